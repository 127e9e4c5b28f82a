public import ScrollworkFoundation
import ScrollworkPictureLoading
import ScrollworkSystem
public import ScrollworkUIKit

/// The numbers of the last requests of views; the answers of earlier ones are dropped.
@MainActor private enum ViewRequests {
  @ProcessValue static var numbers: [ObjectIdentifier: Int] = [:]
}

extension UIImageView {
  /// Shows the picture at a URL; until it is there, none.
  public func sd_setImage(with url: URL?) { load(url, nil, [], nil) }

  /// Shows the picture at a URL; until it is there, another one.
  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage?) {
    load(url, placeholder, [], nil)
  }

  /// Shows the picture at a URL; until it is there, another one.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil
  ) {
    load(url, placeholder, options, nil)
  }

  /// Shows the picture at a URL.
  public func sd_setImage(with url: URL?, completed completedBlock: SDExternalCompletionBlock?) {
    load(url, nil, [], completedBlock)
  }

  /// Shows the picture at a URL; until it is there, another one.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    completed completedBlock: SDExternalCompletionBlock?
  ) {
    load(url, placeholder, options, completedBlock)
  }

  /// Shows the picture at a URL; until it is there, another one.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil,
    progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    load(url, placeholder, options, completedBlock)
  }

  private func load(
    _ url: URL?, _ placeholder: UIImage?, _ options: SDWebImageOptions,
    _ completed: SDExternalCompletionBlock?
  ) {
    if !options.contains(.delayPlaceholder) { image = placeholder }
    let number = (ViewRequests.numbers[ObjectIdentifier(self)] ?? 0) + 1
    ViewRequests.numbers[ObjectIdentifier(self)] = number
    PictureRequest.answer(to: url) { [weak self] result in
      MainActor.assumeIsolated {
        guard let self, ViewRequests.numbers[ObjectIdentifier(self)] == number else { return }
        if case .success(let found) = result {
          if !options.contains(.avoidAutoSetImage) { self.image = found }
          completed?(found, nil, .none, url)
        } else {
          if options.contains(.delayPlaceholder) { self.image = placeholder }
          completed?(nil, PictureRequest.error(of: url), .none, url)
        }
      }
    }
  }

  /// Ends the request.
  public func sd_cancelCurrentImageLoad() {
    ViewRequests.numbers[ObjectIdentifier(self), default: 0] += 1
  }

  /// What turns while a picture is loaded, which takes no time.
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { nil }
    set {}
  }

  /// How the picture appears.
  public var sd_imageTransition: SDWebImageTransition? {
    get { nil }
    set {}
  }
}

extension UIButton {
  /// Shows the picture at a URL in a state of the button.
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    setImage(placeholder, for: state)
    PictureRequest.answer(to: url) { [weak self] result in
      MainActor.assumeIsolated {
        let image = try? result.get()
        if let image { self?.setImage(image, for: state) }
        completedBlock?(image, image == nil ? PictureRequest.error(of: url) : nil, .none, url)
      }
    }
  }
}

/// A view of a moving picture, of which the first picture is drawn.
open class SDAnimatedImageView: UIImageView {
  /// Whether it moves at once.
  open var autoPlayAnimatedImage = true
  /// Whether all pictures are in memory.
  open var clearBufferWhenStopped = false
}
