public import ScrollworkFoundation
import ScrollworkUIKit

/// A picture in the network or in a file.
public protocol Resource {
  /// The name in caches.
  var cacheKey: String { get }
  /// The download URL of the resource.
  var downloadURL: URL { get }
}

extension Resource {
  /// The picture as a source: a provider for a file.
  public func convertToSource(overrideCacheKey: String? = nil) -> Source {
    let key = overrideCacheKey ?? cacheKey
    return downloadURL.isFileURL
      ? .provider(LocalFileImageDataProvider(fileURL: downloadURL, cacheKey: key))
      : .network(KF.ImageResource(downloadURL: downloadURL, cacheKey: key))
  }
}

extension URL: Resource {
  /// The name in caches.
  public var cacheKey: String { absoluteString }
  /// The URL itself, as a resource.
  public var downloadURL: URL { self }
}

/// A source of the data of a picture.
public protocol ImageDataProvider {
  /// The name in caches.
  var cacheKey: String { get }

  /// Provides the data.
  func data(handler: @escaping (Result<Data, any Error>) -> Void)
}

/// The data of a file.
public struct LocalFileImageDataProvider: ImageDataProvider {
  /// The file URL of the local file image data provider.
  public let fileURL: URL
  /// The name in caches.
  public let cacheKey: String

  /// The data of a file.
  public init(fileURL: URL, cacheKey: String? = nil) {
    (self.fileURL, self.cacheKey) = (fileURL, cacheKey ?? fileURL.absoluteString)
  }

  /// Provides the data.
  public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
    handler(Result { try Data(contentsOf: fileURL) })
  }
}

/// Data that are there.
public struct RawImageDataProvider: ImageDataProvider {
  /// The data of the raw image data provider.
  public let data: Data
  /// The name in caches.
  public let cacheKey: String

  /// Creates a provider of data.
  public init(data: Data, cacheKey: String) { (self.data, self.cacheKey) = (data, cacheKey) }

  /// Provides the data.
  public func data(handler: @escaping (Result<Data, any Error>) -> Void) { handler(.success(data)) }
}

/// Where a picture comes from.
public enum Source {
  case network(any Resource)
  case provider(any ImageDataProvider)

  /// The name in caches.
  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    case .provider(let provider): provider.cacheKey
    }
  }

  /// The URL of the source.
  public var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    case .provider(let provider): (provider as? LocalFileImageDataProvider)?.fileURL
    }
  }

  /// The bytes of a file or of a provider that answers at once; nil for pictures of the network.
  var data: Result<Data, any Error>? {
    switch self {
    case .network(let resource):
      let url = resource.downloadURL
      return url.isFileURL ? Result { try Data(contentsOf: url) } : nil
    case .provider(let provider):
      var data: Result<Data, any Error>?
      provider.data { data = $0 }
      return data
    }
  }
}

/// A namespace: requests for views of UIKit, and a resource.
public enum KF {
  /// A picture with a name of its own in caches.
  public struct ImageResource: Resource {
    /// The name in caches.
    public let cacheKey: String
    /// The download URL of the image resource.
    public let downloadURL: URL

    /// Creates an image resource with a download URL and a cache key.
    public init(downloadURL: URL, cacheKey: String? = nil) {
      (self.downloadURL, self.cacheKey) = (downloadURL, cacheKey ?? downloadURL.absoluteString)
    }
  }
}

/// A picture with a name of its own in caches, as it was called before.
public typealias ImageResource = KF.ImageResource
