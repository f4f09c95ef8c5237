/// The looks of a picture: for light pages, and for dark ones where the reader's system says so.
///
/// Without that wish the picture is dark on light and brings its own paper, so it can be read on any
/// page.
let pictureStyle = """
  text { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; \
  fill: #1f2328; }
  .paper { fill: #ffffff; stroke: #d1d9e0; }
  .wait { fill: #f0f3f6; }
  .stem { stroke: #c3ccd5; }
  .time, .legend, .detail { fill: #59636e; }
  .time, .legend { font-size: 11px; }
  .step { font-size: 12px; }
  .label { font-size: 13px; font-weight: 600; }
  .detail { font-size: 12px; font-weight: 400; }
  .bar { fill: #a5cdfc; }
  .fading { fill-opacity: 0.45; }
  .cap { stroke: #0550ae; stroke-width: 2; }
  .mark, .arrow { fill: #0550ae; }
  .cross { stroke: #cf222e; stroke-width: 2; stroke-linecap: round; }
  .body { fill: #ffffff; stroke: #8250df; stroke-width: 2; }
  .warning { fill: #bc4c00; }
  @media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; }
  .paper { fill: #0d1117; stroke: #3d444d; }
  .wait { fill: #1a2029; }
  .stem { stroke: #3d444d; }
  .time, .legend, .detail { fill: #9198a1; }
  .bar { fill: #1f4e8c; }
  .cap { stroke: #79c0ff; }
  .mark, .arrow { fill: #79c0ff; }
  .cross { stroke: #ff7b72; }
  .body { fill: #0d1117; stroke: #d2a8ff; }
  .warning { fill: #f0883e; }
  }
  """
