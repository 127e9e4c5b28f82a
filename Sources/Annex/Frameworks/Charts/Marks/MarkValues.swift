public import Foundation

/// The width, height or radius of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Kind: Sendable { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }

  let kind: Kind

  /// The size that suits the mark.
  public static var automatic: MarkDimension { Self(kind: .automatic) }

  /// A size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { Self(kind: .fixed(value)) }

  /// The size of a step of the scale less an inset at both ends, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { Self(kind: .inset(value)) }

  /// A part of the size of a step of the scale.
  public static func ratio(_ value: CGFloat) -> MarkDimension { Self(kind: .ratio(value)) }
}

extension MarkDimension {
  /// A size in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// A size in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
}

/// The arrangement of marks at the same position.
public struct MarkStackingMethod: Equatable, Sendable {
  enum Kind: Sendable { case standard, normalized, center, unstacked }

  let kind: Kind

  /// One above the other, from zero.
  public static var standard: Self { Self(kind: .standard) }
  /// One above the other, as parts of the whole.
  public static var normalized: Self { Self(kind: .normalized) }
  /// One above the other, around the center.
  public static var center: Self { Self(kind: .center) }
  /// Over one another, each from zero.
  public static var unstacked: Self { Self(kind: .unstacked) }
}

/// The curve between the points of a line or an area.
public struct InterpolationMethod: Sendable {
  enum Kind: Equatable, Sendable {
    case linear, monotone
    case catmullRom(CGFloat), cardinal(CGFloat)
    case stepStart, stepCenter, stepEnd
  }

  let kind: Kind

  /// Straight lines.
  public static var linear: Self { Self(kind: .linear) }
  /// A cubic curve that turns only at points.
  public static var monotone: Self { Self(kind: .monotone) }
  /// A Catmull-Rom curve.
  public static var catmullRom: Self { catmullRom(alpha: 0.5) }
  /// A cardinal curve.
  public static var cardinal: Self { cardinal(tension: 0) }
  /// Steps at the points.
  public static var stepStart: Self { Self(kind: .stepStart) }
  /// Steps between the points.
  public static var stepCenter: Self { Self(kind: .stepCenter) }
  /// Steps before the next points.
  public static var stepEnd: Self { Self(kind: .stepEnd) }

  /// A Catmull-Rom curve, uniform for 0, chordal for 1.
  public static func catmullRom(alpha: CGFloat) -> Self { Self(kind: .catmullRom(alpha)) }

  /// A cardinal curve, straight for a tension of 1.
  public static func cardinal(tension: CGFloat) -> Self { Self(kind: .cardinal(tension)) }
}

/// The place of an annotation beside its mark.
public struct AnnotationPosition: Equatable, Sendable {
  enum Kind: Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  /// Above the mark, or beside it for horizontal bars.
  public static var automatic: Self { Self(kind: .automatic) }
  /// Over the mark.
  public static var overlay: Self { Self(kind: .overlay) }
  /// Above the mark.
  public static var top: Self { Self(kind: .top) }
  /// Below the mark.
  public static var bottom: Self { Self(kind: .bottom) }
  /// Before the mark.
  public static var leading: Self { Self(kind: .leading) }
  /// After the mark.
  public static var trailing: Self { Self(kind: .trailing) }
  /// Above and before the mark.
  public static var topLeading: Self { Self(kind: .topLeading) }
  /// Above and after the mark.
  public static var topTrailing: Self { Self(kind: .topTrailing) }
  /// Below and before the mark.
  public static var bottomLeading: Self { Self(kind: .bottomLeading) }
  /// Below and after the mark.
  public static var bottomTrailing: Self { Self(kind: .bottomTrailing) }
}

/// The correction of annotations that reach out of the chart.
public struct AnnotationOverflowResolution: Sendable {
  /// The correction in one direction.
  public struct Strategy: Sendable {
    enum Kind: Sendable { case automatic, fit, padScale, disabled }

    let kind: Kind

    /// Fits the annotation into the chart.
    public static var automatic: Self { Self(kind: .automatic) }
    /// Fits the annotation into the chart.
    public static var fit: Self { Self(kind: .fit) }
    /// Makes room in the scale.
    public static var padScale: Self { Self(kind: .padScale) }
    /// Leaves the annotation where it is.
    public static var disabled: Self { Self(kind: .disabled) }

    /// Fits the annotation into a boundary.
    public static func fit(to boundary: Boundary) -> Self { Self(kind: .fit) }
  }

  /// The area that annotations are kept in.
  public struct Boundary: Sendable {
    /// The bounds that the system chooses.
    public static var automatic: Self { Self() }
    /// The bounds of the chart.
    public static var chart: Self { Self() }
    /// The bounds of the plot.
    public static var plot: Self { Self() }
  }

  let x: Strategy
  let y: Strategy

  /// Creates a resolution by an axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

  /// Fits annotations into the chart.
  public static var automatic: Self { Self() }
}
