import Foundation
import ScrollworkDrawing
import ScrollworkStudio

/// The encoder of animated SVG documents, which keeps the display lists of all frames.
struct AnimatedSVGEncoder: FrameEncoder {
  let rate: FrameRate
  let loops: Int
  let renderer: any DisplayListRendering
  /// The path in messages.
  let path: String
  /// The name that a reader who does not see it is told.
  var title: String?

  func encode(_ frames: FrameQueue, to file: URL) async throws {
    var options = AnimatedSVG.Options()
    options.passes = loops == 0 ? nil : loops
    options.title = title
    var document = AnimatedSVG(rate: rate, options: options)
    var dark: AnimatedSVG?
    while let frame = await frames.take() {
      try document.add(frame.frame)
      guard let darkFrame = frame.dark else { continue }
      if dark == nil { dark = AnimatedSVG(rate: rate, options: options) }
      try dark?.add(darkFrame)
    }
    try Task.checkCancellation()
    let bytes = try document.finish(renderer, dark: dark)
    let file = try OpenFile(file, .over, as: path)
    defer { file.close() }
    try file.write(bytes)
    try file.finish()
  }
}
