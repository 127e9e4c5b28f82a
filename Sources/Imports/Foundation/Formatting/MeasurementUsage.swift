public import Foundation

/// What a measurement is of, which decides about its unit.
///
/// - Source: documented; the units are those of the Unicode locale data for the usage.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name of the usage in the Unicode locale data; nil for the measurement's own unit.
  let identifier: String?

  /// As people of the locale measure.
  public static var general: Self { .init(identifier: "default") }
  /// The measurement's own unit.
  public static var asProvided: Self { .init(identifier: nil) }

  /// Whether a text may have several numbers: feet and inches.
  var isSeveralUnits: Bool { identifier?.hasPrefix("person") ?? false }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Distances on roads.
  public static var road: Self { .init(identifier: "road") }
  /// The height of a person.
  public static var personHeight: Self { .init(identifier: "person-height") }
  /// Distances of things near by.
  public static var person: Self { .init(identifier: "person") }
  /// The depth of rain.
  public static var rainfall: Self { .init(identifier: "rainfall") }
  /// The depth of snow.
  public static var snowfall: Self { .init(identifier: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of air.
  public static var weather: Self { .init(identifier: "weather") }
  /// The temperature of a body.
  public static var person: Self { .init(identifier: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { .init(identifier: "food") }
  /// The energy that a workout takes, in the units of food.
  public static var workout: Self { food }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { .init(identifier: "person") }
}
