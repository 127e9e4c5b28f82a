public import Foundation

/// A formatter of masses, whose units have the words of the locale of its number formatter.
///
/// - Source: Foundation on Linux chooses the unit of a number of kilograms; its words are English.
open class MassFormatter: Foundation.MassFormatter {
  /// A number with a unit.
  open override func string(fromValue value: Double, unit: Unit) -> String {
    unit.measured.text(value, unitStyle, numberFormatter)
  }

  /// A unit, inflected as after a number.
  open override func unitString(fromValue value: Double, unit: Unit) -> String {
    unit.measured.unitText(value, unitStyle, numberFormatter)
  }
}

extension Foundation.MassFormatter.Unit {
  fileprivate var measured: UnitMass {
    switch self {
    case .gram: .grams
    case .kilogram: .kilograms
    case .ounce: .ounces
    case .pound: .pounds
    case .stone: .stones
    }
  }
}
