public import ScrollworkFoundation
public import ScrollworkUIScrolling
import ScrollworkViews

/// A button that signs in with Apple.
@MainActor @preconcurrency open class ASAuthorizationAppleIDButton: UIControl {
  /// The words of the button.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    /// The default label, for signing in.
    public static let `default` = ButtonType.signIn
  }
  /// The look of the button.
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 6 { didSet { showFace() } }
  private let type: ButtonType
  private let style: Style
  private let face = HostingView(EmptyView())

  /// Creates an Apple ID button with a type and a style.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    (self.type, self.style) = (type, style)
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    face.isUserInteractionEnabled = false
    face.frame = bounds
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(face)
    showFace()
  }
  /// Creates an Apple ID button with a type and a style.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// A black button that signs in.
  public convenience init() { self.init(type: .signIn, style: .black) }
  /// Creates nothing: there are no files of views.
  public required init?(coder: NSCoder) { nil }

  private func showFace() {
    let words: [SignInWithAppleButton.Label] = [.signIn, .continue, .signUp]
    let looks: [SignInWithAppleButton.Style] = [.white, .whiteOutline, .black]
    face.show(
      AppleButtonFace(
        words: words[type.rawValue].words, style: looks[style.rawValue], corner: cornerRadius))
  }
  /// The intrinsic content size of the Apple ID button.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
