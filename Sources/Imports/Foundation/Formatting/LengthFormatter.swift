public import Foundation

/// A formatter of lengths, whose units have the words of the locale of its number formatter.
///
/// - Source: Foundation on Linux chooses the unit of a number of meters; its words are English.
open class LengthFormatter: Foundation.LengthFormatter {
  /// A number with a unit.
  open override func string(fromValue value: Double, unit: Unit) -> String {
    unit.measured.text(value, unitStyle, numberFormatter)
  }

  /// A unit, inflected as after a number.
  open override func unitString(fromValue value: Double, unit: Unit) -> String {
    unit.measured.unitText(value, unitStyle, numberFormatter)
  }
}

extension Foundation.LengthFormatter.Unit {
  fileprivate var measured: UnitLength {
    switch self {
    case .millimeter: .millimeters
    case .centimeter: .centimeters
    case .meter: .meters
    case .kilometer: .kilometers
    case .inch: .inches
    case .foot: .feet
    case .yard: .yards
    case .mile: .miles
    }
  }
}
