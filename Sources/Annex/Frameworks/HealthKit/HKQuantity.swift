public import ScrollworkFoundation

/// A number with a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  /// A number with a unit.
  public init(unit: HKUnit, doubleValue value: Double) { self.value = value }
  /// The number in a unit.
  open func doubleValue(for unit: HKUnit) -> Double { value }
}

/// A unit of a quantity.
open class HKUnit: NSObject, @unchecked Sendable {
  /// The string of the unit.
  public let unitString: String
  /// A unit by its text.
  public init(from string: String) { unitString = string }
  /// The unit of counts.
  open class func count() -> HKUnit { HKUnit(from: "count") }
  /// The unit of meters.
  open class func meter() -> HKUnit { HKUnit(from: "m") }
  /// The unit of minutes.
  open class func minute() -> HKUnit { HKUnit(from: "min") }
  /// The unit of kilocalories.
  open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// The unit of percents.
  open class func percent() -> HKUnit { HKUnit(from: "%") }
  /// A unit for each of another one.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(from: unitString + "/" + unit.unitString)
  }
}

/// A value with a time.
open class HKSample: NSObject, @unchecked Sendable {
  /// The start date of the sample.
  public let startDate = Date()
  /// The end date of the sample.
  public let endDate = Date()
}

/// A number with a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The quantity of the sample.
  public var quantity: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
}
