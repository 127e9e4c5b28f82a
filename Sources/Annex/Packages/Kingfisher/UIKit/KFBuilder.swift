public import ScrollworkFoundation
public import ScrollworkUIKit

extension KF {
  /// A request for a view of UIKit.
  public struct Builder {
    var source: Source?
    var placeholder: (any Placeholder)?
    /// The options of the builder.
    public var options = KingfisherParsedOptionsInfo(nil)
    var onSuccess: ((RetrieveImageResult) -> Void)?
    var onFailure: ((KingfisherError) -> Void)?

    private func changed(_ change: (inout Builder) -> Void) -> Builder {
      var copy = self
      change(&copy)
      return copy
    }

    /// Shows a picture until the requested one is there.
    public func placeholder(_ image: UIImage?) -> Builder { changed { $0.placeholder = image } }

    /// Shows a view until the picture is there.
    public func placeholder(_ placeholder: (any Placeholder)?) -> Builder {
      changed { $0.placeholder = placeholder }
    }

    /// How the picture appears.
    public func transition(_ transition: ImageTransition) -> Builder { self }

    /// Calls a closure when the picture is loaded.
    public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Builder {
      changed { $0.onSuccess = block }
    }

    /// Calls a closure when the picture cannot be loaded.
    public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Builder {
      changed { $0.onFailure = block }
    }

    /// Calls a closure while the picture is loaded, which takes no time.
    public func onProgress(_ block: ((Int64, Int64) -> Void)?) -> Builder { self }

    /// Shows the picture in a view.
    @MainActor @discardableResult public func set(to imageView: UIImageView) -> DownloadTask? {
      imageView.kf.setImage(with: source, placeholder: placeholder, parsedOptions: options) {
        switch $0 {
        case .success(let found): onSuccess?(found)
        case .failure(let error): onFailure?(error)
        }
      }
    }
  }

  /// A request of the picture at a URL.
  public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder {
    Builder(source: url?.convertToSource())
  }

  /// A request of the picture of a resource.
  public static func resource(_ resource: (any Resource)?) -> Builder {
    Builder(source: resource?.convertToSource())
  }

  /// A request of the picture of a provider of data.
  public static func dataProvider(_ provider: (any ImageDataProvider)?) -> Builder {
    Builder(source: provider.map { .provider($0) })
  }

  /// A request of the picture in some data.
  public static func data(_ data: Data?, cacheKey: String) -> Builder {
    dataProvider(data.map { RawImageDataProvider(data: $0, cacheKey: cacheKey) })
  }

  /// A request of the picture of a source.
  public static func source(_ source: Source?) -> Builder { Builder(source: source) }
}

extension KF.Builder: @MainActor KFOptionSetter {}
