// Told: once for each input that changes
func wrong7_3_oncePerChange() -> String {
  """
    0.0 s  computing new output
    0.0 s  body
    0.0 s  body
    0.0 s  computing new output
    0.0 s  body
    0.0 s  body
    0.0 s  computing new output
    0.0 s  body
    0.0 s  computing new output
    0.0 s  body
    0.0 s  body
  """
}
