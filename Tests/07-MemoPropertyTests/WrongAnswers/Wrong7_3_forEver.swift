// Told: After the second reversal
func wrong7_3_forEver() -> String {
  """
    0.0 s  computing new output
    0.0 s  body
    0.0 s  body
    0.0 s  computing new output
    0.0 s  body
    0.0 s  computing new output
    0.0 s  computing new output
    0.0 s  body
    0.0 s  computing new output
    0.0 s  computing new output
    0.0 s  body
    0.0 s  computing new output
    0.0 s  computing new output
    0.0 s  body
    0.0 s  computing new output
    0.0 s  computing new output
    0.0 s  body
  """
}
