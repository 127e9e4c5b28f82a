public import ScrollworkViews

/// The trait key of a view's badge.
enum BadgeKey: ContainerValueKey {
  static var defaultValue: Text? { nil }
}

extension View {
  /// Adds a count to the tab or the list row of the view; 0 adds none.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Adds a text to the tab or the list row of the view; nil adds none.
  public func badge(_ label: Text?) -> some View {
    NodeModifierView(content: self) { $0.traits[BadgeKey.self] = label }
  }

  /// Adds a localized text to the tab or the list row of the view; nil adds none.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Adds a text to the tab or the list row of the view; nil adds none.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
