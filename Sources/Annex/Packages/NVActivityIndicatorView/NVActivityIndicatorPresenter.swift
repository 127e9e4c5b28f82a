import ScrollworkMessagePlates
import ScrollworkSystem
public import ScrollworkUIKit

/// The content of the indicator that covers the app.
public final class ActivityData {
  let size: CGSize
  let message: String?
  let messageFont: UIFont
  let messageSpacing: CGFloat
  let type: NVActivityIndicatorType
  let color: UIColor
  let textColor: UIColor
  let padding: CGFloat
  let displayTimeThreshold: Int
  let minimumDisplayTime: Int
  let background: UIColor

  /// Creates content; parameters that are nil have the defaults of `NVActivityIndicatorView`.
  ///
  /// The times are in milliseconds.
  public init(
    size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil,
    messageSpacing: CGFloat? = nil, type: NVActivityIndicatorType? = nil, color: UIColor? = nil,
    padding: CGFloat? = nil, displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil,
    backgroundColor: UIColor? = nil, textColor: UIColor? = nil
  ) {
    typealias Defaults = NVActivityIndicatorView
    self.size = size ?? Defaults.DEFAULT_BLOCKER_SIZE
    self.message = message ?? Defaults.DEFAULT_BLOCKER_MESSAGE
    self.messageFont = messageFont ?? Defaults.DEFAULT_BLOCKER_MESSAGE_FONT
    self.messageSpacing = messageSpacing ?? Defaults.DEFAULT_BLOCKER_MESSAGE_SPACING
    self.type = type ?? Defaults.DEFAULT_TYPE
    self.color = color ?? Defaults.DEFAULT_COLOR
    self.padding = padding ?? Defaults.DEFAULT_PADDING
    self.displayTimeThreshold =
      displayTimeThreshold ?? Defaults.DEFAULT_BLOCKER_DISPLAY_TIME_THRESHOLD
    self.minimumDisplayTime = minimumDisplayTime ?? Defaults.DEFAULT_BLOCKER_MINIMUM_DISPLAY_TIME
    background = backgroundColor ?? Defaults.DEFAULT_BLOCKER_BACKGROUND_COLOR
    self.textColor = textColor ?? color ?? Defaults.DEFAULT_TEXT_COLOR
  }
}

/// The presenter of the indicator that covers the app.
@MainActor @preconcurrency public final class NVActivityIndicatorPresenter {
  private enum State { case waitingToStart, animating, waitingToStop, stopped }

  /// The presenter of the app.
  public static var sharedInstance: NVActivityIndicatorPresenter {
    AppProcess.current.only { NVActivityIndicatorPresenter() }
  }
  private var state = State.stopped
  private var data: ActivityData?
  private var cover: UIView?
  private let label = UILabel()

  /// Whether the indicator is shown.
  public var isAnimating: Bool { state == .animating || state == .waitingToStop }

  /// Shows the indicator after the display threshold of its content.
  public func startAnimating(_ data: ActivityData, _ fadeInAnimation: FadeInAnimation? = nil) {
    self.data = data
    switch state {
    case .animating, .waitingToStart: return
    case .waitingToStop: remove(nil)
    case .stopped: break
    }
    state = .waitingToStart
    MessageTime.after(Double(data.displayTimeThreshold) / 1000) {
      guard self.state == .waitingToStart else { return }
      self.state = .animating
      self.show(data, fadeInAnimation)
    }
  }

  /// Sets the message.
  public func setMessage(_ message: String?) { MessageTime.after(0) { self.label.text = message } }

  /// Ends the indicator after the minimum display time of its content.
  public func stopAnimating(_ fadeOutAnimation: FadeOutAnimation? = nil) {
    switch state {
    case .stopped: break
    case .waitingToStart: state = .stopped
    case .waitingToStop: remove(fadeOutAnimation)
    case .animating:
      state = .waitingToStop
      MessageTime.after(Double(data?.minimumDisplayTime ?? 0) / 1000) {
        if self.state == .waitingToStop { self.remove(fadeOutAnimation) }
      }
    }
  }

  private func remove(_ fadeOutAnimation: FadeOutAnimation?) {
    state = .stopped
    guard let cover else { return }
    self.cover = nil
    guard let fadeOutAnimation else { return cover.removeFromSuperview() }
    fadeOutAnimation(cover) { cover.removeFromSuperview() }
  }

  private func show(_ data: ActivityData, _ fadeInAnimation: FadeInAnimation?) {
    guard let window = MessageTime.window else { return }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = data.background
    let indicator = NVActivityIndicatorView(
      frame: CGRect(
        x: (window.bounds.width - data.size.width) / 2,
        y: (window.bounds.height - data.size.height) / 2, width: data.size.width,
        height: data.size.height), type: data.type, color: data.color, padding: data.padding)
    (label.font, label.textColor, label.numberOfLines) = (data.messageFont, data.textColor, 0)
    (label.text, label.textAlignment) = (data.message, .center)
    label.translatesAutoresizingMaskIntoConstraints = false
    cover.addSubview(indicator)
    cover.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cover.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: cover.trailingAnchor, constant: -8),
      label.topAnchor.constraint(
        equalTo: cover.topAnchor, constant: indicator.frame.maxY + data.messageSpacing),
    ])
    indicator.startAnimating()
    window.addSubview(cover)
    self.cover = cover
    fadeInAnimation?(cover)
  }
}

/// A controller that can cover the app with an indicator.
@MainActor @preconcurrency public protocol NVActivityIndicatorViewable {}

extension NVActivityIndicatorViewable where Self: UIViewController {
  /// Whether the indicator is shown.
  public var isAnimating: Bool { NVActivityIndicatorPresenter.sharedInstance.isAnimating }

  /// Shows the indicator.
  public func startAnimating(
    _ size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil,
    type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil,
    displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil,
    backgroundColor: UIColor? = nil, textColor: UIColor? = nil,
    fadeInAnimation: FadeInAnimation? = nil
  ) {
    NVActivityIndicatorPresenter.sharedInstance.startAnimating(
      ActivityData(
        size: size, message: message, messageFont: messageFont, type: type, color: color,
        padding: padding, displayTimeThreshold: displayTimeThreshold,
        minimumDisplayTime: minimumDisplayTime, backgroundColor: backgroundColor,
        textColor: textColor), fadeInAnimation)
  }

  /// Stops the indicator and hides it.
  public func stopAnimating(_ fadeOutAnimation: FadeOutAnimation? = nil) {
    NVActivityIndicatorPresenter.sharedInstance.stopAnimating(fadeOutAnimation)
  }
}
