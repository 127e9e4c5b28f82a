import Foundation
import ScrollworkDrawing
public import ScrollworkViews

/// The placement and the view of a toolbar item.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  /// The index among the items of the page.
  var index = 0
  let view: AnyView
}

/// The items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content that this one is made of.
  associatedtype Body: ToolbarContent

  /// The content that this one is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the items; called by the engine.
  func _append(to items: inout _ToolbarItems)
}

extension ToolbarContent {
  /// Appends the items of the body.
  public func _append(to items: inout _ToolbarItems) {
    guard let context = items.context else { return body._append(to: &items) }
    var inner = context.view("\(Self.self)").child(items.entries.count)
    guard inner.connectDynamicProperties(of: self) else { return }
    items.context = inner
    inner.evaluate { body }._append(to: &items)
    items.context = context
  }
}

/// Toolbar content that people may add and remove; it shows its default items.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

/// Toolbar content that the engine appends directly, without a body.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  /// Unreachable: the engine appends primitive content directly.
  @MainActor public var body: Never { fatalError("\(Self.self) is appended without a body.") }
}

/// A collector of toolbar items.
public struct _ToolbarItems {
  var entries: [ToolbarEntry] = []
  /// The context in which content with a body is evaluated.
  var context: ResolveContext?

  mutating func append(_ view: AnyView, at placement: ToolbarItemPlacement) {
    entries.append(ToolbarEntry(placement: placement, index: entries.count, view: view))
  }
}

/// A toolbar item with one view.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent, CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a toolbar item with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Creates a toolbar item with an identity for customization.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  /// Appends the view.
  public func _append(to items: inout _ToolbarItems) {
    items.append(AnyView(content), at: placement)
  }
}

/// A toolbar item with several views.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of toolbar items with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group of toolbar items, with a label for where there is no room for them.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }

  /// Appends the views.
  public func _append(to items: inout _ToolbarItems) {
    items.append(AnyView(content), at: placement)
  }
}

/// The views of a group of toolbar items that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The views, without the label.
  public var body: some View { content }
}

/// A space between items of a toolbar.
public struct ToolbarSpacer: _PrimitiveToolbarContent, CustomizableToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space; a flexible one takes what is left in a bottom bar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  /// Appends the space.
  public func _append(to items: inout _ToolbarItems) {
    guard placement.isAtBottom else { return }
    items.append(
      sizing == .flexible ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 8, height: 1)),
      at: placement)
  }
}

/// The size of a space in a toolbar.
public enum SpacerSizing: Hashable, Sendable {
  /// The space that is left.
  case flexible
  /// A space of the system.
  case fixed
}

/// A menu that the title of a page presents.
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
  private let content: Content

  /// Creates a title menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Notes the menu.
  public func _append(to items: inout _ToolbarItems) {
    items.context?.environment.navigationPage?.titleMenu = AnyView(content)
  }
}

/// Toolbar content made of several items.
public struct _ToolbarTuple<each Item: ToolbarContent>: _PrimitiveToolbarContent {
  let items: (repeat each Item)

  init(_ items: repeat each Item) { self.items = (repeat each items) }

  /// Appends all items.
  public func _append(to items: inout _ToolbarItems) {
    for item in repeat each self.items { item._append(to: &items) }
  }
}

/// Toolbar content that may be missing.
public struct _ToolbarOptional<Content: ToolbarContent>: _PrimitiveToolbarContent {
  let content: Content?

  /// Appends the items, if there are any.
  public func _append(to items: inout _ToolbarItems) { content?._append(to: &items) }
}

/// Toolbar content of one of two branches.
public struct _ToolbarBranch<First: ToolbarContent, Second: ToolbarContent>:
  _PrimitiveToolbarContent
{
  let first: First?
  let second: Second?

  /// Appends the items of the branch.
  public func _append(to items: inout _ToolbarItems) {
    first?._append(to: &items)
    second?._append(to: &items)
  }
}

/// Toolbar content of a type that is not known.
public struct _AnyToolbarContent: _PrimitiveToolbarContent {
  let content: any ToolbarContent

  /// Appends the items of the content.
  public func _append(to items: inout _ToolbarItems) { content._append(to: &items) }
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
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _ToolbarOptional<Content> { _ToolbarOptional(content: content) }

  /// Builds the first of two branches.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarBranch<First, Second> { _ToolbarBranch(first: first, second: nil) }

  /// Builds the second of two branches.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarBranch<First, Second> { _ToolbarBranch(first: nil, second: second) }

  /// Builds content guarded by `if #available`.
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> _AnyToolbarContent { _AnyToolbarContent(content: content) }
}
