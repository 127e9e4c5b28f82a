import ScrollworkDrawing
import ScrollworkUIKit
public import ScrollworkViews

/// The button that signs in.
///
/// - Source: chosen after Google's guidelines for its button; the sign is a letter.
public struct GoogleSignInButton: View {
  /// The color schemes of a button.
  public enum Scheme: Sendable {
    case light
    case dark
  }

  /// The styles of a button.
  public enum Style: Sendable {
    case standard
    case wide
    case icon
  }

  /// The state of a button.
  public enum State: Sendable {
    case normal
    case disabled
    case pressed
  }

  private let scheme: Scheme
  private let style: Style
  private let isDisabled: Bool
  private let action: @MainActor @Sendable () -> Void

  /// A button with an action.
  public init(
    scheme: Scheme = .light, style: Style = .standard, state: State = .normal,
    action: @escaping @MainActor @Sendable () -> Void
  ) {
    (self.scheme, self.style, self.action) = (scheme, style, action)
    isDisabled = state == .disabled
  }

  /// A button in the look of a model.
  public init(
    viewModel: GoogleSignInButtonViewModel, action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(
      scheme: viewModel.scheme, style: viewModel.style, state: viewModel.state, action: action)
  }

  /// The button with its sign and label.
  public var body: some View {
    Button(action: action) {
      HStack(spacing: 0) {
        Text("G").font(.system(size: 18, weight: .bold))
          .foregroundStyle(Color(red: 0.26, green: 0.52, blue: 0.96))
          .frame(width: 38, height: 38).background(Color.white)
        if style != .icon {
          Text(style == .wide ? "Sign in with Google" : "Sign in")
            .font(.system(size: 14, weight: .medium))
            .foregroundStyle(scheme == .light ? Color.black.opacity(0.54) : .white)
            .frame(maxWidth: .infinity)
        }
      }
      .padding(1)
      .frame(
        minWidth: style == .wide ? 220 : style == .standard ? 100 : 40,
        maxWidth: style == .icon ? 40 : nil
      )
      .frame(height: 40)
      .background(
        scheme == .light ? Color.white : Color(red: 0.26, green: 0.52, blue: 0.96),
        in: RoundedRectangle(cornerRadius: 2)
      )
      .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
    }
    .buttonStyle(.plain)
    .disabled(isDisabled)
  }
}

/// The look of a button that signs in.
public final class GoogleSignInButtonViewModel: ObservableObject {
  /// The scheme of the Google sign-in button view model.
  @Published public var scheme: GoogleSignInButton.Scheme
  /// The style of the Google sign-in button view model.
  @Published public var style: GoogleSignInButton.Style
  /// The state of the button.
  @Published public var state: GoogleSignInButton.State

  /// Creates a model of a button.
  public init(
    scheme: GoogleSignInButton.Scheme = .light, style: GoogleSignInButton.Style = .standard,
    state: GoogleSignInButton.State = .normal
  ) { (self.scheme, self.style, self.state) = (scheme, style, state) }
}

/// The colors of a button, as the package names them.
public typealias GoogleSignInButtonColorScheme = GoogleSignInButton.Scheme
/// The parts of a button, as the package names them.
public typealias GoogleSignInButtonStyle = GoogleSignInButton.Style
/// Whether a button can be pressed, as the package names it.
public typealias GoogleSignInButtonState = GoogleSignInButton.State
