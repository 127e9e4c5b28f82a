import ScrollworkFoundation
import ScrollworkSystem
public import ScrollworkUIKit

/// The last requests of views; a new one cancels the one before.
@MainActor private enum ViewRequests {
  private struct Request {
    weak var view: UIView?
    let task: DownloadTask
  }

  @ProcessValue private static var last: [ObjectIdentifier: Request] = [:]

  static func begin(_ view: UIView) -> DownloadTask {
    last = last.filter { $0.value.view != nil }
    cancel(view)
    let task = DownloadTask()
    last[ObjectIdentifier(view)] = Request(view: view, task: task)
    return task
  }

  static func cancel(_ view: UIView) {
    last.removeValue(forKey: ObjectIdentifier(view))?.task.cancel()
  }
}

extension KingfisherWrapper where Base: UIImageView {
  /// What turns while a picture is loaded, which takes no time.
  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set {}
  }

  /// Cancels the download of the view.
  @MainActor public func cancelDownloadTask() {
    ViewRequests.cancel(base)
  }

  /// Shows the picture of a source; until it is there, a placeholder.
  @MainActor @discardableResult public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setImage(
      with: source, placeholder: placeholder,
      parsedOptions: KingfisherParsedOptionsInfo(options), completionHandler: completionHandler)
  }

  /// Shows the picture of a source with options; until it is there, a placeholder.
  @MainActor @discardableResult func setImage(
    with source: Source?, placeholder: (any Placeholder)?,
    parsedOptions options: KingfisherParsedOptionsInfo,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    if !options.keepCurrentImageWhileLoading || base.image == nil {
      base.image = nil
      placeholder?.add(to: base)
    }
    let task = ViewRequests.begin(base)
    KingfisherManager.answer(to: source, options) { result in
      guard !task.isCancelled else { return }
      MainActor.assumeIsolated {
        if case .success(let found) = result {
          placeholder?.remove(from: base)
          base.image = found.image
        } else if let failureImage = options.onFailureImage {
          placeholder?.remove(from: base)
          base.image = failureImage
        }
      }
      completionHandler?(result)
    }
    return task
  }

  /// Shows the picture of a resource; until it is there, a placeholder.
  @MainActor @discardableResult public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource?.convertToSource(), placeholder: placeholder, options: options,
      completionHandler: completionHandler)
  }

  /// Shows the picture of a provider of data; until it is there, a placeholder.
  @MainActor @discardableResult public func setImage(
    with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setImage(
      with: provider.map { .provider($0) }, placeholder: placeholder, options: options,
      completionHandler: completionHandler)
  }
}

extension KingfisherWrapper where Base: UIImageView {
  /// Shows the picture of a resource; the closure of progress is never called.
  @MainActor @discardableResult public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: ((Int64, Int64) -> Void)?,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource?.convertToSource(), placeholder: placeholder, options: options,
      completionHandler: completionHandler)
  }
}

extension KingfisherWrapper where Base: UIButton {
  @MainActor private func set(
    _ source: Source?, _ placeholder: UIImage?, _ options: KingfisherOptionsInfo?,
    _ completion: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?,
    show: @escaping @MainActor (UIButton, UIImage?) -> Void
  ) -> DownloadTask? {
    show(base, placeholder)
    let task = ViewRequests.begin(base)
    let options = KingfisherParsedOptionsInfo(options)
    KingfisherManager.answer(to: source, options) { result in
      guard !task.isCancelled else { return }
      MainActor.assumeIsolated {
        if let image = (try? result.get())?.image ?? options.onFailureImage { show(base, image) }
      }
      completion?(result)
    }
    return task
  }

  /// Shows a picture in a state of the button.
  @MainActor @discardableResult public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    set(resource?.convertToSource(), placeholder, options, completionHandler) {
      $0.setImage($1, for: state)
    }
  }

  /// Shows a picture behind the title in a state of the button.
  @MainActor @discardableResult public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    set(resource?.convertToSource(), placeholder, options, completionHandler) {
      $0.setBackgroundImage($1, for: state)
    }
  }
}

/// A view of a moving picture, of which the first picture is drawn.
open class AnimatedImageView: UIImageView {
  /// How often it is repeated.
  public enum RepeatCount {
    case once
    case finite(count: UInt)
    case infinite
  }

  /// How often it is repeated.
  open var repeatCount = RepeatCount.infinite
  /// Whether moving pictures start on their own.
  open var autoPlayAnimatedImage = true
  /// Whether frames are scaled before they are kept.
  open var needsPrescaling = true
}
