public import Foundation
public import ScrollworkGeometry
public import ScrollworkViews

/// The scales and the plot of a chart.
public struct ChartProxy {
  let x: PlotScale?
  let y: PlotScale?
  /// The sum of the angles of sectors.
  let angles: [(value: PlotValue, upper: Double)]
  let anchor: Anchor<CGRect>?

  /// The size of the plot.
  public let plotSize: CGSize

  /// The size of the plot.
  public var plotAreaSize: CGSize { plotSize }

  /// The frame of the plot, to be converted by a geometry proxy; nil before the first layout.
  public var plotFrame: Anchor<CGRect>? { anchor }

  /// The frame of the plot with what is scrolled, to be converted by a geometry proxy.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }

  /// The frame of the plot, to be converted by a geometry proxy.
  ///
  /// - Precondition: the chart is laid out, as it is wherever a proxy is given.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let anchor else { preconditionFailure("The chart has no plot.") }
    return anchor
  }

  /// The distance of a value from the leading edge of the plot; nil if the axis lacks it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x?.part(of: value.plotValue).map { $0 * plotSize.width }
  }

  /// The distance of a value from the top of the plot; nil if the axis lacks it.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y?.part(of: value.plotValue).map { (1 - $0) * plotSize.height }
  }

  /// The place of values in the plot; nil if an axis lacks one.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The positions of the edges of a value's step.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let x, let middle = position(forX: value) else { return nil }
    let half = x.step * plotSize.width / 2
    return middle - half...middle + half
  }

  /// The positions of the edges of a value's step.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let y, let middle = position(forY: value) else { return nil }
    let half = y.step * plotSize.height / 2
    return middle - half...middle + half
  }

  /// The value at a distance from the leading edge of the plot.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    guard let x, plotSize.width > 0 else { return nil }
    return P(plotValue: x.value(at: position / plotSize.width))
  }

  /// The value at a distance from the top of the plot.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    guard let y, plotSize.height > 0 else { return nil }
    return P(plotValue: y.value(at: 1 - position / plotSize.height))
  }

  /// The values at a place of the plot.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The angle of a place around the center of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y)
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// The value of the sectors up to an angle.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    guard let total = angles.last?.upper else { return nil }
    return P(plotValue: .number(angle.radians / (2 * .pi) * total))
  }
}
