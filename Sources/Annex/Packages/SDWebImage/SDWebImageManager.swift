public import ScrollworkFoundation
import ScrollworkPictureLoading
import ScrollworkSystem
public import ScrollworkUIKit
import ScrollworkViews

/// The loader of pictures: those of files are loaded, requests of all others fail.
public final class SDWebImageManager: NSObject, @unchecked Sendable {
  /// The loader of the app.
  public static var shared: SDWebImageManager {
    AppProcess.current.only { SDWebImageManager() }
  }

  /// Loads the picture of a URL.
  @discardableResult public func loadImage(
    with url: URL?, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil,
    progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    let operation = SDWebImageCombinedOperation()
    PictureRequest.answer(to: url) { result in
      guard !operation.isCancelled else { return }
      switch result {
      case .success(let image):
        completedBlock((context ?? [:]).changed(image), nil, nil, .none, true, url)
      case .failure(let error): completedBlock(nil, nil, error, .none, true, url)
      }
    }
    return operation
  }
}

/// A request that runs, and can be canceled.
public final class SDWebImageCombinedOperation: NSObject, @unchecked Sendable {
  /// Whether the operation is cancelled.
  public private(set) var isCancelled = false

  /// Cancels the request, which then calls nothing.
  public func cancel() { isCancelled = true }
}

/// The cache of pictures: those that the app has stored in this run.
public final class SDImageCache: NSObject, @unchecked Sendable {
  /// The cache of the app.
  public static var shared: SDImageCache { AppProcess.current.only { SDImageCache() } }
  /// The configuration of the image cache.
  public let config = SDImageCacheConfig()

  private var images: [String: UIImage] {
    get { SceneValues.value("sdwebimage") as? [String: UIImage] ?? [:] }
    set { SceneValues.set(newValue, for: "sdwebimage") }
  }

  private func end(_ completion: (() -> Void)?) {
    if let completion { PictureRequest.after { completion() } }
  }

  /// Stores a picture.
  public func store(_ image: UIImage?, forKey key: String?, completion: (() -> Void)? = nil) {
    if let key { images[key] = image }
    end(completion)
  }

  /// The picture of a key.
  public func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap { images[$0] } }

  /// The picture of a key.
  public func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }

  /// Removes a picture.
  public func removeImage(forKey key: String?, withCompletion completion: (() -> Void)? = nil) {
    if let key { images[key] = nil }
    end(completion)
  }

  /// Removes all pictures.
  public func clearMemory() { images = [:] }

  /// Clears the disk cache, which is empty.
  public func clearDisk(onCompletion completion: (() -> Void)? = nil) { end(completion) }
}

/// The limits of a cache.
public final class SDImageCacheConfig: NSObject, @unchecked Sendable {
  /// The maximum number of bytes in memory.
  public var maxMemoryCost: UInt = 0
  /// The maximum number of bytes of files.
  public var maxDiskSize: UInt = 0
  /// The maximum age of files, in seconds.
  public var maxDiskAge: TimeInterval = 604_800
}
