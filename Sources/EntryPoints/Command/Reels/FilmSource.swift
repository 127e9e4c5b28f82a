import Foundation
import ScrollworkReels

/// The films of a reel, at any rate and scale.
@MainActor struct FilmSource {
  /// The name of the reel.
  let name: String
  /// The scale asked for: pixels per point of scenes, or the size of pictures as a part of their
  /// own.
  let scale: CGFloat
  /// The film at a rate and a scale.
  let film: (FrameRate, CGFloat) throws -> Film
  /// The film in the dark color scheme, if both are made.
  var dark: ((FrameRate, CGFloat) throws -> Film)?
  /// Whether frames have a size of their own, whatever the scale.
  var hasFixedSize = false
}
