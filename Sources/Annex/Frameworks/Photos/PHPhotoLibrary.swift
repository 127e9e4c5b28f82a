public import ScrollworkFoundation
import ScrollworkSystem
public import ScrollworkUIScrolling

/// The permission to use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined
  /// The device restricts access.
  case restricted
  /// The user denied access.
  case denied
  /// The user allowed access.
  case authorized
  /// Given for some photos.
  case limited
}

/// How the photo library is used.
public enum PHAccessLevel: Int, Sendable {
  /// Photos are only added.
  case addOnly = 1
  /// Photos are read and written.
  case readWrite
}

/// The photo library, which is empty, and whose permission has not been asked for.
///
/// Nobody answers the question for permission here: closures are not called, and code that waits for
/// the answer is told that it is still open.
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static var library: PHPhotoLibrary { AppProcess.current.only { PHPhotoLibrary() } }

  /// The library of the device.
  public static func shared() -> PHPhotoLibrary { library }

  /// The permission: not asked for.
  public static func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }

  /// The permission: not asked for.
  public static func authorizationStatus(
    for accessLevel: PHAccessLevel
  ) -> PHAuthorizationStatus { .notDetermined }

  /// Asks a question that is not answered.
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {}

  /// Asks a question that is not answered.
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {}

  /// Asks a question that stays open.
  @discardableResult public static func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .notDetermined }

  /// Changes the library, which is refused without permission.
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  }

  /// Changes the library, which is refused without permission.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Changes the library, which is refused without permission.
  public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Registers an observer of changes; an empty library has none.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Stops telling an observer.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Lets the user choose photos again, for which nobody asks here.
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}

/// An error of the library.
public struct PHPhotosError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  /// The code of the photos error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The user refused access.
  public static let accessUserDenied = Code.accessUserDenied
  /// The resource is invalid.
  public static let invalidResource = Code.invalidResource
}
