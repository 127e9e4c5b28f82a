public import ScrollworkGeometry

/// The parts of an image that keep their size when it is stretched: its edges.
public struct ImageSlices: Hashable, Sendable {
  /// What fills the parts between the insets.
  public enum Fill: Hashable, Sendable {
    /// The part of the image, stretched.
    case stretch
    /// The part of the image, repeated from the top leading corner.
    case tile
  }

  /// The edges that keep their size, in points of the image.
  public var insets: EdgeInsets
  /// What fills the rest.
  public var fill: Fill

  /// Slices at `insets` from the edges.
  public init(insets: EdgeInsets, fill: Fill = .stretch) {
    self.insets = insets
    self.fill = fill
  }
}

extension ImageSlices {
  /// Whether the slices make no difference to a stretched image.
  package var isPlain: Bool { insets == EdgeInsets() && fill == .stretch }
}
