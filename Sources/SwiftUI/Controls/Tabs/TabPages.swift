import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling
import ScrollworkViews

/// A paging scroll view of pages, each the size of its container.
///
/// The selection follows the page nearest to the center. Writing the selection scrolls to its page,
/// animated only if the change has an animation.
struct TabPages<Content: View>: View {
  let content: Content
  let selection: TabSelection
  let indexDisplayMode: PageTabViewStyle.IndexDisplayMode

  var body: some View {
    let tags = TabTags()
    ScrollView(.horizontal) { TabPageStrip(content: content, tags: tags) }
      .scrollIndicators(.never)
      .scrollTargetBehavior(.paging)
      .environment(
        \.scroll.position,
        ScrollPositionBinding(
          wish: {
            ScrollPositionRequest(
              place: selection.value.map { .view($0, anchor: nil) } ?? .automatic)
          },
          follow: { page in
            if let page, page != selection.value { selection.select(page) }
          }, anchor: nil)
      )
      .overlay(alignment: .bottom) {
        PageDots(tags: tags, selection: selection, displayMode: indexDisplayMode)
      }
  }
}

/// The pages, in a row.
private struct TabPageStrip<Content: View>: PrimitiveView {
  let content: Content
  let tags: TabTags

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("pages").environment { $0.stackAxis = nil }
    let nodes = ScrollworkViews.resolve(content, in: inner).nodes
    let pages = zip(nodes, tags.record(nodes)).flatMap { node, tag in
      let page = ResolvedNode(node: node).containerRelativeFrame([.horizontal, .vertical])
      return ScrollworkViews.resolve(page, in: inner).nodes.map { page in
        page.identifier = tag
        return page
      }
    }
    let strip = LayoutNode(
      HStackLayout(spacing: 0), children: pages, isRightToLeft: context.isRightToLeft,
      path: inner.path, name: "pages")
    strip.isScrollTargetLayout = true
    strip.showsVisibleOnly = true
    return NodeList(strip)
  }
}

/// A view around a node that is already resolved.
struct ResolvedNode: CountedView {
  @MainActor static var nodeCount: Int? { 1 }

  let node: Node

  @MainActor func resolve(in context: ResolveContext) -> NodeList { NodeList(node) }
}

/// The page indicator: a dot per page, brightest for the current page.
///
/// - Source: chosen, after pictures of iOS 17: white dots, faint for the other pages, over any
///   background.
private struct PageDots: View {
  let tags: TabTags
  let selection: TabSelection
  let displayMode: PageTabViewStyle.IndexDisplayMode
  @Environment(\.indexViewStyle) private var style

  private static let diameter: CGFloat = 8
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 26
  private static let margin: CGFloat = 10
  private static let otherDotOpacity = 0.3

  var body: some View {
    let count = tags.tags.count
    if displayMode == .always || (displayMode == .automatic && count > 1) {
      let current = selection.index(among: tags.tags)
      HStack(spacing: Self.gap) {
        ForEach(0..<count, id: \.self) { index in
          Circle().fill(Color.white.opacity(index == current ? 1 : Self.otherDotOpacity))
            .frame(width: Self.diameter, height: Self.diameter)
        }
      }
      .padding(.horizontal, Self.height / 2)
      .frame(height: Self.height)
      .background(
        Color.black.opacity(style.backgroundDisplayMode == .always ? 0.2 : 0), in: Capsule()
      )
      .padding(.bottom, Self.margin)
      .allowsHitTesting(false)
    }
  }
}
