public import ScrollworkViews

/// The key of a view's label in a tab bar.
enum TabItemKey: ContainerValueKey {
  static var defaultValue: AnyView? { nil }
}

extension View {
  /// Sets what stands for the view in a bar of tabs: an image and a text, or a label.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    let label = AnyView(label())
    return NodeModifierView(content: self) { $0.traits[TabItemKey.self] = label }
  }
}
