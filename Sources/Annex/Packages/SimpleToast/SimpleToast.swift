@_exported public import ScrollworkUIKit

/// How a message is shown.
public struct SimpleToastOptions {
  /// How it comes and goes.
  public enum ModifierType: Sendable {
    case fade, slide, scale, skew
  }

  let alignment: Alignment
  let hideAfter: TimeInterval?
  let backdrop: Color?
  let animation: Animation?
  let modifierType: ModifierType
  let dismissesOnTap: Bool

  /// Choices for a message, with the package's defaults.
  public init(
    alignment: Alignment = .top, hideAfter: TimeInterval? = nil, backdrop: Color? = nil,
    animation: Animation? = nil, modifierType: ModifierType = .fade,
    dismissOnTap: Bool? = true
  ) {
    (self.alignment, self.hideAfter, self.backdrop) = (alignment, hideAfter, backdrop)
    (self.animation, self.modifierType) = (animation, modifierType)
    dismissesOnTap = dismissOnTap ?? true
  }

  /// Choices for a message, as they were spelled before.
  public init(
    alignment: Alignment = .top, hideAfter: TimeInterval? = nil, showBackdrop: Bool?,
    backdropColor: Color = .white, animation: Animation? = nil, modifierType: ModifierType = .fade
  ) {
    self.init(
      alignment: alignment, hideAfter: hideAfter,
      backdrop: showBackdrop == true ? backdropColor : nil, animation: animation,
      modifierType: modifierType)
  }
}

/// A message over a view.
private struct SimpleToastModifier<ToastContent: View>: ViewModifier {
  @Binding var isPresented: Bool
  let options: SimpleToastOptions
  let onDismiss: (() -> Void)?
  let content: () -> ToastContent
  @State private var count = 0

  private var transition: AnyTransition {
    switch options.modifierType {
    case .fade: .opacity
    case .slide, .skew:
      .move(edge: options.alignment.vertical == .bottom ? .bottom : .top).combined(with: .opacity)
    case .scale: .scale.combined(with: .opacity)
    }
  }

  func body(content: Content) -> some View {
    content
      .overlay {
        ZStack(alignment: options.alignment) {
          if isPresented {
            if let backdrop = options.backdrop {
              backdrop.ignoresSafeArea().transition(.opacity).onTapGesture { end() }
            }
            self.content()
              .onTapGesture { if options.dismissesOnTap { end() } }
              .transition(transition)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: options.alignment)
        .animation(options.animation ?? .linear, value: isPresented)
      }
      .onAppear { if isPresented { begin() } }
      .onChange(of: isPresented) { _, isShown in if isShown { begin() } }
  }

  private func end() {
    isPresented = false
    onDismiss?()
  }

  private func begin() {
    count += 1
    guard let seconds = options.hideAfter, seconds > 0 else { return }
    let number = count
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      if number == count, isPresented { end() }
    }
  }
}

extension View {
  /// Shows a message over the view while a binding is true.
  public func simpleToast<SimpleToastContent: View>(
    isPresented: Binding<Bool>, options: SimpleToastOptions, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> SimpleToastContent
  ) -> some View {
    modifier(
      SimpleToastModifier(
        isPresented: isPresented, options: options, onDismiss: onDismiss, content: content))
  }

  /// Shows a message over the view, as it was spelled before.
  public func simpleToast<SimpleToastContent: View>(
    isShowing: Binding<Bool>, options: SimpleToastOptions, completion: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> SimpleToastContent
  ) -> some View {
    simpleToast(isPresented: isShowing, options: options, onDismiss: completion, content: content)
  }

  /// Shows a message over the view while there is an item.
  public func simpleToast<SimpleToastContent: View, Item: Identifiable>(
    item: Binding<Item?>, options: SimpleToastOptions, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item?) -> SimpleToastContent
  ) -> some View {
    simpleToast(isPresented: item.hasItem(), options: options, onDismiss: onDismiss) {
      content(item.wrappedValue)
    }
  }
}

extension Binding {
  /// A binding to whether an item exists; setting false removes the item.
  fileprivate func hasItem<Item>() -> Binding<Bool> where Value == Item? {
    let item = self
    return Binding<Bool> {
      item.wrappedValue != nil
    } set: { hasItem in
      if !hasItem { item.wrappedValue = nil }
    }
  }
}
