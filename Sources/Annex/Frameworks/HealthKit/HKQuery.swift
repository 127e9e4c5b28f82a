public import ScrollworkFoundation

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
  /// The raw value of the query options.
  public let rawValue: UInt
  /// Creates query options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Samples that start within the period.
  public static let strictStartDate = Self(rawValue: 1)
  /// Samples that end within the period.
  public static let strictEndDate = Self(rawValue: 2)
}

/// How numbers are put together.
public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
  /// The raw value of the statistics options.
  public let rawValue: UInt
  /// Creates statistics options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Statistics for each source.
  public static let separateBySource = Self(rawValue: 1)
  /// The average of discrete samples.
  public static let discreteAverage = Self(rawValue: 2)
  /// The minimum of discrete samples.
  public static let discreteMin = Self(rawValue: 4)
  /// The maximum of discrete samples.
  public static let discreteMax = Self(rawValue: 8)
  /// The sum of cumulative samples.
  public static let cumulativeSum = Self(rawValue: 16)
}

/// Numbers that are put together.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The sum of the samples; always nil.
  open func sumQuantity() -> HKQuantity? { nil }
  /// The average of the samples; always nil.
  open func averageQuantity() -> HKQuantity? { nil }
}

/// A question for numbers that are put together.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  /// Creates a query for samples.
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

/// The key of the start of values.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key of the end of values.
public let HKSampleSortIdentifierEndDate = "endDate"
/// Any number of values.
public let HKObjectQueryNoLimit = 0

/// A question for values.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  /// Creates a query for statistics.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { handler = resultsHandler }
  override func fail() {
    DispatchQueue.main.async { [self] in handler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
