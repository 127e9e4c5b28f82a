public import ScrollworkEnvironment
public import ScrollworkViews

/// Takes the page away that a view stands on; nothing on a page that is not above another.
public struct DismissAction {
  let action: (@MainActor () -> Void)?

  /// Takes the page away.
  @MainActor public func callAsFunction() { action?() }
}

/// Whether a view stands on a page that can be taken away, and a way to do so.
public struct PresentationMode {
  /// Whether it does.
  public let isPresented: Bool
  let action: DismissAction

  /// Takes the page away.
  @MainActor public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(action: nil) }
  }

  private enum PresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Takes the page away that a view stands on.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether a view stands on a page that can be taken away.
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  /// Whether a view stands on a page that can be taken away, and a way to do so; what `dismiss` was.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
