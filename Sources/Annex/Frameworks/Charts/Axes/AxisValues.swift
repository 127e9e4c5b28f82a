public import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?)
    case strides(Double)
    case units(Calendar.Component, Int, Calendar)
    case list([PlotValue])
  }

  let kind: Kind

  /// Ticks at round values.
  public static var automatic: AxisMarkValues { Self(kind: .automatic(count: nil)) }

  /// Round values, about as many as wished.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    Self(kind: .automatic(count: desiredCount))
  }

  /// Round values that are apart from each other, about as many as wished.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    Self(kind: .automatic(count: desiredCount))
  }

  /// Multiples of a number.
  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    Self(kind: .strides(stepSize.plotValue.number ?? 1))
  }

  /// The beginnings of units of a calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    Self(kind: .units(component, count, calendar ?? .current))
  }
}

/// A value at which an axis has marks.
public struct AxisValue: Sendable {
  let value: PlotValue
  /// The position among the values of the axis.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int

  /// The value as a type; nil if it has no such value.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotValue: value) }
}

/// The side of a chart that an axis stands at.
public struct AxisMarkPosition: Equatable, Sendable {
  enum Kind: Sendable { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  /// Below the plot, or at its trailing edge; categories stand at the leading edge.
  public static var automatic: Self { Self(kind: .automatic) }
  /// At the leading edge.
  public static var leading: Self { Self(kind: .leading) }
  /// At the trailing edge.
  public static var trailing: Self { Self(kind: .trailing) }
  /// Above the plot.
  public static var top: Self { Self(kind: .top) }
  /// Below the plot.
  public static var bottom: Self { Self(kind: .bottom) }
}

/// The arrangement of labels along an axis.
public struct AxisMarkPreset: Equatable, Sendable {
  enum Kind: Sendable { case automatic, extended, aligned, inset }

  let kind: Kind

  /// After the grid lines.
  public static var automatic: Self { Self(kind: .automatic) }
  /// After the grid lines, which extend to the labels.
  public static var extended: Self { Self(kind: .extended) }
  /// The outer labels are aligned with the ends of the plot.
  public static var aligned: Self { Self(kind: .aligned) }
  /// Within the plot.
  public static var inset: Self { Self(kind: .inset) }
}

/// What becomes of labels that meet.
public struct AxisValueLabelCollisionResolution: Sendable {
  let hides: Bool

  /// Hides labels that meet others.
  public static var automatic: Self { Self(hides: true) }
  /// Shows all labels.
  public static var disabled: Self { Self(hides: false) }
  /// Truncates labels.
  public static var truncate: Self { Self(hides: true) }
  /// Hides labels that meet others.
  public static var greedy: Self { Self(hides: true) }

  /// Hides labels that meet others, with a distance.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> Self { Self(hides: true) }
}

/// The direction of labels.
public struct AxisValueLabelOrientation: Sendable {
  let degrees: Double

  /// Horizontal.
  public static var automatic: Self { Self(degrees: 0) }
  /// Horizontal.
  public static var horizontal: Self { Self(degrees: 0) }
  /// Turned by a quarter.
  public static var vertical: Self { Self(degrees: 90) }
  /// Turned by a quarter to the left.
  public static var verticalReversed: Self { Self(degrees: -90) }
}
