public import ScrollworkViews

/// The trait key of a view's tab bar label.
enum TabItemKey: ContainerValueKey {
  static var defaultValue: AnyView? { nil }
}

extension View {
  /// Sets the tab bar item associated with this view: an image and a text, or a label.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    let label = AnyView(label())
    return NodeModifierView(content: self) { $0.traits[TabItemKey.self] = label }
  }
}
