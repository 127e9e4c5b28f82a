import ScrollworkEnvironment
public import ScrollworkViews

/// How a tab view shows its views.
public protocol TabViewStyle: Sendable {}

/// A bar of tabs at the bottom, which leads to one view at a time.
public struct DefaultTabViewStyle: TabViewStyle {
  /// A bar of tabs.
  public init() {}
}

/// Pages side by side, with dots that tell which one is seen.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots show.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  let indexDisplayMode: IndexDisplayMode

  /// Pages side by side.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A bar of tabs at the bottom, whatever the room.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side, with dots that show when that is asked for.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
public struct PageIndexViewStyle: Hashable, Sendable {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// While a finger is on them: in scenes never.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// While a finger is on them: in scenes never.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with a background when that is asked for.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how tab views inside show their views.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    environment(\.tabViewStyle, style)
  }

  /// Sets how the dots of pages inside look.
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

  /// How tab views show their views.
  var tabViewStyle: any TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  /// How the dots of pages look.
  var indexViewStyle: PageIndexViewStyle {
    get { self[IndexViewStyleKey.self] }
    set { self[IndexViewStyleKey.self] = newValue }
  }
}
