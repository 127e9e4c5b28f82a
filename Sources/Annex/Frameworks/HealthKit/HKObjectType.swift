public import ScrollworkFoundation

/// A kind of value.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The identifier of the object type.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  /// A kind of number.
  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  /// A kind of state.
  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  /// The kind of workouts.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
}

/// A kind of value with a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A kind of number.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// A kind of number.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}

/// A kind of state.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// A kind of state.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}

/// The kind of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The name of a kind of number.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value of the quantity type identifier.
  public let rawValue: String
  /// Creates a quantity type identifier from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  private static func own(_ name: String) -> Self {
    Self(rawValue: "HKQuantityTypeIdentifier" + name)
  }
  /// The number of steps.
  public static let stepCount = own("StepCount")
  /// Beats of the heart.
  public static let heartRate = own("HeartRate")
  /// Beats of the heart at rest.
  public static let restingHeartRate = own("RestingHeartRate")
  /// The energy burned by movement.
  public static let activeEnergyBurned = own("ActiveEnergyBurned")
  /// The energy burned at rest.
  public static let basalEnergyBurned = own("BasalEnergyBurned")
  /// Meters of walks and runs.
  public static let distanceWalkingRunning = own("DistanceWalkingRunning")
  /// The distance of rides.
  public static let distanceCycling = own("DistanceCycling")
  /// The number of flights climbed.
  public static let flightsClimbed = own("FlightsClimbed")
  /// The time of exercise.
  public static let appleExerciseTime = own("AppleExerciseTime")
  /// The mass of the body.
  public static let bodyMass = own("BodyMass")
  /// The height of the body.
  public static let height = own("Height")
  /// The water that was drunk.
  public static let dietaryWater = own("DietaryWater")
  /// The energy of food.
  public static let dietaryEnergyConsumed = own("DietaryEnergyConsumed")
  /// Oxygen of the blood.
  public static let oxygenSaturation = own("OxygenSaturation")
}

/// The name of a kind of state.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value of the category type identifier.
  public let rawValue: String
  /// Creates a category type identifier from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The analysis of sleep.
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// The sessions of mindfulness.
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}
