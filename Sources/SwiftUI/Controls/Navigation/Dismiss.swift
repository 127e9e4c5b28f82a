public import ScrollworkEnvironment
public import ScrollworkViews

/// An action that dismisses the current page; no effect on the root of a stack.
public struct DismissAction {
  let action: (@MainActor () -> Void)?

  /// Dismisses the page.
  @MainActor public func callAsFunction() { action?() }
}

/// An indication whether a view is on a dismissible page, with an action to dismiss it.
public struct PresentationMode {
  /// Whether the view is on a dismissible page.
  public let isPresented: Bool
  let action: DismissAction

  /// Dismisses the page.
  @MainActor public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(action: nil) }
  }

  private enum PresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// An action that dismisses the current page.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is on a dismissible page.
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  /// A binding to the presentation mode of the view; superseded by `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
