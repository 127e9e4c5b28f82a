import Foundation
import ScrollworkDrawing

/// A stretch of a line of text in one style, as words for a document that draws them with its
/// reader's fonts.
struct Phrase: Sendable {
  /// The characters in logical order, without a space at which the line is wrapped.
  var text: String
  /// The left end of the baseline, where the first character is drawn, in points from the top left
  /// corner of the text.
  var origin: CGPoint
  /// The advance, in points, without tracking at both ends.
  var width: CGFloat
  /// The face and its tracking.
  var face: FontFace
  var tracking: CGFloat
  /// The families of the fonts used, in the order in which they are tried.
  var families: [String]
  /// The index of the line.
  var line: Int
  /// Whether the line is laid out right to left.
  var isRightToLeft: Bool
  /// Whether the characters run in one direction, left to right.
  var isPlain: Bool
  /// Whether the phrase is all of its line.
  var isWholeLine: Bool

  /// Whether a document can lay out the characters again with an equal result.
  ///
  /// Not with tabs, soft hyphens and other controls, nor where writing directions meet styles: the
  /// order of the stretches then depends on the rest of the line.
  var canBeLive: Bool {
    (isPlain || isWholeLine)
      && !text.unicodeScalars.contains { scalar in
        scalar == "\u{AD}" || scalar == "\u{FFFC}"
          || scalar.properties.generalCategory == .control
      }
  }
}
