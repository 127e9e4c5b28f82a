import ScrollworkMessagePlates
import ScrollworkSystem
public import ScrollworkUIKit

/// What a sign that blocks the app shows.
public final class ActivityData {
  let size: CGSize
  let message: String?
  let type: NVActivityIndicatorType
  let color: UIColor
  let background: UIColor

  /// A sign with words.
  public init(
    size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil,
    messageSpacing: CGFloat? = nil, type: NVActivityIndicatorType? = nil, color: UIColor? = nil,
    padding: CGFloat? = nil, displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil,
    backgroundColor: UIColor? = nil, textColor: UIColor? = nil
  ) {
    self.size = size ?? NVActivityIndicatorView.DEFAULT_BLOCKER_SIZE
    self.message = message
    self.type = type ?? NVActivityIndicatorView.DEFAULT_TYPE
    self.color = color ?? NVActivityIndicatorView.DEFAULT_COLOR
    background = backgroundColor ?? UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
  }
}

/// The sign that blocks the app.
@MainActor @preconcurrency public final class NVActivityIndicatorPresenter {
  /// The sign.
  public static var sharedInstance: NVActivityIndicatorPresenter {
    AppProcess.current.only { NVActivityIndicatorPresenter() }
  }
  private var cover: UIView?
  private let words = UILabel()

  /// Whether it is shown.
  public var isAnimating: Bool { cover != nil }

  /// Shows the sign.
  public func startAnimating(_ data: ActivityData) {
    guard cover == nil, let window = MessageTime.window else { return }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = data.background
    let sign = NVActivityIndicatorView(
      frame: CGRect(
        x: (window.bounds.width - data.size.width) / 2,
        y: (window.bounds.height - data.size.height) / 2, width: data.size.width,
        height: data.size.height), type: data.type, color: data.color)
    (words.font, words.textColor) = (.boldSystemFont(ofSize: 20), data.color)
    (words.text, words.textAlignment) = (data.message, .center)
    words.frame = CGRect(
      x: 0, y: sign.frame.maxY + 8, width: window.bounds.width, height: 30)
    cover.addSubview(sign)
    cover.addSubview(words)
    sign.startAnimating()
    window.addSubview(cover)
    self.cover = cover
  }

  /// Sets the words.
  public func setMessage(_ message: String?) { words.text = message }

  /// Ends the sign.
  public func stopAnimating() {
    cover?.removeFromSuperview()
    cover = nil
  }
}

/// A controller that can block the app with a sign.
@MainActor @preconcurrency public protocol NVActivityIndicatorViewable {}

extension NVActivityIndicatorViewable where Self: UIViewController {
  /// Whether the sign is shown.
  public var isAnimating: Bool { NVActivityIndicatorPresenter.sharedInstance.isAnimating }

  /// Shows the sign.
  public func startAnimating(
    _ size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil,
    type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil,
    displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil,
    backgroundColor: UIColor? = nil, textColor: UIColor? = nil
  ) {
    NVActivityIndicatorPresenter.sharedInstance.startAnimating(
      ActivityData(
        size: size, message: message, type: type, color: color, backgroundColor: backgroundColor))
  }

  /// Ends the sign.
  public func stopAnimating() { NVActivityIndicatorPresenter.sharedInstance.stopAnimating() }
}
