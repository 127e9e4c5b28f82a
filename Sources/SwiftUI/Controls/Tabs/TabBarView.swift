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
  @Environment(\.tabAccessory) private var accessory
  @Environment(\.tabBarMinimizeBehavior) private var minimizing
  @State private var isSmall = false

  var body: some View {
    let tags = TabTags()
    let tab = SelectedTab(content: content, tags: tags, selection: selection)
    if minimizing == .automatic || minimizing == .never {
      tab.barBelow {
        TabBar(tags: tags, selection: selection, accessory: accessory, isSmall: .constant(false))
      }
    } else {
      tab.minimizesTabBar(minimizing, $isSmall)
        .barBelow {
          TabBar(tags: tags, selection: selection, accessory: accessory, isSmall: $isSmall)
        }
    }
  }
}

/// The selected view; unselected views keep their state and are not displayed.
private struct SelectedTab<Content: View>: PrimitiveView {
  let content: Content
  let tags: TabTags
  let selection: TabSelection

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let changes = TabBarChanges()
    let box = context.environment.container.map { context.session.note(ContainerBox(inside: $0)) }
    let inner = context.view("tabs").environment {
      $0.stackAxis = nil
      $0.tabBar = changes
      if let box { $0.container = box }
    }
    let nodes = ScrollworkViews.resolve(content, in: inner).nodes
    let index = selection.index(among: tags.record(nodes))
    tags.settings = changes.settings(ofTab: index, among: nodes.map(\.path))
    guard nodes.indices.contains(index) else {
      return ScrollworkViews.resolve(Color.clear, in: inner)
    }
    let isRightToLeft = context.isRightToLeft
    return NodeList(nodes[index]).map { node in
      let filling = LayoutNode(
        FlexibleFrameLayout(maxWidth: .infinity, maxHeight: .infinity), children: [node],
        isRightToLeft: isRightToLeft, path: node.path.appending(.view("frame")), name: "frame")
      filling.container = box
      return filling
    }
  }
}

/// A bar with one item per tab, labeled by the view's `tabItem` or tab label.
///
/// - Source: chosen, after pictures of iOS 17.
private struct TabBar: View {
  let tags: TabTags
  let selection: TabSelection
  let accessory: AnyView?
  @Binding var isSmall: Bool
  @Environment(\.tint) private var tint
  @Environment(\.colorScheme) private var colorScheme

  private static let height: CGFloat = 49

  /// What the app says about all tab bars.
  private var look: TabBarLook? { BarAppearances.current.tabBar() }

  var body: some View {
    if !tags.settings.isHidden, !(look?.isHidden ?? false) {
      VStack(spacing: 0) {
        if let accessory { TabAccessory(content: accessory) }
        if isSmall {
          SmallTabBar(item: symbol(selection.index(among: tags.tags))) { isSmall = false }
            .foregroundStyle(selectedColor)
        } else {
          bar
        }
      }
    }
  }

  private var bar: some View {
    let current = selection.index(among: tags.tags)
    let settings = tags.settings
    return HStack(spacing: 0) {
      ForEach(0..<tags.tags.count, id: \.self) { index in
        item(index)
          .foregroundStyle(index == current ? selectedColor : unselectedColor)
          .frame(maxWidth: .infinity).frame(height: Self.height)
          .overlay(alignment: .top) { TabBadge(badge: tags.badges[index]) }
          .contentShape(Rectangle())
          .onTapGesture { selection.select(tags.tags[index]) }
      }
    }
    .background {
      if settings.background.visibility != .hidden {
        BarBackdrop(
          background: settings.background, standard: look?.ground,
          scrollEdge: look?.ground, edge: .bottom
        )
        .ignoresSafeArea(edges: .bottom)
      }
    }
    .environment(\.colorScheme, settings.colorScheme ?? colorScheme)
  }

  private var selectedColor: Color { tint ?? look?.selected ?? .accentColor }
  private var unselectedColor: Color { look?.unselected ?? Color(uiColor: .systemGray) }

  @ViewBuilder private func symbol(_ index: Int) -> some View {
    if let label = tags.labels[index] {
      label.labelStyle(.iconOnly).environment(\.symbolFont, TabItemLabelStyle.symbolFont)
        .symbolVariant(.fill)
    }
  }

  @ViewBuilder private func item(_ index: Int) -> some View {
    if let label = tags.labels[index] {
      LayoutView(layout: VStackLayout(spacing: TabItemLabelStyle.gap), content: label)
        .labelStyle(TabItemLabelStyle())
        .font(TabItemLabelStyle.font)
        .environment(\.symbolFont, TabItemLabelStyle.symbolFont)
        .symbolVariant(.fill)
        .lineLimit(1)
    }
  }
}

/// The badge of a tab: its text on red.
///
/// - Source: measured by others, after `UITabBarItem`: 18 points high, with text of 13 points.
private struct TabBadge: View {
  let badge: Text?

  var body: some View {
    if let badge {
      badge.font(.system(size: 13)).foregroundStyle(Color.white)
        .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
        .background(Color.red, in: Capsule())
        .offset(x: 14, y: 3)
    }
  }
}

/// A view above the tab bar, in a capsule.
///
/// - Source: chosen, after pictures of iOS 26, without its glass.
private struct TabAccessory: View {
  let content: AnyView

  var body: some View {
    content
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(.regularMaterial, in: Capsule())
      .padding(.horizontal, 20).padding(.vertical, 8)
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
