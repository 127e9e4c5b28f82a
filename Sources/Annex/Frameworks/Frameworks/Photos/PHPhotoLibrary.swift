public import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

/// The permission to use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Not asked for.
  case notDetermined
  /// Not possible.
  case restricted
  /// Refused.
  case denied
  /// Given.
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

  /// Tells an observer of changes, of which there are none.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Stops telling an observer.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Lets the user choose photos again, for which nobody asks here.
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}

/// The observer of changes of the library.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Called after the library changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
public final class PHChange: NSObject, @unchecked Sendable {
  /// How a list changed: not at all.
  public func changeDetails<T: PHObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }

  /// How an object changed: not at all.
  public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
}

/// How a list of the library changed.
public final class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  /// The list before.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The list after.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>

  init(_ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
  }

  /// Whether single changes are known.
  public var hasIncrementalChanges: Bool { true }
  /// The places of objects that were removed.
  public var removedIndexes: IndexSet? { nil }
  /// The places of objects that were added.
  public var insertedIndexes: IndexSet? { nil }
  /// The places of objects that changed.
  public var changedIndexes: IndexSet? { nil }
  /// Whether objects moved.
  public var hasMoves: Bool { false }
}

/// How an object of the library changed.
public final class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  /// The object before.
  public let objectBeforeChanges: ObjectType

  init(_ object: ObjectType) { objectBeforeChanges = object }

  /// The object after.
  public var objectAfterChanges: ObjectType? { objectBeforeChanges }
  /// Whether the content changed.
  public var assetContentChanged: Bool { false }
  /// Whether the object was deleted.
  public var objectWasDeleted: Bool { false }
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

  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The user refused access.
  public static let accessUserDenied = Code.accessUserDenied
  /// The resource is invalid.
  public static let invalidResource = Code.invalidResource
}
