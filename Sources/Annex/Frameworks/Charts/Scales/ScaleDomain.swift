public import Foundation

/// A type whose values describe what a scale shows.
public protocol ScaleDomain {}

/// A range of values that a scale shows.
protocol RangeDomain: ScaleDomain {
  var bounds: (lower: PlotValue, upper: PlotValue)? { get }
}

/// Categories that a scale shows.
protocol ListDomain: ScaleDomain {
  var values: [PlotValue] { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension ClosedRange: RangeDomain where Bound: Plottable {
  var bounds: (lower: PlotValue, upper: PlotValue)? {
    (lowerBound.plotValue, upperBound.plotValue)
  }
}
extension Range: ScaleDomain where Bound: Plottable {}
extension Range: RangeDomain where Bound: Plottable {
  var bounds: (lower: PlotValue, upper: PlotValue)? {
    (lowerBound.plotValue, upperBound.plotValue)
  }
}
extension Array: ScaleDomain where Element: Plottable {}
extension Array: ListDomain where Element: Plottable {
  var values: [PlotValue] { map(\.plotValue) }
}

/// The values that the marks of a chart have, extended to round ones.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  let change: (([PlotValue]) -> [PlotValue])?
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the marks of a chart have.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// The values that the marks of a chart have, with zero or without.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false, change: nil)
  }

  /// The values that the marks of a chart have, changed by a closure.
  public static func automatic<D: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: D.Type = D.self,
    modifyInferredDomain: @escaping (inout [D]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { values in
      var changed = values.compactMap { D(plotValue: $0) }
      modifyInferredDomain(&changed)
      return changed.map(\.plotValue)
    }
  }
}

/// A type whose values describe where a scale is plotted.
public protocol PositionScaleRange {}

/// A range of the plot, with room at the ends.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  let start: CGFloat
  let end: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// The plot, with room at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  /// The plot, with room at the ends, in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
