public import Foundation

/// A formatter of energies, whose units have the words of the locale of its number formatter.
///
/// - Source: Foundation on Linux chooses the unit of a number of joules; its words are English.
open class EnergyFormatter: Foundation.EnergyFormatter {
  /// A number with a unit.
  open override func string(fromValue value: Double, unit: Unit) -> String {
    unit.measured.text(value, unitStyle, numberFormatter)
  }

  /// A unit, inflected as after a number.
  open override func unitString(fromValue value: Double, unit: Unit) -> String {
    unit.measured.unitText(value, unitStyle, numberFormatter)
  }
}

extension Foundation.EnergyFormatter.Unit {
  fileprivate var measured: UnitEnergy {
    switch self {
    case .joule: .joules
    case .kilojoule: .kilojoules
    case .calorie: .calories
    case .kilocalorie: .kilocalories
    }
  }
}
