public import ScrollworkFoundation

/// The permission to write a kind of value.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// A kind of value.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The name.
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
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private static func own(_ name: String) -> Self {
    Self(rawValue: "HKQuantityTypeIdentifier" + name)
  }
  /// Steps.
  public static let stepCount = own("StepCount")
  /// Beats of the heart.
  public static let heartRate = own("HeartRate")
  /// Beats of the heart at rest.
  public static let restingHeartRate = own("RestingHeartRate")
  /// Energy of movement.
  public static let activeEnergyBurned = own("ActiveEnergyBurned")
  /// Energy at rest.
  public static let basalEnergyBurned = own("BasalEnergyBurned")
  /// Meters of walks and runs.
  public static let distanceWalkingRunning = own("DistanceWalkingRunning")
  /// Meters of rides.
  public static let distanceCycling = own("DistanceCycling")
  /// Floors.
  public static let flightsClimbed = own("FlightsClimbed")
  /// Minutes of exercise.
  public static let appleExerciseTime = own("AppleExerciseTime")
  /// The weight.
  public static let bodyMass = own("BodyMass")
  /// The height.
  public static let height = own("Height")
  /// Water.
  public static let dietaryWater = own("DietaryWater")
  /// Energy of food.
  public static let dietaryEnergyConsumed = own("DietaryEnergyConsumed")
  /// Oxygen of the blood.
  public static let oxygenSaturation = own("OxygenSaturation")
}

/// The name of a kind of state.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sleep.
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// Mindful minutes.
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
}

/// The values of the user's health, which this device does not keep.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Reads values.
  public override init() {}
  /// Whether the device keeps values: no.
  open class func isHealthDataAvailable() -> Bool { false }
  /// The permission: not asked for.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  /// Asks for permission, which is an error.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(false, HKError(.errorHealthDataUnavailable)) } }
  /// Asks for permission, which is an error.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Asks for values, of which there are none.
  open func execute(_ query: HKQuery) { query.fail() }
  /// Ends a question.
  open func stop(_ query: HKQuery) {}
}

/// An error of values of health.
public struct HKError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted
    case errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// A question for values: the answer is an error.
open class HKQuery: NSObject, @unchecked Sendable {
  func fail() {}
  /// The values of a time.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
}

/// Which values belong to a time.
public struct HKQueryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Those that begin in it.
  public static let strictStartDate = Self(rawValue: 1)
  /// Those that end in it.
  public static let strictEndDate = Self(rawValue: 2)
}

/// How numbers are put together.
public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By source.
  public static let separateBySource = Self(rawValue: 1)
  /// The mean.
  public static let discreteAverage = Self(rawValue: 2)
  /// The least.
  public static let discreteMin = Self(rawValue: 4)
  /// The greatest.
  public static let discreteMax = Self(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = Self(rawValue: 16)
}

/// Numbers that are put together.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The sum.
  open func sumQuantity() -> HKQuantity? { nil }
  /// The mean.
  open func averageQuantity() -> HKQuantity? { nil }
}

/// A number with a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  /// A number with a unit.
  public init(unit: HKUnit, doubleValue value: Double) { self.value = value }
  /// The number in a unit.
  open func doubleValue(for unit: HKUnit) -> Double { value }
}

/// A unit.
open class HKUnit: NSObject, @unchecked Sendable {
  /// The text.
  public let unitString: String
  /// A unit by its text.
  public init(from string: String) { unitString = string }
  /// A number.
  open class func count() -> HKUnit { HKUnit(from: "count") }
  /// A meter.
  open class func meter() -> HKUnit { HKUnit(from: "m") }
  /// A minute.
  open class func minute() -> HKUnit { HKUnit(from: "min") }
  /// A kilocalorie.
  open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// A percent.
  open class func percent() -> HKUnit { HKUnit(from: "%") }
  /// A unit for each of another one.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(from: unitString + "/" + unit.unitString)
  }
}

/// A question for numbers that are put together.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  /// A question.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping @Sendable (
        HKStatisticsQuery, HKStatistics?, (any Error)?
      ) -> Void
  ) { self.handler = handler }
  override func fail() {
    DispatchQueue.main.async { [self] in handler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}

/// A value with a time.
open class HKSample: NSObject, @unchecked Sendable {
  /// The start.
  public let startDate = Date()
  /// The end.
  public let endDate = Date()
}

/// A number with a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The number.
  public var quantity: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
}

/// The key of the start of values.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key of the end of values.
public let HKSampleSortIdentifierEndDate = "endDate"
/// Any number of values.
public let HKObjectQueryNoLimit = 0

/// A question for values.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  /// A question.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { handler = resultsHandler }
  override func fail() {
    DispatchQueue.main.async { [self] in handler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
