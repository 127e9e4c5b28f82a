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
    while let frame = await frames.take() { try document.add(frame.frame) }
    try Task.checkCancellation()
    do { try document.finish(renderer).write(to: file) } catch let error as CocoaError {
      throw StudioError.cannotWrite(path: path, reason: error.systemReason)
    }
  }
}
