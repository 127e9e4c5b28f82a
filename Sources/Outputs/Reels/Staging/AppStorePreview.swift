/// The rules for an App Store preview of a phone.
///
/// - Source: documented, "App preview specifications" of App Store Connect: 886 × 1920 pixels or
///   1920 × 886, 15 to 30 seconds, 30 frames per second at most, H.264.
public enum AppStorePreview {
  /// The sides, in pixels.
  static let sides = (short: 886, long: 1920)
  /// The durations, in seconds.
  static let durations = 15.0...30.0
  /// The most frames per second.
  public static let mostFrames = 30
  /// The form of its file.
  public static let form = ReelForm.mp4

  /// Throws for a reel that is none.
  static func check(duration: Double, rate: FrameRate) throws(StagingError) {
    // Times of scenes are multiples of 1/120 s.
    guard (durations.lowerBound - 0.001...durations.upperBound + 0.001).contains(duration) else {
      throw .previewDuration(duration)
    }
    guard rate.time(of: mostFrames) >= 1 else { throw .previewRate(rate) }
  }
}
