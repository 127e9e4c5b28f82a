import ScrollworkGeometry
public import ScrollworkViews

/// A view that switches between multiple child views with a tab bar or by paging.
///
/// The selection is a child's tag, else the id that a `ForEach` gives it, else its index from zero.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @State private var own: AnyHashable?
  @Environment(\.tabViewStyle) private var style
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a tab view with a selection binding; without one, the first tab is selected initially.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The selected view with a tab bar, or the pages.
  public var body: some View {
    let chosen = TabSelection(
      read: { [$own] in
        selection.map { AnyHashable(flattening: $0.wrappedValue) } ?? $own.wrappedValue
      },
      select: { [$own] new in
        guard let selection else { return $own.wrappedValue = new }
        // A tag of another type never changes the binding.
        if let new = new.base as? SelectionValue { selection.wrappedValue = new }
      })
    if let pages = style as? PageTabViewStyle {
      TabPages(content: content, selection: chosen, indexDisplayMode: pages.indexDisplayMode)
    } else {
      TabBarView(content: content, selection: chosen)
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view whose first tab is selected initially.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// Access to the selection of a tab view.
struct TabSelection {
  let read: @MainActor () -> AnyHashable?
  let select: @MainActor (AnyHashable) -> Void

  /// The tag of the selected tab; nil until a tab is selected.
  @MainActor var value: AnyHashable? { read() }

  /// The index of the selected tab; 0 if no tag equals the selection.
  @MainActor func index(among tags: [AnyHashable]) -> Int {
    value.flatMap { tags.firstIndex(of: $0) } ?? 0
  }
}

/// The tags and bar labels of a tab view's children, recorded when the children are resolved.
@MainActor final class TabTags {
  private(set) var tags: [AnyHashable] = []
  private(set) var labels: [AnyView?] = []
  private(set) var badges: [Text?] = []
  /// The settings of the bar by the views of the selected tab.
  var settings = TabBarSettings()

  /// Records the tags and labels of resolved children; returns the tags.
  func record(_ nodes: [Node]) -> [AnyHashable] {
    labels = nodes.map { $0.traits[TabItemKey.self] }
    badges = nodes.map { $0.traits[BadgeKey.self] }
    tags = nodes.enumerated().map { index, node in
      node.traits.tag ?? node.identifier.map { AnyHashable(flattening: $0) } ?? AnyHashable(index)
    }
    return tags
  }
}
