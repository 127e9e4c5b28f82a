public import ScrollworkFoundation
import ScrollworkPictureLoading
import ScrollworkSystem
public import ScrollworkUIKit

/// The numbers of the last requests of views; the answers of earlier ones are dropped.
@MainActor private enum ViewRequests {
  @ProcessValue static var numbers: [ObjectIdentifier: Int] = [:]
  @ProcessValue static var indicators: [ObjectIdentifier: any SDWebImageIndicator] = [:]
  @ProcessValue static var transitions: [ObjectIdentifier: SDWebImageTransition] = [:]
}

extension UIImageView {
  /// Shows the picture at a URL, and nothing until it is loaded.
  public func sd_setImage(with url: URL?) { load(url, nil, [], nil) }

  /// Shows the picture at a URL, and a placeholder until it is loaded.
  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage?) {
    load(url, placeholder, [], nil)
  }

  /// Shows the picture at a URL, and a placeholder until it is loaded.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil
  ) {
    load(url, placeholder, options, nil, context)
  }

  /// Shows the picture at a URL.
  public func sd_setImage(with url: URL?, completed completedBlock: SDExternalCompletionBlock?) {
    load(url, nil, [], completedBlock)
  }

  /// Shows the picture at a URL, and a placeholder until it is loaded.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    completed completedBlock: SDExternalCompletionBlock?
  ) {
    load(url, placeholder, options, completedBlock)
  }

  /// Shows the picture at a URL, and a placeholder until it is loaded.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil,
    progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    load(url, placeholder, options, completedBlock, context)
  }

  private func load(
    _ url: URL?, _ placeholder: UIImage?, _ options: SDWebImageOptions,
    _ completed: SDExternalCompletionBlock?, _ context: [SDWebImageContextOption: Any]? = nil
  ) {
    if !options.contains(.delayPlaceholder) { image = placeholder }
    let id = ObjectIdentifier(self)
    let number = (ViewRequests.numbers[id] ?? 0) + 1
    ViewRequests.numbers[id] = number
    showIndicator()
    PictureRequest.answer(to: url) { [weak self] result in
      MainActor.assumeIsolated {
        guard let self, ViewRequests.numbers[id] == number else { return }
        self.hideIndicator()
        if case .success(let found) = result, let found = (context ?? [:]).changed(found) {
          if !options.contains(.avoidAutoSetImage) { self.appear(found) }
          completed?(found, nil, .none, url)
        } else {
          if options.contains(.delayPlaceholder) { self.image = placeholder }
          completed?(nil, PictureRequest.error(of: url), .none, url)
        }
      }
    }
  }

  private func appear(_ found: UIImage) {
    guard let transition = sd_imageTransition else { return image = found }
    UIView.transition(
      with: self, duration: transition.duration, options: transition.options,
      animations: { self.image = found }, completion: nil)
  }

  private func showIndicator() {
    guard let indicator = sd_imageIndicator else { return }
    let view = indicator.indicatorView
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    view.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    addSubview(view)
    indicator.startAnimatingIndicator()
  }

  private func hideIndicator() {
    sd_imageIndicator?.stopAnimatingIndicator()
    sd_imageIndicator?.indicatorView.removeFromSuperview()
  }

  /// Cancels the load of the view.
  public func sd_cancelCurrentImageLoad() {
    ViewRequests.numbers[ObjectIdentifier(self), default: 0] += 1
  }

  /// The indicator that is shown while a picture is loaded.
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { ViewRequests.indicators[ObjectIdentifier(self)] }
    set { ViewRequests.indicators[ObjectIdentifier(self)] = newValue }
  }

  /// The animation by which a picture appears.
  public var sd_imageTransition: SDWebImageTransition? {
    get { ViewRequests.transitions[ObjectIdentifier(self)] }
    set { ViewRequests.transitions[ObjectIdentifier(self)] = newValue }
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

/// A view of an animated picture, of which the first frame is drawn.
open class SDAnimatedImageView: UIImageView {
  /// Whether the picture is animated at once.
  open var autoPlayAnimatedImage = true
  /// Whether decoded frames are released when the animation stops.
  open var clearBufferWhenStopped = false
}
