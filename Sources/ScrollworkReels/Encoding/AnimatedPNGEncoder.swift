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

  func encode(_ frames: FrameQueue, to file: URL) async throws {
    var animation = AnimatedPNG(rate: rate, loops: loops) { try renderer.png(of: $0) }
    do {
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      while let frame = await frames.take() {
        try handle.write(contentsOf: animation.add(frame.pixels))
      }
      try handle.write(contentsOf: animation.finish())
      try handle.seek(toOffset: AnimatedPNG.controlOffset)
      try handle.write(contentsOf: animation.control)
    } catch let error as CocoaError {
      throw StudioError.cannotWrite(path: path, reason: error.systemReason)
    }
  }
}

extension CocoaError {
  /// The system's words for the error, if it has some.
  var systemReason: String {
    (underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
      ?? localizedDescription
  }
}
