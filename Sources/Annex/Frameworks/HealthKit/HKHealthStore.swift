public import ScrollworkFoundation

/// The permission to write a kind of value.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// The values of the user's health, which this device does not keep.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates a store, whose queries fail.
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
  /// Executes a query, which fails.
  open func execute(_ query: HKQuery) { query.fail() }
  /// Stops a running query.
  open func stop(_ query: HKQuery) {}
}

/// An error of values of health.
public struct HKError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted
    case errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined
  }
  /// The code of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
}
