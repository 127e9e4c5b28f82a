public import Foundation
public import ScrollworkGeometry
import ScrollworkScrolling
public import ScrollworkViews

extension View {
  /// Sets the axes along which charts scroll.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart { $0.scrollableAxes = axes }
  }

  /// Sets the length of the x axis that is visible at a time; seconds for dates.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.visibleX = length.plotValue.number }
  }

  /// Sets the length of the y axis that is visible at a time; seconds for dates.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.visibleY = length.plotValue.number }
  }

  /// Links a value to the start of the visible part of the x axis.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart {
      $0.scrollX = ChartScrollLink(value: { x.wrappedValue.plotValue }) { value in
        if let value = P(plotValue: value) { x.wrappedValue = value }
      }
    }
  }

  /// Links a value to the start of the visible part of the y axis.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart {
      $0.scrollY = ChartScrollLink(value: { y.wrappedValue.plotValue }) { value in
        if let value = P(plotValue: value) { y.wrappedValue = value }
      }
    }
  }

  /// Sets the value at which the visible part of the x axis starts at first.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chart { $0.scrollX = ChartScrollLink(value: { initialX.plotValue }, set: nil) }
  }

  /// Sets the value at which the visible part of the y axis starts at first.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chart { $0.scrollY = ChartScrollLink(value: { initialY.plotValue }, set: nil) }
  }

  /// Sets where scrolls of charts end.
  public func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior)
    -> some View
  {
    chart { $0.target = behavior.target }
  }
}

/// Where scrolls of charts end: at multiples of a unit, or at pages.
struct ChartScrollTarget {
  enum Unit {
    case number(Double), moments(DateComponents), pages
  }

  let unit: Unit
}

/// A rule by which scrolls of charts end at values.
public struct ValueAlignedChartScrollTargetBehavior {
  let target: ChartScrollTarget

  /// The limit of how far one scroll goes.
  public struct MajorValueAlignment<Value> {
    /// Aligns the scroll to pages.
    public static var page: Self { Self() }

    /// At multiples of a unit.
    public static func unit(_ unit: Value) -> Self { Self() }

    /// At moments of a calendar.
    public static func matching(_ components: DateComponents) -> Self { Self() }
  }

  /// Ends scrolls at multiples of a unit.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil
  ) -> Self {
    Self(target: ChartScrollTarget(unit: .number(unit.plotValue.number ?? 1)))
  }

  /// Ends scrolls at moments of a calendar.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
  ) -> Self {
    Self(target: ChartScrollTarget(unit: .moments(components)))
  }

  /// Ends scrolls at whole windows.
  public static var paging: Self { Self(target: ChartScrollTarget(unit: .pages)) }
}
