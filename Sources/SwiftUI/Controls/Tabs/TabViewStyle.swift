import ScrollworkEnvironment
public import ScrollworkViews

/// The appearance and behavior of tab views.
public protocol TabViewStyle: Sendable {}

/// The default tab view style: a tab bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates a default tab view style.
  public init() {}
}

/// A tab view style that displays a paged scrolling tab view with index dots.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the page index.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Displays the page index if there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always displays the page index.
    public static let always = IndexDisplayMode(name: "always")
    /// Never displays the page index.
    public static let never = IndexDisplayMode(name: "never")
  }

  let indexDisplayMode: IndexDisplayMode

  /// Creates a page style with an index display mode.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default tab view style: a tab bar at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A tab bar at the bottom, at any size.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A tab bar at the bottom; on tablets a sidebar is not shown.
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A tab bar at the bottom.
  public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A paged scrolling tab view.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// A paged scrolling tab view with an index display mode.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The appearance of the page index.
public struct PageIndexViewStyle: Hashable, Sendable {
  /// The visibility of the background behind the page index.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// The default: displays the background during interaction; in scenes never.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Always displays the background.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Displays the background during interaction with the index; in scenes never.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Never displays the background.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates a page index style with a background display mode.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  /// A page index of dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A page index of dots with a background display mode.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style for tab views within this view.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    environment(\.tabViewStyle, style)
  }

  /// Sets the style for the page index of tab views within this view.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
    environment(\.indexViewStyle, style)
  }
}

extension EnvironmentValues {
  private enum TabViewStyleKey: EnvironmentKey {
    static var defaultValue: any TabViewStyle { DefaultTabViewStyle() }
  }

  private enum IndexViewStyleKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle { .page }
  }

  /// The style of tab views.
  var tabViewStyle: any TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  /// The style of the page index.
  var indexViewStyle: PageIndexViewStyle {
    get { self[IndexViewStyleKey.self] }
    set { self[IndexViewStyleKey.self] = newValue }
  }
}
