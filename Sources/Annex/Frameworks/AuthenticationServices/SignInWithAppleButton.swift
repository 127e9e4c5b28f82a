public import ScrollworkViews

/// A button that signs in with Apple.
///
/// - Source: chosen, after Apple's description of the button: corners of 6 points, a title of 43 % of
///   the height, black, white, or white with a line. The mark beside the title is drawn by us.
public struct SignInWithAppleButton: View {
  /// The words of the button.
  public struct Label: Sendable {
    let words: String
    /// The label for signing in.
    public static let signIn = Label(words: "Sign in with Apple")
    /// The label for signing up.
    public static let signUp = Label(words: "Sign up with Apple")
    /// The label for continuing.
    public static let `continue` = Label(words: "Continue with Apple")
  }

  /// The look of the button.
  public struct Style: Hashable, Sendable {
    fileprivate let name: String
    /// Black.
    public static let black = Style(name: "black")
    /// White.
    public static let white = Style(name: "white")
    /// White with a line.
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInButtonStyle) private var style

  /// A button that asks for what a closure says; without an account the answer is an error.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
  }

  /// The button with its label and mark.
  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.unknown)))
    } label: {
      AppleButtonFace(words: label.words, style: style)
    }
    .buttonStyle(.plain)
  }
}

/// The face of the button, in SwiftUI and in UIKit.
struct AppleButtonFace: View {
  let words: String
  let style: SignInWithAppleButton.Style
  var corner: CGFloat = 6

  private var ink: Color { style == .black ? .white : .black }

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: proxy.size.height * 0.15) {
        AppleMark().fill(ink)
          .frame(width: proxy.size.height * 0.34, height: proxy.size.height * 0.4)
        Text(verbatim: words)
          .font(
            .system(size: min(proxy.size.height * 0.43, proxy.size.width * 0.085), weight: .medium)
          )
          .foregroundStyle(ink).lineLimit(1)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .frame(minWidth: 140, minHeight: 30)
    .background(
      style == .black ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: corner)
    )
    .overlay {
      if style == .whiteOutline {
        RoundedRectangle(cornerRadius: corner).strokeBorder(Color.black, lineWidth: 1)
      }
    }
    .contentShape(Rectangle())
  }
}

/// A plain apple with a leaf.
private struct AppleMark: Shape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    path.move(to: point(0.5, 0.32))
    path.addCurve(to: point(0.92, 0.36), control1: point(0.66, 0.22), control2: point(0.82, 0.24))
    path.addCurve(to: point(0.95, 0.74), control1: point(0.74, 0.48), control2: point(0.76, 0.66))
    path.addCurve(to: point(0.5, 0.97), control1: point(0.82, 1.02), control2: point(0.7, 1.04))
    path.addCurve(to: point(0.05, 0.55), control1: point(0.28, 1.06), control2: point(0.05, 0.8))
    path.addCurve(to: point(0.5, 0.32), control1: point(0.05, 0.24), control2: point(0.32, 0.22))
    path.closeSubpath()
    path.move(to: point(0.5, 0.26))
    path.addCurve(to: point(0.72, 0), control1: point(0.48, 0.12), control2: point(0.6, 0.02))
    path.addCurve(to: point(0.5, 0.26), control1: point(0.73, 0.14), control2: point(0.64, 0.26))
    path.closeSubpath()
    return path
  }
}

extension View {
  /// Sets the look of the buttons that sign in with Apple.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInButtonStyle, style)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var signInButtonStyle = SignInWithAppleButton.Style.black
}
