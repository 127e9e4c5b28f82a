import Foundation
import ScrollworkDrawing
import ScrollworkStudio

/// The encoder of animated PNG files.
struct AnimatedPNGEncoder: FrameEncoder {
  let rate: FrameRate
  let loops: Int
  let renderer: any DisplayListRendering
  /// The path in messages.
  let path: String
  /// Whether frames are transparent.
  var isClear = false

  func encode(_ frames: FrameQueue, to file: URL) async throws {
    var animation = AnimatedPNG(rate: rate, loops: loops) {
      try isClear ? ClearPNG.png(of: $0) : renderer.png(of: $0)
    }
    let file = try OpenFile(file, .over, as: path)
    defer { file.close() }
    while let frame = await frames.take() { try file.write(animation.add(frame.pixels)) }
    try file.write(animation.finish())
    try file.seek(to: AnimatedPNG.controlOffset)
    try file.write(animation.control)
    try file.finish()
  }
}
