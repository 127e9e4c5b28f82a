import Foundation
import ScrollworkDrawing
import ScrollworkStudio

/// The frames of a film on their way to an encoder, in order.
typealias FrameQueue = BoundedQueue<DrawnFrame>

/// A frame of a film with its pixels; they are empty if no form needs them.
struct DrawnFrame: Sendable {
  let frame: FilmFrame
  /// The frame in the dark color scheme, if both are made.
  let dark: FilmFrame?
  let pixels: Pixels
}

/// An encoder of one form.
protocol FrameEncoder: Sendable {
  /// Encodes all frames of a queue into a new file.
  func encode(_ frames: FrameQueue, to file: URL) async throws
}
