public import ScrollworkViews

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// The default placement: the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The center of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// A navigation action, at the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// A primary action, at the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
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

  var isAtBottom: Bool { [.bottomBar, .status].contains(self) }
  var isLeading: Bool { [.navigation, .cancellationAction, .topBarLeading].contains(self) }
  var isTrailing: Bool { self != .principal && !isAtBottom && !isLeading }
}

/// The placement and the view of a toolbar item.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  /// The index among the items of the page.
  var index = 0
  let view: AnyView
}

/// The items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// Appends the items; called by the engine.
  func _append(to items: inout _ToolbarItems)
}

/// A collector of toolbar items.
public struct _ToolbarItems {
  var entries: [ToolbarEntry] = []

  mutating func append(_ view: AnyView, at placement: ToolbarItemPlacement) {
    entries.append(ToolbarEntry(placement: placement, index: entries.count, view: view))
  }
}

/// A toolbar item with one view.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a toolbar item with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Appends the view.
  public func _append(to items: inout _ToolbarItems) {
    items.append(AnyView(content), at: placement)
  }
}

/// A toolbar item with several views.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of toolbar items with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Appends the views.
  public func _append(to items: inout _ToolbarItems) {
    items.append(AnyView(content), at: placement)
  }
}

/// Toolbar content made of several items.
public struct _ToolbarTuple<each Item: ToolbarContent>: ToolbarContent {
  let items: (repeat each Item)

  init(_ items: repeat each Item) { self.items = (repeat each items) }

  /// Appends all items.
  public func _append(to items: inout _ToolbarItems) {
    for item in repeat each self.items { item._append(to: &items) }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Appends the item, if there is one.
  public func _append(to items: inout _ToolbarItems) { self?._append(to: &items) }
}

/// Toolbar content of one of two branches.
public struct _ToolbarBranch<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  let first: First?
  let second: Second?

  /// Appends the items of the branch.
  public func _append(to items: inout _ToolbarItems) {
    first?._append(to: &items)
    second?._append(to: &items)
  }
}

/// A result builder of toolbar content.
@MainActor @resultBuilder public enum ToolbarContentBuilder {
  /// Builds an expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds a block of one item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds a block of several items.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarTuple<repeat each Content> { _ToolbarTuple(repeat each content) }

  /// Builds an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds the first of two branches.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarBranch<First, Second> { _ToolbarBranch(first: first, second: nil) }

  /// Builds the second of two branches.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarBranch<First, Second> { _ToolbarBranch(first: nil, second: second) }
}
