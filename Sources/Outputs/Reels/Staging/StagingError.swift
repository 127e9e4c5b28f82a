import ScrollworkDrawing

/// A staging that cannot be made.
public enum StagingError: Error, Hashable, Sendable {
  /// A kind of text of a staging.
  public enum TextKind: String, Hashable, Sendable {
    /// The title above the device.
    case title
    /// A caption below the device.
    case caption
    /// The label of one of several devices.
    case label
    /// The title of a chapter.
    case chapter
    /// Keys.
    case keys
  }

  /// A text with more lines than there is room for, or with a word wider than the canvas; `width`
  /// is in points.
  case textTooLong(TextKind, String, width: Double, lines: Int)
  /// Scenes beside each other that last for different times, in seconds.
  case differentDurations(first: String, Double, second: String, Double)
  /// Films that follow each other with different canvases or frame rates.
  case differentFilms(first: String, String, second: String, String)
  /// A cross-fade that is longer than a film; both in seconds.
  case longTransition(Double, film: String, duration: Double)
  /// A move of the camera to a view that is not there, as scripts spell it.
  case noView(String)
  /// A picture of the background that cannot be read.
  case noPicture(path: String)
  /// An App Store preview of another duration, in seconds, or with too many frames.
  case previewDuration(Double)
  /// An App Store preview with more frames than previews have.
  case previewRate(FrameRate)
}

extension StagingError: CustomStringConvertible {
  /// The message: what was found, and what was expected.
  public var description: String {
    switch self {
    case .textTooLong(let kind, let text, let width, let lines):
      "the \(kind.rawValue) \"\(text)\" does not fit into \(lines) lines of "
        + "\(Decimal3.spell(width)) pt; shorten it or add padding"
    case .differentDurations(let first, let firstTime, let second, let secondTime):
      "\"\(first)\" lasts \(Decimal3.spell(firstTime)) s and \"\(second)\" "
        + "\(Decimal3.spell(secondTime)) s; scenes beside each other must last equally long"
    case .differentFilms(let first, let firstForm, let second, let secondForm):
      "\"\(first)\" has \(firstForm) and \"\(second)\" has \(secondForm); scenes of one reel must "
        + "have one size and frame rate"
    case .longTransition(let time, let film, let duration):
      "a cross-fade of \(Decimal3.spell(time)) s is longer than \"\(film)\", which lasts "
        + "\(Decimal3.spell(duration)) s"
    case .noView(let name):
      "the camera cannot move to \(name): no view with this id is shown as the move begins"
    case .noPicture(let path): "cannot read \(path), expected a picture for the background"
    case .previewDuration(let duration):
      "an App Store preview lasts 15 to 30 s; this reel lasts \(Decimal3.spell(duration)) s"
    case .previewRate(let rate):
      "an App Store preview has 30 frames per second at most; this reel has \(rate)"
    }
  }
}
