public import ScrollworkViews

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// At the end of the bar above the page.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// At the start of the bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// At the end of the bar.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// At the end of the bar.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// At the start of the bar.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// At the end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// At the start of the bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the start of the bar.
  public static let navigationBarLeading = topBarLeading
  /// At the end of the bar.
  public static let navigationBarTrailing = topBarTrailing
  /// In the bar below the page.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// In the bar below the page.
  public static let status = ToolbarItemPlacement(name: "status")

  var isAtBottom: Bool { [.bottomBar, .status].contains(self) }
  var isLeading: Bool { [.navigation, .cancellationAction, .topBarLeading].contains(self) }
  var isTrailing: Bool { self != .principal && !isAtBottom && !isLeading }
}

/// A view in a toolbar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  /// The place among the items of the page.
  var index = 0
  let view: AnyView
}

/// What a toolbar holds.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// Adds the items; the engine calls it.
  func _append(to items: inout _ToolbarItems)
}

/// The items of a toolbar while they are collected.
public struct _ToolbarItems {
  var entries: [ToolbarEntry] = []

  mutating func append(_ view: AnyView, at placement: ToolbarItemPlacement) {
    entries.append(ToolbarEntry(placement: placement, index: entries.count, view: view))
  }
}

/// One view in a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// A view at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Adds the view.
  public func _append(to items: inout _ToolbarItems) {
    items.append(AnyView(content), at: placement)
  }
}

/// Several views in a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Views at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Adds the views.
  public func _append(to items: inout _ToolbarItems) {
    items.append(AnyView(content), at: placement)
  }
}

/// Several items of a toolbar.
public struct _ToolbarTuple<each Item: ToolbarContent>: ToolbarContent {
  let items: (repeat each Item)

  init(_ items: repeat each Item) { self.items = (repeat each items) }

  /// Adds them all.
  public func _append(to items: inout _ToolbarItems) {
    for item in repeat each self.items { item._append(to: &items) }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Adds the item, if there is one.
  public func _append(to items: inout _ToolbarItems) { self?._append(to: &items) }
}

/// The items of one of two branches.
public struct _ToolbarBranch<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  let first: First?
  let second: Second?

  /// Adds the items of the branch.
  public func _append(to items: inout _ToolbarItems) {
    first?._append(to: &items)
    second?._append(to: &items)
  }
}

/// Puts the items of a toolbar together.
@MainActor @resultBuilder public enum ToolbarContentBuilder {
  /// One item as it stands.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A block of one item is that item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A block of several items.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarTuple<repeat each Content> { _ToolbarTuple(repeat each content) }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first of two branches.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarBranch<First, Second> { _ToolbarBranch(first: first, second: nil) }

  /// The second of two branches.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarBranch<First, Second> { _ToolbarBranch(first: nil, second: second) }
}
