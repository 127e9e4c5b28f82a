public import ScrollworkGeometry

/// A mark that explains a part of a still.
public struct Annotation: Hashable, Sendable {
  /// The kind of an annotation.
  public enum Kind: Hashable, Sendable {
    /// A label beside the still with a leader line to the anchor.
    case callout
    /// A number on the still, explained in the legend beneath.
    case badge
    /// An outline around the anchor.
    case highlight
    /// A dimension line with the width or the height of the anchor.
    case dimension(Axis)
    /// A bracket beside the still along the anchor and all `others`.
    case bracket
    /// An arrow from the anchor to the target.
    case arrow(ArrowTarget)
    /// A veil over all but the anchor and all `others`.
    case dim
  }

  /// The end of an arrow.
  public enum ArrowTarget: Hashable, Sendable {
    /// A view or a point.
    case anchor(ViewAnchor)
    /// Where the anchor is this much later, in seconds.
    case later(Double)
  }

  /// The kind.
  public var kind: Kind
  /// The anchor.
  public var anchor: ViewAnchor
  /// The further anchors of a bracket or a veil.
  public var others: [ViewAnchor]
  /// The label; nil for that of the kind: the length of a dimension, none for others.
  public var text: String?
  /// The second line of a callout, in smaller type.
  public var note: String?
  /// The side of the still on which the label stands; nil for the better one.
  public var side: HorizontalEdge?
  /// The point of the anchor to which a leader, a badge or an arrow belongs; nil for a point near
  /// the side.
  public var point: UnitPoint?
  /// The number of the still, from 1, in a figure with several; nil for the first.
  public var still: Int?
  /// The keys that lead to the annotation in its description, for errors.
  public var keys: [FigureKey] = []

  /// An annotation.
  public init(
    _ kind: Kind, _ anchor: ViewAnchor, others: [ViewAnchor] = [], text: String? = nil,
    note: String? = nil, side: HorizontalEdge? = nil, point: UnitPoint? = nil, still: Int? = nil
  ) {
    (self.kind, self.anchor, self.others, self.text) = (kind, anchor, others, text)
    (self.note, self.side, self.point, self.still) = (note, side, point, still)
  }
}
