@_exported public import ScrollworkUIKit

/// Where and how a popup is shown.
public enum Popup {
  /// The kinds of popups.
  public enum PopupType {
    case `default`
    case toast
    case floater(
      verticalPadding: CGFloat = 10, horizontalPadding: CGFloat = 10, useSafeAreaInset: Bool = true)
    case scroll(headerView: AnyView)
    case scrollable
  }

  /// The positions of popups on the screen.
  public enum Position: Sendable {
    case topLeading, top, topTrailing, leading, center, trailing
    case bottomLeading, bottom, bottomTrailing

    var alignment: Alignment {
      switch self {
      case .topLeading: .topLeading
      case .top: .top
      case .topTrailing: .topTrailing
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .bottomLeading: .bottomLeading
      case .bottom: .bottom
      case .bottomTrailing: .bottomTrailing
      }
    }
  }

  /// Where popups come from and go to.
  public enum AppearAnimation: Sendable {
    case topSlide, bottomSlide, leftSlide, rightSlide, centerScale, none
  }

  /// The causes of a popup's end.
  public enum DismissSource: Sendable {
    case binding, tapInside, tapOutside, drag, autohide
  }

  /// Above what popups are shown.
  public enum DisplayMode: Sendable {
    case overlay, sheet, window
  }

  /// The choices for a popup, with the package's defaults.
  public struct PopupParameters {
    var type = PopupType.default
    var position: Position?
    var appearFrom: AppearAnimation?
    var animation: Animation = .easeOut(duration: 0.3)
    var seconds: Double?
    var closesOnTap = true
    var closesOnTapOutside = false
    var backgroundColor = Color.clear
    var backgroundView: AnyView?
    var dismissed: (DismissSource) -> Void = { _ in }
    var willDismiss: (DismissSource) -> Void = { _ in }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }

    /// Sets the type of the popup.
    public func type(_ type: PopupType) -> Self { with { $0.type = type } }
    /// Sets the position of the popup.
    public func position(_ position: Position) -> Self { with { $0.position = position } }
    /// Sets where the popup comes from.
    public func appearFrom(_ appearFrom: AppearAnimation?) -> Self {
      with { $0.appearFrom = appearFrom }
    }
    /// Leaves where the popup goes to as it came.
    public func disappearTo(_ disappearTo: AppearAnimation?) -> Self { self }
    /// Sets the animation of the popup.
    public func animation(_ animation: Animation) -> Self { with { $0.animation = animation } }
    /// Sets the seconds after which the popup ends.
    public func autohideIn(_ autohideIn: Double?) -> Self { with { $0.seconds = autohideIn } }
    /// Leaves out the drag that ends a popup.
    public func dragToDismiss(_ dragToDismiss: Bool) -> Self { self }
    /// Sets whether a touch ends the popup.
    public func closeOnTap(_ closeOnTap: Bool) -> Self { with { $0.closesOnTap = closeOnTap } }
    /// Sets whether a touch beside the popup ends it.
    public func closeOnTapOutside(_ closeOnTapOutside: Bool) -> Self {
      with { $0.closesOnTapOutside = closeOnTapOutside }
    }
    /// Sets the color behind the popup.
    public func backgroundColor(_ backgroundColor: Color) -> Self {
      with { $0.backgroundColor = backgroundColor }
    }
    /// Sets the view behind the popup.
    public func backgroundView<Background: View>(
      @ViewBuilder _ backgroundView: () -> Background
    ) -> Self {
      let view = AnyView(backgroundView())
      return with { $0.backgroundView = view }
    }
    /// Leaves the popup above the view, which is where opaque ones are too.
    public func isOpaque(_ isOpaque: Bool) -> Self { self }
    /// Leaves the popup above the view.
    public func displayMode(_ displayMode: DisplayMode) -> Self { self }
    /// Leaves touches beside the popup to it.
    public func allowTapThroughBG(_ allowTapThroughBG: Bool) -> Self { self }
    /// Leaves the keyboard where it is.
    public func useKeyboardSafeArea(_ useKeyboardSafeArea: Bool) -> Self { self }
    /// Sets what is done at the end.
    public func dismissCallback(_ dismissCallback: @escaping (DismissSource) -> Void) -> Self {
      with { $0.dismissed = dismissCallback }
    }
    /// Sets what is done at the end.
    public func dismissCallback(_ dismissCallback: @escaping () -> Void) -> Self {
      with { $0.dismissed = { _ in dismissCallback() } }
    }
    /// Sets what is done before the end.
    public func willDismissCallback(_ willDismiss: @escaping (DismissSource) -> Void) -> Self {
      with { $0.willDismiss = willDismiss }
    }
  }
}

/// A popup over a view.
private struct PopupModifier<PopupContent: View>: ViewModifier {
  @Binding var isPresented: Bool
  let parameters: Popup.PopupParameters
  let popup: () -> PopupContent
  /// The reason of the dismissal that runs.
  @State private var source: Popup.DismissSource?
  @State private var count = 0

  private var position: Popup.Position {
    if let position = parameters.position { return position }
    if case .default = parameters.type { return .center }
    return .bottom
  }

  private var paddings: (vertical: CGFloat, horizontal: CGFloat) {
    if case .floater(let vertical, let horizontal, _) = parameters.type {
      return (vertical, horizontal)
    }
    return (0, 0)
  }

  private var transition: AnyTransition {
    switch parameters.appearFrom {
    case .topSlide: return .move(edge: .top).combined(with: .opacity)
    case .bottomSlide: return .move(edge: .bottom).combined(with: .opacity)
    case .leftSlide: return .move(edge: .leading).combined(with: .opacity)
    case .rightSlide: return .move(edge: .trailing).combined(with: .opacity)
    case .centerScale: return .scale.combined(with: .opacity)
    case .some(.none): return .identity
    case nil: break
    }
    return switch position {
    case .top, .topLeading, .topTrailing: .move(edge: .top)
    case .leading: .move(edge: .leading)
    case .trailing: .move(edge: .trailing)
    default: .move(edge: .bottom)
    }
  }

  private var isToast: Bool { if case .toast = parameters.type { true } else { false } }

  func body(content: Content) -> some View {
    content
      .overlay {
        ZStack {
          if isPresented {
            behind
              .contentShape(Rectangle())
              .onTapGesture { if parameters.closesOnTapOutside { end(.tapOutside) } }
              .allowsHitTesting(parameters.closesOnTapOutside)
              .transition(.opacity)
          }
        }
        .ignoresSafeArea()
        .animation(parameters.animation, value: isPresented)
      }
      .overlay(alignment: position.alignment) {
        ZStack {
          if isPresented {
            popup()
              .frame(maxWidth: isToast ? .infinity : nil)
              .onTapGesture { if parameters.closesOnTap { end(.tapInside) } }
              .transition(transition)
          }
        }
        .padding(.vertical, paddings.vertical)
        .padding(.horizontal, paddings.horizontal)
        .animation(parameters.animation, value: isPresented)
      }
      .onAppear { if isPresented { begin() } }
      .onChange(of: isPresented) { _, isShown in
        guard !isShown else { return begin() }
        parameters.dismissed(source ?? .binding)
        source = nil
      }
  }

  @ViewBuilder private var behind: some View {
    if let view = parameters.backgroundView { view } else { parameters.backgroundColor }
  }

  private func end(_ source: Popup.DismissSource) {
    self.source = source
    parameters.willDismiss(source)
    isPresented = false
  }

  private func begin() {
    count += 1
    guard let seconds = parameters.seconds, seconds > 0 else { return }
    let number = count
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      if number == count { end(.autohide) }
    }
  }
}

extension View {
  /// Shows a popup over the view while a binding is true.
  public func popup<PopupContent: View>(
    isPresented: Binding<Bool>, @ViewBuilder view: @escaping () -> PopupContent,
    customize: @escaping (Popup.PopupParameters) -> Popup.PopupParameters
  ) -> some View {
    modifier(
      PopupModifier(
        isPresented: isPresented, parameters: customize(Popup.PopupParameters()), popup: view))
  }

  /// Shows a popup over the view while a binding is true, with the package's defaults.
  public func popup<PopupContent: View>(
    isPresented: Binding<Bool>, @ViewBuilder view: @escaping () -> PopupContent
  ) -> some View { popup(isPresented: isPresented, view: view, customize: { $0 }) }

  /// Shows a popup over the view while there is an item.
  public func popup<Item: Equatable, PopupContent: View>(
    item: Binding<Item?>, @ViewBuilder itemView: @escaping (Item) -> PopupContent,
    customize: @escaping (Popup.PopupParameters) -> Popup.PopupParameters = { $0 }
  ) -> some View {
    popup(isPresented: item.hasItem()) {
      if let value = item.wrappedValue { itemView(value) }
    } customize: {
      customize($0)
    }
  }

  /// Shows a popup over the view, as it was spelled in the first versions.
  public func popup<PopupContent: View>(
    isPresented: Binding<Bool>, type: Popup.PopupType = .default,
    position: Popup.Position = .bottom, animation: Animation = .easeOut(duration: 0.3),
    autohideIn: Double? = nil, dragToDismiss: Bool = true, closeOnTap: Bool = true,
    closeOnTapOutside: Bool = false, backgroundColor: Color = .clear,
    dismissCallback: @escaping () -> Void = {}, @ViewBuilder view: @escaping () -> PopupContent
  ) -> some View {
    popup(isPresented: isPresented, view: view) {
      $0.type(type).position(position).animation(animation).autohideIn(autohideIn)
        .closeOnTap(closeOnTap).closeOnTapOutside(closeOnTapOutside)
        .backgroundColor(backgroundColor).dismissCallback(dismissCallback)
    }
  }

  /// Shows a popup over the view while a binding is true.
  public func popup<PopupContent: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> PopupContent
  ) -> some View { popup(isPresented: isPresented, view: content) }
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
