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
  /// What is kept in memory.
  public let memoryStorage = CacheStorage()
  /// What is kept in files.
  public let diskStorage = CacheStorage()

  /// Pictures with a name of their own.
  public init(name: String) { self.name = name }

  private var images: [String: UIImage] {
    get { SceneValues.value("kingfisher " + name) as? [String: UIImage] ?? [:] }
    set { SceneValues.set(newValue, for: "kingfisher " + name) }
  }

  /// Keeps a picture.
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

  /// Keeps no pictures.
  open func clearCache(completion handler: (() -> Void)? = nil) {
    images = [:]
    if let handler { PictureRequest.after { handler() } }
  }

  /// Keeps no pictures.
  open func clearMemoryCache() { images = [:] }

  /// Keeps no files, of which there are none.
  open func clearDiskCache(completion handler: (() -> Void)? = nil) {
    if let handler { PictureRequest.after { handler() } }
  }

  /// Removes old files, of which there are none.
  open func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) {
    clearDiskCache(completion: handler)
  }

  /// Removes old pictures, of which there are none.
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

  /// The picture.
  public var image: UIImage? {
    switch self {
    case .disk(let image), .memory(let image): image
    case .none: nil
    }
  }
}

/// How pictures are kept; it has no effect in the length of a scene.
public final class CacheStorage: @unchecked Sendable {
  /// The settings.
  public struct Config: Sendable {
    /// The most bytes in memory.
    public var totalCostLimit = 0
    /// The most pictures.
    public var countLimit = Int.max
    /// The most bytes of files.
    public var sizeLimit: UInt = 0
    /// How long they are kept.
    public var expiration = StorageExpiration.seconds(300)
  }

  /// The settings.
  public var config = Config()
}
