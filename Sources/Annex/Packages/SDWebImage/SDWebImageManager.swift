public import ScrollworkFoundation
import ScrollworkPictureLoading
import ScrollworkSystem
public import ScrollworkUIKit
import ScrollworkViews

/// Requests of pictures: those of files are answered, all others fail.
public final class SDWebImageManager: NSObject, @unchecked Sendable {
  /// The requests of the app.
  public static var shared: SDWebImageManager {
    AppProcess.current.only { SDWebImageManager() }
  }

  /// Loads a picture.
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
      case .success(let image): completedBlock(image, nil, nil, .none, true, url)
      case .failure(let error): completedBlock(nil, nil, error, .none, true, url)
      }
    }
    return operation
  }
}

/// A request that can be ended.
public final class SDWebImageCombinedOperation: NSObject, @unchecked Sendable {
  /// Whether it is ended.
  public private(set) var isCancelled = false

  /// Ends the request, which then calls nothing.
  public func cancel() { isCancelled = true }
}

/// Pictures that are kept: those that the app has stored in this run.
public final class SDImageCache: NSObject, @unchecked Sendable {
  /// The pictures of the app.
  public static var shared: SDImageCache { AppProcess.current.only { SDImageCache() } }
  /// The settings.
  public let config = SDImageCacheConfig()

  private var images: [String: UIImage] {
    get { SceneValues.value("sdwebimage") as? [String: UIImage] ?? [:] }
    set { SceneValues.set(newValue, for: "sdwebimage") }
  }

  private func end(_ completion: (() -> Void)?) {
    if let completion { PictureRequest.after { completion() } }
  }

  /// Keeps a picture.
  public func store(_ image: UIImage?, forKey key: String?, completion: (() -> Void)? = nil) {
    if let key { images[key] = image }
    end(completion)
  }

  /// The picture of a key.
  public func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap { images[$0] } }

  /// The picture of a key.
  public func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }

  /// Keeps a picture no longer.
  public func removeImage(forKey key: String?, withCompletion completion: (() -> Void)? = nil) {
    if let key { images[key] = nil }
    end(completion)
  }

  /// Keeps no pictures.
  public func clearMemory() { images = [:] }

  /// Keeps no files, of which there are none.
  public func clearDisk(onCompletion completion: (() -> Void)? = nil) { end(completion) }
}

/// How pictures are kept; it has no effect in the length of a scene.
public final class SDImageCacheConfig: NSObject, @unchecked Sendable {
  /// The most bytes in memory.
  public var maxMemoryCost: UInt = 0
  /// The most bytes of files.
  public var maxDiskSize: UInt = 0
  /// How long files are kept, in seconds.
  public var maxDiskAge: TimeInterval = 604_800
}
