import ScrollworkGeometry
public import ScrollworkViews

/// One of several views at a time: those that a bar of tabs leads to, or pages side by side.
///
/// What is selected is told by the tags of the views, or by the ids that a `ForEach` gives them, or
/// else by their numbers from zero.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @State private var own: AnyHashable?
  @Environment(\.tabViewStyle) private var style
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Views of which a binding selects one; without a binding the first is selected to begin with.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// What is shown.
  public var body: some View {
    let chosen = TabSelection(
      read: { [$own] in
        selection.map { AnyHashable(flattening: $0.wrappedValue) } ?? $own.wrappedValue
      },
      select: { [$own] new in
        guard let selection else { return $own.wrappedValue = new }
        // A value of another type is none of the binding's.
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
  /// Views of which the first is selected to begin with.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// What of several views is selected, and how another one is.
struct TabSelection {
  let read: @MainActor () -> AnyHashable?
  let select: @MainActor (AnyHashable) -> Void

  /// The tag of what is selected, as it is now; nil until something is.
  @MainActor var value: AnyHashable? { read() }

  /// The place of what is selected among the tags of all: the first, if nothing else is.
  @MainActor func index(among tags: [AnyHashable]) -> Int {
    value.flatMap { tags.firstIndex(of: $0) } ?? 0
  }
}

/// The tags of the views of a tab view, and what stands for them in a bar: known once the views are
/// made.
@MainActor final class TabTags {
  private(set) var tags: [AnyHashable] = []
  private(set) var labels: [AnyView?] = []

  /// Takes note of the views, and says what each is known by.
  func note(_ nodes: [Node]) -> [AnyHashable] {
    labels = nodes.map { $0.traits[TabItemKey.self] }
    tags = nodes.enumerated().map { index, node in
      node.traits.tag ?? node.identifier.map { AnyHashable(flattening: $0) } ?? AnyHashable(index)
    }
    return tags
  }
}
