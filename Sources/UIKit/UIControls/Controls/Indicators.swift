public import Foundation
import ScrollworkControls
public import ScrollworkDrawing
import ScrollworkLayout
public import ScrollworkUIScrolling
public import ScrollworkViews

/// A spinner, drawn as SwiftUI's.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView, ContentHosting {
  package private(set) var contentVersion = 0

  /// The size of a spinner.
  public enum Style: Int, Hashable, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points, white.
    case whiteLarge = 0
    /// 20 points, white.
    case white = 1
    /// 20 points.
    case gray = 2
  }

  /// The size.
  open var style: Style { didSet { change() } }
  /// Whether the spinner is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { change() } }
  /// Whether the spinner turns.
  public private(set) var isAnimating = false
  // Declared as in UIKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color.
  open var color: UIColor! { didSet { change() } }

  /// Creates a spinner of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
  }

  /// Creates a medium spinner.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Creates a medium spinner.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  private func change() {
    contentVersion += 1
    invalidateIntrinsicContentSize()
  }

  /// Starts turning.
  open func startAnimating() {
    isAnimating = true
    change()
  }

  /// Stops turning.
  open func stopAnimating() {
    isAnimating = false
    change()
  }

  private var isLarge: Bool { style == .large || style == .whiteLarge }

  package var hostedContent: (any View)? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    let isWhite = style == .white || style == .whiteLarge
    let tint = color.map { Color(uiColor: $0) } ?? (isWhite ? .white : Color(uiColor: .systemGray))
    return ProgressView().tint(tint).controlSize(isLarge ? .large : .regular)
  }

  /// - Source: documented: 20 points, or 37.
  open override var intrinsicContentSize: CGSize {
    isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(in: size) }
  open override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
}

/// A bar of progress, drawn as SwiftUI's.
@MainActor @preconcurrency open class UIProgressView: UIView, ContentHosting {
  package private(set) var contentVersion = 0

  /// The style of a bar.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case `default` = 0
    /// In bars.
    case bar
  }

  /// The progress, 0…1.
  open var progress: Float = 0 {
    didSet {
      progress = min(max(progress, 0), 1)
      contentVersion += 1
    }
  }
  /// The style.
  open var progressViewStyle = Style.default
  /// The color of what is done.
  open var progressTintColor: UIColor? { didSet { contentVersion += 1 } }
  /// The color of what is left.
  open var trackTintColor: UIColor? { didSet { contentVersion += 1 } }

  /// Creates a bar.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a bar in a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  package var hostedContent: (any View)? {
    let done = Color(uiColor: progressTintColor ?? tintColor)
    let rest = Color(uiColor: trackTintColor ?? .systemFill)
    return GeometryReader { [progress] proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(rest)
        Capsule().fill(done).frame(width: proxy.size.width * CGFloat(progress))
      }
    }
  }

  /// - Source: measured by others: 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  /// The natural height, and the available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(in: size) }
  open override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }
}
