import ScrollworkMessagePlates
import ScrollworkSystem
@_exported public import ScrollworkUIKit

/// How messages of a manager are shown.
public struct ToastStyle: Sendable {
  /// A style with the package's defaults.
  public init() {}

  /// The color of the plate.
  public var backgroundColor = UIColor.black.withAlphaComponent(0.8)
  /// The color of the title.
  public var titleColor = UIColor.white
  /// The color of the words.
  public var messageColor = UIColor.white
  /// The part of the view that a message is as wide as at most.
  public var maxWidthPercentage: CGFloat = 0.8
  /// The part of the view that a message is as high as at most.
  public var maxHeightPercentage: CGFloat = 0.8
  /// The room to the left and right.
  public var horizontalPadding: CGFloat = 10
  /// The room above and below.
  public var verticalPadding: CGFloat = 10
  /// The corner radius of the toast style.
  public var cornerRadius: CGFloat = 10
  /// The font of the title.
  public var titleFont = UIFont.boldSystemFont(ofSize: 16)
  /// The font of the words.
  public var messageFont = UIFont.systemFont(ofSize: 16)
  /// The alignment of the title.
  public var titleAlignment = NSTextAlignment.left
  /// The alignment of the words.
  public var messageAlignment = NSTextAlignment.left
  /// The lines of the title; 0 for any number.
  public var titleNumberOfLines = 0
  /// The lines of the words; 0 for any number.
  public var messageNumberOfLines = 0
  /// Whether the toast has a shadow.
  public var displayShadow = false
  /// The color of the shadow.
  public var shadowColor = UIColor.black
  /// The opacity of the shadow.
  public var shadowOpacity: Float = 0.8
  /// The radius of the shadow.
  public var shadowRadius: CGFloat = 6
  /// The offset of the shadow.
  public var shadowOffset = CGSize(width: 4, height: 4)
  /// The size of pictures.
  public var imageSize = CGSize(width: 80, height: 80)
  /// The size of signs that something goes on.
  public var activitySize = CGSize(width: 100, height: 100)
  /// The color of signs that something goes on.
  public var activityIndicatorColor = UIColor.white
  /// The color behind signs that something goes on.
  public var activityBackgroundColor = UIColor.black.withAlphaComponent(0.8)
  /// The seconds in which messages come and go.
  public var fadeDuration: TimeInterval = 0.2
}

/// Where a message is.
public enum ToastPosition: Sendable {
  case top
  case center
  case bottom
}

/// The settings of all messages.
@MainActor @preconcurrency public class ToastManager {
  /// The shared settings of toasts.
  public static var shared: ToastManager { AppProcess.current.only { ToastManager() } }
  /// The style of messages without one.
  public var style = ToastStyle()
  /// Whether a touch ends a message.
  public var isTapToDismissEnabled = true
  /// Whether messages wait for others to end.
  public var isQueueEnabled = false
  /// The seconds of a message.
  public var duration: TimeInterval = 3
  /// The position of toasts on the view.
  public var position = ToastPosition.bottom
}

/// A message over a view.
private final class ToastView: UIView {
  private let fade: Double
  private let completion: ((_ didTap: Bool) -> Void)?

  init(fade: Double, _ completion: ((_ didTap: Bool) -> Void)?) {
    (self.fade, self.completion) = (fade, completion)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if ToastManager.shared.isTapToDismissEnabled { end(didTap: true) }
  }

  func end(didTap: Bool) {
    guard superview != nil else { return }
    UIView.animate(withDuration: fade) {
      self.alpha = 0
    } completion: { _ in
      guard self.superview != nil else { return }
      let view = self.superview
      self.removeFromSuperview()
      self.completion?(didTap)
      if let view { ToastQueues.showNext(in: view) }
    }
  }
}

/// The messages that wait for another one of their view to end.
@MainActor private enum ToastQueues {
  @ProcessValue private static var waiting: [ObjectIdentifier: [() -> Void]] = [:]

  static func add(_ show: @escaping () -> Void, in view: UIView) {
    waiting[ObjectIdentifier(view), default: []].append(show)
  }

  static func showNext(in view: UIView) {
    guard let next = waiting[ObjectIdentifier(view)]?.first else { return }
    waiting[ObjectIdentifier(view)]?.removeFirst()
    next()
  }

  static func clear(_ view: UIView) { waiting[ObjectIdentifier(view)] = nil }
}

/// The plate of the activity indicator.
private final class ToastActivityView: UIView {}

extension UIView {
  private func label(
    _ text: String?, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment, _ lines: Int
  ) -> UILabel? {
    guard let text else { return nil }
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    (label.textAlignment, label.numberOfLines) = (alignment, lines)
    label.lineBreakMode = .byTruncatingTail
    return label
  }

  /// Shows a message over the view for a time.
  public func makeToast(
    _ message: String?, duration: TimeInterval = ToastManager.shared.duration,
    position: ToastPosition = ToastManager.shared.position, title: String? = nil,
    image: UIImage? = nil, style: ToastStyle = ToastManager.shared.style,
    completion: ((_ didTap: Bool) -> Void)? = nil
  ) {
    let toast = toastView(message, title: title, image: image, style: style, completion)
    show(toast, duration: duration, style: style) { toast in
      let guide = self.safeAreaLayoutGuide
      return switch position {
      case .top:
        toast.topAnchor.constraint(equalTo: guide.topAnchor, constant: style.verticalPadding)
      case .center: toast.centerYAnchor.constraint(equalTo: self.centerYAnchor)
      case .bottom:
        toast.bottomAnchor.constraint(
          equalTo: guide.bottomAnchor, constant: -style.verticalPadding)
      }
    }
  }

  /// Shows a message with its center at a point of the view for a time.
  public func makeToast(
    _ message: String?, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint,
    title: String?, image: UIImage?, style: ToastStyle = ToastManager.shared.style,
    completion: ((_ didTap: Bool) -> Void)?
  ) {
    let toast = toastView(message, title: title, image: image, style: style, completion)
    show(toast, duration: duration, style: style) { toast in
      toast.centerYAnchor.constraint(equalTo: self.topAnchor, constant: point.y)
    }
  }

  private func toastView(
    _ message: String?, title: String?, image: UIImage?, style: ToastStyle,
    _ completion: ((Bool) -> Void)?
  ) -> ToastView {
    let toast = ToastView(fade: style.fadeDuration, completion)
    toast.backgroundColor = style.backgroundColor
    toast.layer.cornerRadius = style.cornerRadius
    let words = UIStackView()
    (words.axis, words.spacing) = (.vertical, style.verticalPadding)
    let labels = [
      label(
        title, style.titleFont, style.titleColor, style.titleAlignment, style.titleNumberOfLines),
      label(
        message, style.messageFont, style.messageColor, style.messageAlignment,
        style.messageNumberOfLines),
    ]
    for label in labels.compactMap({ $0 }) { words.addArrangedSubview(label) }
    let row = UIStackView(arrangedSubviews: [words])
    (row.spacing, row.alignment) = (style.horizontalPadding, .center)
    if let image {
      let picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFit
      picture.widthAnchor.constraint(equalToConstant: style.imageSize.width).isActive = true
      picture.heightAnchor.constraint(equalToConstant: style.imageSize.height).isActive = true
      row.insertArrangedSubview(picture, at: 0)
    }
    row.translatesAutoresizingMaskIntoConstraints = false
    toast.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: toast.topAnchor, constant: style.verticalPadding),
      row.leadingAnchor.constraint(equalTo: toast.leadingAnchor, constant: style.horizontalPadding),
      toast.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: style.verticalPadding),
      toast.trailingAnchor.constraint(
        equalTo: row.trailingAnchor, constant: style.horizontalPadding),
    ])
    return toast
  }

  private func show(
    _ toast: ToastView, duration: Double, style: ToastStyle,
    vertically: @escaping (UIView) -> NSLayoutConstraint
  ) {
    guard !ToastManager.shared.isQueueEnabled || !subviews.contains(where: { $0 is ToastView })
    else {
      return ToastQueues.add(
        { self.show(toast, duration: duration, style: style, vertically: vertically) }, in: self)
    }
    if style.displayShadow {
      toast.layer.shadowColor = style.shadowColor.cgColor
      toast.layer.shadowOpacity = style.shadowOpacity
      toast.layer.shadowRadius = style.shadowRadius
      toast.layer.shadowOffset = style.shadowOffset
    }
    toast.translatesAutoresizingMaskIntoConstraints = false
    addSubview(toast)
    NSLayoutConstraint.activate([
      toast.centerXAnchor.constraint(equalTo: centerXAnchor),
      toast.widthAnchor.constraint(
        lessThanOrEqualTo: widthAnchor, multiplier: style.maxWidthPercentage),
      vertically(toast),
    ])
    toast.alpha = 0
    UIView.animate(withDuration: style.fadeDuration) { toast.alpha = 1 }
    MessageTime.after(style.fadeDuration + duration) { toast.end(didTap: false) }
  }

  /// Ends the last message.
  public func hideToast() {
    subviews.lazy.compactMap { $0 as? ToastView }.first?.end(didTap: false)
  }

  /// Hides all toasts of the view.
  public func hideAllToasts(includeActivity: Bool = false, clearQueue: Bool = true) {
    if clearQueue { ToastQueues.clear(self) }
    for toast in subviews.compactMap({ $0 as? ToastView }) { toast.end(didTap: false) }
    if includeActivity { hideToastActivity() }
  }

  /// Shows that something goes on.
  public func makeToastActivity(_ position: ToastPosition) {
    hideToastActivity()
    let style = ToastManager.shared.style
    let plate = ToastActivityView()
    plate.backgroundColor = style.activityBackgroundColor
    plate.layer.cornerRadius = style.cornerRadius
    let spinner = MessagePlate.spinner(style.activityIndicatorColor)
    for view in [plate, spinner] { view.translatesAutoresizingMaskIntoConstraints = false }
    plate.addSubview(spinner)
    addSubview(plate)
    let guide = safeAreaLayoutGuide
    let place =
      switch position {
      case .top: plate.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10)
      case .center: plate.centerYAnchor.constraint(equalTo: centerYAnchor)
      case .bottom: plate.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -10)
      }
    NSLayoutConstraint.activate([
      place, plate.centerXAnchor.constraint(equalTo: centerXAnchor),
      plate.widthAnchor.constraint(equalToConstant: style.activitySize.width),
      plate.heightAnchor.constraint(equalToConstant: style.activitySize.height),
      spinner.centerXAnchor.constraint(equalTo: plate.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: plate.centerYAnchor),
    ])
  }

  /// Ends the sign that something goes on.
  public func hideToastActivity() {
    for view in subviews where view is ToastActivityView { view.removeFromSuperview() }
  }
}
