import ScrollworkEnvironment
public import ScrollworkViews

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab of a search, whose default label is a magnifying glass.
  public static var search: TabRole { TabRole(name: "search") }

  /// The default label of a tab with this role.
  func label(_ fileID: StaticString, _ line: UInt) -> DefaultTabLabel {
    DefaultTabLabel {
      Label("Search", systemImage: "magnifyingglass", fileID: fileID, line: line)
    }
  }
}

/// A group of tabs; a tab bar shows the tabs alone.
public struct TabSection<Header: View, Content: View>: CountedView {
  @MainActor package static var nodeCount: Int? { nil }

  private let content: Content

  /// Creates a group of tabs with a header, which sidebars alone show.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    ScrollworkViews.resolve(content, in: context.view("TabSection"))
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a group of tabs.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension TabSection where Header == Text {
  /// Creates a group of tabs with a localized title, which sidebars alone show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of tabs with a title, which sidebars alone show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension View {
  /// Adds a view above the tab bar of tab views inside.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }

  /// Adds a view above the tab bar of tab views inside while it is enabled.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
}

extension EnvironmentValues {
  private enum AccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  /// The view above the tab bar.
  var tabAccessory: AnyView? {
    get { self[AccessoryKey.self] }
    set { self[AccessoryKey.self] = newValue }
  }
}
