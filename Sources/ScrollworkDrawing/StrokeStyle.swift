public import Foundation

/// How a line's ends are drawn.
@frozen public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off where the line ends.
  case butt
  /// With half a disc beyond.
  case round
  /// With half a square beyond.
  case square
}

/// How two lines meet.
@frozen public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point, until the miter limit cuts it off.
  case miter
  /// In a round.
  case round
  /// Cut off.
  case bevel
}

/// How an outline is stroked; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The ends of lines.
  public var lineCap: CGLineCap
  /// The meeting of lines.
  public var lineJoin: CGLineJoin
  /// How many half widths a miter may reach.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty is a solid line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// A stroke; one point wide unless said otherwise.
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
