// Told: already passes the direction
func wrong7_3_twiceAtTheSecond() -> String {
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
    0.0 s  body
  """
}
