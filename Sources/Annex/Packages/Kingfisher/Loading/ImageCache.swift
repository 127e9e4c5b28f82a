public import ScrollworkFoundation
import ScrollworkPictureLoading
import ScrollworkSystem
public import ScrollworkUIKit
import ScrollworkViews

/// Pictures that are kept: those that the app has stored in this run.
open class ImageCache: @unchecked Sendable {
  /// The pictures of the app.
  public static var `default`: ImageCache {
    AppProcess.current.only { ImageCache(name: "default") }
  }

  private let name: String
  /// The storage in memory.
  public let memoryStorage = MemoryStorage.Backend<UIImage>(
    config: MemoryStorage.Config(totalCostLimit: 0))
  /// The storage in files.
  public let diskStorage: DiskStorage.Backend<Data>

  /// Pictures with a name of their own.
  public init(name: String) {
    self.name = name
    diskStorage = DiskStorage.Backend(config: DiskStorage.Config(name: name, sizeLimit: 0))
  }

  private var images: [String: UIImage] {
    get { SceneValues.value("kingfisher " + name) as? [String: UIImage] ?? [:] }
    set { SceneValues.set(newValue, for: "kingfisher " + name) }
  }

  /// Stores a picture under a key.
  open func store(
    _ image: UIImage, original: Data? = nil, forKey key: String,
    options: KingfisherOptionsInfo? = nil, toDisk: Bool = true,
    completionHandler: (() -> Void)? = nil
  ) {
    images[key] = image
    if let completionHandler { PictureRequest.after { completionHandler() } }
  }

  /// Keeps a picture no longer.
  open func removeImage(forKey key: String, completionHandler: (() -> Void)? = nil) {
    images[key] = nil
    if let completionHandler { PictureRequest.after { completionHandler() } }
  }

  /// The picture of a key.
  open func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
  ) {
    let image = images[key]
    PictureRequest.after { completionHandler?(.success(image.map { .memory($0) } ?? .none)) }
  }

  /// The picture of a key.
  open func retrieveImageInMemoryCache(
    forKey key: String, options: KingfisherOptionsInfo? = nil
  ) -> UIImage? {
    images[key]
  }

  /// Whether a picture is kept.
  open func isCached(forKey key: String) -> Bool { images[key] != nil }

  /// Where a picture is kept.
  open func imageCachedType(forKey key: String) -> CacheType {
    isCached(forKey: key) ? .memory : .none
  }

  /// Clears the memory and disk caches.
  open func clearCache(completion handler: (() -> Void)? = nil) {
    images = [:]
    if let handler { PictureRequest.after { handler() } }
  }

  /// Clears the memory cache of pictures.
  open func clearMemoryCache() { images = [:] }

  /// Clears the disk cache, which is empty.
  open func clearDiskCache(completion handler: (() -> Void)? = nil) {
    if let handler { PictureRequest.after { handler() } }
  }

  /// Removes expired files from the disk cache, which is empty.
  open func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) {
    clearDiskCache(completion: handler)
  }

  /// Removes expired pictures from the memory cache, which has none.
  open func cleanExpiredMemoryCache() {}

  /// The size of the files, in bytes.
  open func calculateDiskStorageSize(
    completion handler: @escaping (Result<UInt, KingfisherError>) -> Void
  ) {
    PictureRequest.after { handler(.success(0)) }
  }
}

/// A picture that is kept, or none.
public enum ImageCacheResult {
  case disk(UIImage)
  case memory(UIImage)
  case none

  /// The image of the image cache result.
  public var image: UIImage? {
    switch self {
    case .disk(let image), .memory(let image): image
    case .none: nil
    }
  }
}

/// The memory cache of pictures.
public enum MemoryStorage {
  /// The settings of a storage, which no scene is long enough to show.
  public struct Config: Sendable {
    /// The total cost limit of the configuration.
    public var totalCostLimit: Int
    /// The count limit of the configuration.
    public var countLimit = Int.max
    /// The time for which a picture is kept.
    public var expiration = StorageExpiration.seconds(300)

    /// Creates settings with a limit of bytes.
    public init(totalCostLimit: Int) { self.totalCostLimit = totalCostLimit }
  }

  /// A storage of values in memory.
  public final class Backend<Value>: @unchecked Sendable {
    /// The configuration of the backend.
    public var config: Config

    /// Creates a backend with a configuration.
    public init(config: Config) { self.config = config }
  }
}

/// The disk cache of pictures; it is empty here.
public enum DiskStorage {
  /// The settings of a storage, which no scene is long enough to show.
  public struct Config: Sendable {
    /// The name of the folder.
    public var name: String
    /// The most bytes of files; 0 for no limit.
    public var sizeLimit: UInt
    /// The time for which a file is kept.
    public var expiration = StorageExpiration.days(7)

    /// Creates settings with a limit of bytes.
    public init(name: String, sizeLimit: UInt) { (self.name, self.sizeLimit) = (name, sizeLimit) }
  }

  /// A storage of values in files.
  public final class Backend<Value>: @unchecked Sendable {
    /// The configuration of the backend.
    public var config: Config

    /// Creates a backend with a configuration.
    public init(config: Config) { self.config = config }
  }
}
