public import Foundation

/// The anchor of an annotation.
public enum ViewAnchor: Hashable, Sendable {
  /// The view with an id, else the text with these characters, else the view with this structural
  /// name; of several, the first visible one.
  ///
  /// `up` counts enclosing views with a larger frame: 1 for the card around a text, say.
  case view(String, up: Int)
  /// A point of the canvas, in points.
  case point(CGPoint)
}
