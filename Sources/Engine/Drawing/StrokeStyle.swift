public import Foundation

/// The shape of a line's ends.
@frozen public enum CGLineCap: Int32, Hashable, Sendable {
  /// A square edge at the line's end.
  case butt
  /// A half disc beyond the line's end.
  case round
  /// A half square beyond the line's end.
  case square
}

/// The shape of the join between two lines.
@frozen public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A cut-off corner.
  case bevel
}

/// The properties of a stroke; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The shape of line ends.
  public var lineCap: CGLineCap
  /// The shape of joins.
  public var lineJoin: CGLineJoin
  /// The maximum length of a miter, as a multiple of the line width.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps; an empty pattern is a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at the line's start.
  public var dashPhase: CGFloat

  /// A stroke style; one point wide by default.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
