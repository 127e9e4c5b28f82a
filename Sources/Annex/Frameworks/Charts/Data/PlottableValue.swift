public import Foundation
public import ScrollworkViews

/// A labeled value of data, plotted along a dimension of a mark.
public struct PlottableValue<Value: Plottable> {
  let plotted: PlottedValue

  private init(_ plotted: PlottedValue) { self.plotted = plotted }

  /// A value with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(PlottedValue(label: "\(labelKey)", value: value.plotValue))
  }

  /// A value with a label.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> Self {
    Self(PlottedValue(label: String(label), value: value.plotValue))
  }

  /// A value with a label.
  public static func value(_ label: Text, _ value: Value) -> Self {
    Self(PlottedValue(label: "\(label)", value: value.plotValue))
  }

  /// A range of values with a label, such as a bin.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self
  where Value: Comparable {
    Self(PlottedValue(label: "\(labelKey)", range.lowerBound.plotValue, range.upperBound.plotValue))
  }

  /// A range of values with a label, such as a bin.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> Self
  where Value: Comparable {
    Self(
      PlottedValue(label: String(label), range.lowerBound.plotValue, range.upperBound.plotValue))
  }

  /// A range of values with a label, such as a bin.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>) -> Self
  where Value: Comparable {
    Self(PlottedValue(label: "\(labelKey)", range.lowerBound.plotValue, range.upperBound.plotValue))
  }
}

extension PlottableValue where Value == Date {
  /// The unit of the calendar that a date lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(PlottedValue(label: "\(labelKey)", date, unit, calendar ?? .current))
  }

  /// The unit of the calendar that a date lies in.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(PlottedValue(label: String(label), date, unit, calendar ?? .current))
  }

  /// The unit of the calendar that a date lies in.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(PlottedValue(label: "\(label)", date, unit, calendar ?? .current))
  }
}

/// A value of a mark: where it is, and the bin it fills.
struct PlottedValue {
  let label: String
  let value: PlotValue
  /// The bounds of the bin; nil for a value without one.
  var bin: (lower: Double, upper: Double)?

  init(label: String, value: PlotValue) { (self.label, self.value) = (label, value) }

  /// A range, whose position is its center.
  init(label: String, _ lower: PlotValue, _ upper: PlotValue) {
    self.label = label
    guard let low = lower.number, let high = upper.number else {
      value = lower
      return
    }
    bin = (low, high)
    value = lower.isDate ? .date((low + high) / 2) : .number((low + high) / 2)
  }

  /// A unit of a calendar, whose position is its center.
  init(label: String, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
    guard let interval = calendar.dateInterval(of: unit, for: date) else {
      self.init(label: label, value: date.plotValue)
      return
    }
    self.init(label: label, interval.start.plotValue, interval.end.plotValue)
  }
}
