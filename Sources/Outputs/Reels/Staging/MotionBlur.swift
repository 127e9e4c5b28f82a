import Foundation
import ScrollworkDrawing

/// The exposure of a frame: several samples of the scene while a shutter is open.
///
/// A frame has as many samples as its motion needs, up to a number: none but the first where nothing
/// moves.
public struct MotionBlur: Hashable, Sendable {
  /// The most samples in a frame, at least 1.
  public var samples: Int
  /// The part of the frame's duration for which the shutter is open, in degrees of a full turn,
  /// 0…360.
  public var shutter: Double

  /// The usual limit of samples.
  ///
  /// - Source: chosen: a flick of 7,000 points per second at two pixels per point has its samples two
  ///   pixels apart.
  public static let usualSamples = 64

  /// Motion blur; by default while the shutter is open for half the frame.
  ///
  /// - Source: documented for film, a shutter of 180°.
  public init(samples: Int = MotionBlur.usualSamples, shutter: Double = 180) {
    precondition(samples > 0, "\(samples) samples in a frame")
    precondition((0...360).contains(shutter), "a shutter of \(shutter)°")
    (self.samples, self.shutter) = (samples, shutter)
  }

  /// The time from the first sample of a frame to the end of the exposure, in seconds of the reel.
  func exposure(_ rate: FrameRate) -> Double { shutter / 360 * rate.time(of: 1) }

  /// The times of `count` samples of a frame that begins at `time`, in seconds of the reel.
  func times(at time: Double, count: Int, rate: FrameRate) -> [Double] {
    (0..<count).map { time + Double($0) / Double(count) * exposure(rate) }
  }

  /// The number of samples for a motion over some pixels while the shutter is open.
  ///
  /// - Source: measured: edges of cards in `gallery` show a comb at samples three pixels apart, and none
  ///   at one and a half.
  func count(over pixels: CGFloat) -> Int {
    max(1, min(samples, Int((pixels / Self.spacing).rounded(.up)) + 1))
  }

  /// The largest distance between samples, in pixels.
  private static let spacing: CGFloat = 1.5
}
