import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The selected view, with a tab bar at the bottom safe area.
struct TabBarView<Content: View>: View {
  let content: Content
  let selection: TabSelection

  var body: some View {
    let tags = TabTags()
    SelectedTab(content: content, tags: tags, selection: selection)
      .safeAreaInset(edge: .bottom, spacing: 0) { TabBar(tags: tags, selection: selection) }
  }
}

/// The selected view; unselected views keep their state and are not displayed.
private struct SelectedTab<Content: View>: PrimitiveView {
  let content: Content
  let tags: TabTags
  let selection: TabSelection

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("tabs").environment { $0.stackAxis = nil }
    let nodes = ScrollworkViews.resolve(content, in: inner).nodes
    let index = selection.index(among: tags.record(nodes))
    guard nodes.indices.contains(index) else {
      return ScrollworkViews.resolve(Color.clear, in: inner)
    }
    let filling = ResolvedNode(node: nodes[index])
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    return ScrollworkViews.resolve(filling, in: inner.child(index))
  }
}

/// A bar with one item per tab, labeled by the view's `tabItem` or tab label.
///
/// - Source: chosen, after pictures of iOS 17.
private struct TabBar: View {
  let tags: TabTags
  let selection: TabSelection
  @Environment(\.tint) private var tint

  private static let height: CGFloat = 49

  var body: some View {
    let current = selection.index(among: tags.tags)
    HStack(spacing: 0) {
      ForEach(0..<tags.tags.count, id: \.self) { index in
        item(index)
          .foregroundStyle(index == current ? tint ?? .accentColor : Color(uiColor: .systemGray))
          .frame(maxWidth: .infinity).frame(height: Self.height)
          .contentShape(Rectangle())
          .onTapGesture { selection.select(tags.tags[index]) }
      }
    }
    .overlay(alignment: .top) { Divider() }
    .background(.bar)
  }

  @ViewBuilder private func item(_ index: Int) -> some View {
    if let label = tags.labels[index] {
      LayoutView(layout: VStackLayout(spacing: TabItemLabelStyle.gap), content: label)
        .labelStyle(TabItemLabelStyle())
        .font(TabItemLabelStyle.font)
        .environment(\.symbolFont, TabItemLabelStyle.symbolFont)
        .symbolVariant(.fill)
    }
  }
}

/// A label style with the symbol above the title.
private struct TabItemLabelStyle: LabelStyle {
  static let gap: CGFloat = 4
  static let font = Font.system(size: 10, weight: .medium)
  static let symbolFont = Font.system(size: 19, weight: .medium)

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Self.gap) {
      configuration.icon
      configuration.title
    }
  }
}
