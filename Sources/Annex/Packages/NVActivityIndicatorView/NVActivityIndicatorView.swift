import ScrollworkActivitySigns
public import ScrollworkHostedContent
@_exported public import ScrollworkUIKit

/// An animated activity indicator.
///
/// Kinds are drawn by the closest of ten activity signs: rows, grids and rings of dots or lines,
/// disks, ripples, arcs and squares.
open class NVActivityIndicatorView: HostedContentView {
  /// The type of the activity indicator view.
  public var type: NVActivityIndicatorType { didSet { if isAnimating { draw() } } }
  /// The color of the activity indicator view.
  open var color: UIColor { didSet { if isAnimating { draw() } } }
  /// The padding around the indicator.
  open var padding: CGFloat { didSet { if isAnimating { draw() } } }
  /// Whether the indicator is animated; it is hidden otherwise.
  public private(set) var isAnimating = false

  /// Creates an indicator that is hidden until it is animated.
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

  /// Creates an indicator from an archive.
  public required init?(coder: NSCoder) {
    (type, color, padding) = (Self.DEFAULT_TYPE, Self.DEFAULT_COLOR, Self.DEFAULT_PADDING)
    super.init(coder: coder)
    isHidden = true
  }

  /// The size of the frame.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: bounds.width, height: bounds.height)
  }

  /// Shows and animates the indicator.
  public final func startAnimating() {
    guard !isAnimating else { return }
    (isHidden, isAnimating) = (false, true)
    draw()
  }

  /// Stops the animation and hides the indicator.
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
