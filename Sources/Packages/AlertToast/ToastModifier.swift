import ScrollworkDrawing
public import ScrollworkFoundation
import ScrollworkMotion
public import ScrollworkViews

/// A view with a message over it.
private struct ToastModifier: ViewModifier {
  @Binding var isPresenting: Bool
  let duration: Double
  let tapToDismiss: Bool
  let offset: CGFloat
  let alert: () -> AlertToast
  let onTap: (() -> Void)?
  let completion: (() -> Void)?
  @State private var count = 0

  private var transition: AnyTransition {
    switch alert().displayMode {
    case .alert: .scale(scale: 0.8).combined(with: .opacity)
    case .hud: .move(edge: .top).combined(with: .opacity)
    case .banner(.slide): .move(edge: .bottom).combined(with: .opacity)
    case .banner(.pop): .scale.combined(with: .opacity)
    }
  }

  private var alignment: Alignment {
    if case .hud = alert().displayMode { .top } else { .center }
  }

  func body(content: Content) -> some View {
    content
      .overlay(alignment: alignment) {
        ZStack {
          if isPresenting {
            alert()
              .onTapGesture {
                onTap?()
                if tapToDismiss { isPresenting = false }
              }
              .onDisappear { completion?() }
              .transition(transition)
          }
        }
        .offset(y: offset)
        .animation(.spring(), value: isPresenting)
      }
      .onAppear { if isPresenting { wait() } }
      .onChange(of: isPresenting) { _, isPresenting in if isPresenting { wait() } }
  }

  /// Ends the message after its time; one without a time stays, and so does one of loading.
  private func wait() {
    guard duration > 0, alert().type != .loading else { return }
    count += 1
    let number = count
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
      MainActor.assumeIsolated { if count == number { isPresenting = false } }
    }
  }
}

extension View {
  /// Shows a message over the view for some seconds, 0 for as long as the binding is true.
  public func toast(
    isPresenting: Binding<Bool>, duration: Double = 2, tapToDismiss: Bool = true,
    offsetY: CGFloat = 0, alert: @escaping () -> AlertToast, onTap: (() -> Void)? = nil,
    completion: (() -> Void)? = nil
  ) -> some View {
    modifier(
      ToastModifier(
        isPresenting: isPresenting, duration: duration, tapToDismiss: tapToDismiss,
        offset: offsetY, alert: alert, onTap: onTap, completion: completion))
  }
}
