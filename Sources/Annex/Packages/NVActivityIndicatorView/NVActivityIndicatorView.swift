import ScrollworkActivitySigns
public import ScrollworkHostedContent
import ScrollworkSystem
@_exported public import ScrollworkUIKit

/// A moving sign that something goes on.
///
/// Kinds are drawn by ten looks: rows, grids and rings of dots or lines, disks, ripples, arcs and
/// squares, each in the rhythm of its first kind.
open class NVActivityIndicatorView: HostedContentView {
  /// The kind of signs without any.
  nonisolated public static var DEFAULT_TYPE: NVActivityIndicatorType {
    get { defaultTypeOfProcess.wrappedValue }
    set { defaultTypeOfProcess.wrappedValue = newValue }
  }
  nonisolated private static let defaultTypeOfProcess = ProcessValue(
    wrappedValue: NVActivityIndicatorType.ballSpinFadeLoader)
  /// The color of signs without any.
  nonisolated public static var DEFAULT_COLOR: UIColor {
    get { defaultColorOfProcess.wrappedValue }
    set { defaultColorOfProcess.wrappedValue = newValue }
  }
  nonisolated private static let defaultColorOfProcess = ProcessValue(
    wrappedValue: UIColor.white)
  /// The color of words.
  nonisolated public static var DEFAULT_TEXT_COLOR: UIColor {
    get { defaultTextColorOfProcess.wrappedValue }
    set { defaultTextColorOfProcess.wrappedValue = newValue }
  }
  nonisolated private static let defaultTextColorOfProcess = ProcessValue(
    wrappedValue: UIColor.white)
  /// The room around signs without any.
  nonisolated public static var DEFAULT_PADDING: CGFloat {
    get { defaultPaddingOfProcess.wrappedValue }
    set { defaultPaddingOfProcess.wrappedValue = newValue }
  }
  nonisolated private static let defaultPaddingOfProcess = ProcessValue(
    wrappedValue: CGFloat(0))
  /// The size of signs that block the app.
  nonisolated public static var DEFAULT_BLOCKER_SIZE: CGSize {
    get { defaultBlockerSizeOfProcess.wrappedValue }
    set { defaultBlockerSizeOfProcess.wrappedValue = newValue }
  }
  nonisolated private static let defaultBlockerSizeOfProcess = ProcessValue(
    wrappedValue: CGSize(width: 60, height: 60))

  /// The kind.
  public var type: NVActivityIndicatorType { didSet { if isAnimating { draw() } } }
  /// The color.
  open var color: UIColor { didSet { if isAnimating { draw() } } }
  /// The room around the sign.
  open var padding: CGFloat
  /// Whether the sign moves; one that does not is not shown.
  public private(set) var isAnimating = false

  /// A sign that does not move yet.
  public init(
    frame: CGRect, type: NVActivityIndicatorType? = nil, color: UIColor? = nil,
    padding: CGFloat? = nil
  ) {
    self.type = type ?? Self.DEFAULT_TYPE
    self.color = color ?? Self.DEFAULT_COLOR
    self.padding = padding ?? Self.DEFAULT_PADDING
    super.init(frame: frame)
    isHidden = true
  }

  /// A sign of a file.
  public required init?(coder: NSCoder) {
    (type, color, padding) = (Self.DEFAULT_TYPE, Self.DEFAULT_COLOR, Self.DEFAULT_PADDING)
    super.init(coder: coder)
    isHidden = true
  }

  /// The size of the frame.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: bounds.width, height: bounds.height)
  }

  /// Begins to move.
  public final func startAnimating() {
    guard !isAnimating else { return }
    (isHidden, isAnimating) = (false, true)
    draw()
  }

  /// Ends, and is hidden.
  public final func stopAnimating() {
    guard isAnimating else { return }
    (isHidden, isAnimating) = (true, false)
    show(nil)
  }

  private func draw() {
    show(
      type.look.map { look in
        ActivitySign(look: look, color: Color(uiColor: color)).padding(padding)
      })
  }
}
