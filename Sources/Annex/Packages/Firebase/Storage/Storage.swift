public import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

/// The domain of the errors of files.
public let StorageErrorDomain = "FIRStorageErrorDomain"

/// The codes of the errors of files.
public enum StorageErrorCode: Int, Error, Sendable {
  case unknown = -13_000
  case objectNotFound = -13_010
  case bucketNotFound = -13_011
  case projectNotFound = -13_012
  case quotaExceeded = -13_013
  case unauthenticated = -13_020
  case unauthorized = -13_021
  case retryLimitExceeded = -13_030
  case nonMatchingChecksum = -13_031
  case downloadSizeExceeded = -13_032
  case cancelled = -13_040
  case invalidArgument = -13_050

  var error: NSError {
    let text =
      self == .cancelled
      ? "User cancelled the upload/download."
      : "Max retry time for operation exceeded, please try again."
    return NSError(
      domain: StorageErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }
}

/// Files on a server, which is not reached: requests fail when they have been tried long enough.
open class Storage: NSObject, @unchecked Sendable {
  private static var shared: Storage { AppProcess.current.only { Storage() } }

  /// The files of the default app.
  public static func storage() -> Storage { shared }

  /// The files of an app.
  public static func storage(app: FirebaseApp) -> Storage { shared }

  /// The files of a bucket.
  public static func storage(url: String) -> Storage { shared }

  /// The files of a bucket.
  public static func storage(app: FirebaseApp, url: String) -> Storage { shared }

  /// How long an upload is tried, in seconds.
  ///
  /// - Source: documented, as the other two.
  open var maxUploadRetryTime: TimeInterval = 600
  /// How long a download is tried, in seconds.
  open var maxDownloadRetryTime: TimeInterval = 600
  /// How long other requests are tried, in seconds.
  open var maxOperationRetryTime: TimeInterval = 120

  /// The root of the files.
  open func reference() -> StorageReference { StorageReference("", storage: self) }

  /// The reference of a path.
  open func reference(withPath path: String) -> StorageReference {
    StorageReference(path, storage: self)
  }

  /// A file at a URL.
  open func reference(forURL url: String) -> StorageReference {
    StorageReference(URL(string: url)?.path ?? "", storage: self)
  }

  /// A file at a URL.
  open func reference(for url: URL) throws -> StorageReference {
    StorageReference(url.path, storage: self)
  }

  /// Uses an emulator, which is not reached either.
  open func useEmulator(withHost host: String, port: Int) {}
}

/// The metadata of a file.
open class StorageMetadata: NSObject, @unchecked Sendable {
  /// The content type of the storage metadata.
  public var contentType: String?
  /// How long it is cached.
  public var cacheControl: String?
  /// How it is encoded.
  public var contentEncoding: String?
  /// Values of the app.
  public var customMetadata: [String: String]?
  /// The size, in bytes.
  public internal(set) var size: Int64 = 0
  /// The name of the storage metadata.
  public internal(set) var name: String?
  /// The path of the storage metadata.
  public internal(set) var path: String?

  /// Creates empty metadata.
  public override init() {}

  /// Values by their names.
  public init(dictionary: [String: Any]) {
    contentType = dictionary["contentType"] as? String
    name = dictionary["name"] as? String
  }
}

/// The files of a folder.
public final class StorageListResult: NSObject, @unchecked Sendable {
  /// The prefixes of the storage list result.
  public let prefixes: [StorageReference]
  /// The items of the storage list result.
  public let items: [StorageReference]
  /// Where a list goes on.
  public let pageToken: String? = nil

  init(prefixes: [StorageReference], items: [StorageReference]) {
    (self.prefixes, self.items) = (prefixes, items)
  }
}
