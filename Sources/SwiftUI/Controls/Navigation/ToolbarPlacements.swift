public import ScrollworkViews

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// The default placement: the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The center of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The title of the navigation bar.
  public static let title = principal
  /// A navigation action, at the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// A primary action, at the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// A secondary action, in a menu at the trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// A confirmation action for a modal interface, at the trailing end of the navigation bar.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// A cancellation action for a modal interface, at the leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// A destructive action for a modal interface, at the trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = topBarLeading
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = topBarTrailing
  /// The bottom toolbar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// A change in the status of the current context, in the bottom toolbar.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The bar above the keyboard, which is never on screen.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")

  var isAtBottom: Bool { [.bottomBar, .status].contains(self) }
  var isLeading: Bool { [.navigation, .cancellationAction, .topBarLeading].contains(self) }
  var isTrailing: Bool {
    ![.principal, .keyboard, .secondaryAction].contains(self) && !isAtBottom && !isLeading
  }
  /// Whether items here are confirmations, whose text is bold.
  var isProminent: Bool { self == .confirmationAction }
}

/// The purpose of the content of a page, which determines the look of its toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The default role: that of navigation.
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  /// A stack of pages.
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  /// Content with a history: the title is at the leading end.
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  /// A document: the title is at the leading end, and the back button has no text.
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }

  /// Whether the title is at the leading end of the bar.
  var leadsWithTitle: Bool { self == .browser || self == .editor }
}

/// The display style of the title of a page.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// Inherits the display mode of the previous page; large on the root.
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  /// Displays a large title below the bar, until the page is scrolled.
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// Displays a large title below the bar, until the page is scrolled.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// Displays the title within the bar.
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

/// A default item of a toolbar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  fileprivate let name: String

  /// The title of the navigation bar.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Removes a default item of the page's toolbar.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifyPage { page in
      if defaultItemKind == .title { page.title = nil }
      if defaultItemKind == .search { page.search = nil }
    }
  }
}
