import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// A page of a navigation stack that has been made, and what its views say about it.
@MainActor struct NavigationPageNodes {
  let page: NavigationPage
  private let nodes: [Node]
  private let context: ResolveContext
  private let box: ContainerBox?
  /// The title of the page below; nil for the root.
  private let back: Back?
  /// Whether pages above that do not say have a large title.
  private let prefersLargeTitle: Bool

  /// The way back.
  struct Back {
    let title: Text?
    let action: @MainActor () -> Void
  }

  /// Makes the views of a page; `dismiss` takes it away, if it can be.
  init(
    _ content: some View, above below: NavigationPageNodes?, dismiss: (@MainActor () -> Void)?,
    in context: ResolveContext
  ) {
    let page = NavigationPage(above: below?.page)
    let box = context.environment.container.map {
      context.session.note(ContainerBox(inside: $0))
    }
    let inner = context.environment {
      $0.navigationPage = page
      if let box { $0.container = box }
      if let dismiss {
        $0.dismiss = DismissAction(action: dismiss)
        $0.isPresented = true
      }
    }
    nodes = resolve(content, in: inner.view("content")).nodes
    (self.page, self.context, self.box) = (page, inner, box)
    back = dismiss.map { Back(title: below?.page.title, action: $0) }
    prefersLargeTitle =
      switch page.displayMode {
      case .automatic: below?.prefersLargeTitle ?? true
      case .large: true
      case .inline: false
      }
  }

  private var bar: NavigationBar? {
    guard !page.hiddenBars.contains(.navigationBar) else { return nil }
    return NavigationBar(
      title: page.title, isLarge: prefersLargeTitle && page.title != nil,
      back: page.hidesBackButton ? nil : back, items: page.items,
      background: page.backgrounds[.navigationBar] ?? BarBackground())
  }

  private var bottomBar: BottomBar? {
    let items = page.items.filter { $0.placement.isAtBottom }
    guard !items.isEmpty, !page.hiddenBars.contains(.bottomBar) else { return nil }
    return BottomBar(items: items, background: page.backgrounds[.bottomBar] ?? BarBackground())
  }

  /// The page with its bars; one that is covered has gone away by a third.
  func shown(isCovered: Bool) -> NodeList {
    let (bar, bottom) = (bar, bottomBar)
    box?.taken = EdgeInsets(
      top: bar?.height ?? 0, leading: 0, bottom: bottom == nil ? 0 : BottomBar.height, trailing: 0)
    var node: Node = LayoutNode(
      FlexibleFrameLayout(
        width: .init(min: nil, ideal: nil, max: .infinity),
        height: .init(min: nil, ideal: nil, max: .infinity), alignment: .center),
      children: [content], isRightToLeft: context.isRightToLeft,
      path: context.path.appending(.view("page")), name: "page")
    if let bottom { node = self.node(node, with: bottom, at: .bottom) }
    if let bar {
      let page = self.node(node, with: bar, at: .top)
      page.barBehavior = BarBehavior(
        expandedTitleHeight: bar.isLarge ? NavigationBar.largeTitleHeight : 0)
      node = page
    }
    let whole = PlaceholderContentView<Never> { [node] _ in NodeList(whole: node) }
    var outside = context
    outside.environment.navigationPage = nil
    guard back != nil else {
      return resolve(whole.covered(isCovered), in: outside)
    }
    return resolve(
      whole.background(context.environment.backdrop).covered(isCovered)
        .transition(AnyTransition.move(edge: .trailing).animation(.navigation)),
      in: outside)
  }

  private var content: Node {
    if nodes.count == 1 { return nodes[0] }
    return LayoutNode(
      VStackLayout(), children: nodes, isRightToLeft: context.isRightToLeft,
      path: context.path.appending(.view("contents")), name: "VStack")
  }

  /// A view with a bar at an edge, in which it may draw.
  private func node(_ node: Node, with bar: some View, at edge: VerticalEdge) -> LayoutNode {
    let name = edge == .top ? "navigationBar" : "bottomBar"
    let bars = resolve(bar, in: context.view(name, name: name)).nodes
    let whole = LayoutNode(
      SafeAreaInsetLayout(
        edge: edge == .top ? .top : .bottom, guide: HorizontalAlignment.center.key, spacing: 0),
      children: [node] + bars.prefix(1), isRightToLeft: context.isRightToLeft,
      path: context.path.appending(.view("with " + name)), name: "page")
    whole.keptEdges = edge == .top ? .top : .bottom
    return whole
  }
}

extension View {
  /// Goes away by a third, and out of sight, in a shade.
  fileprivate func covered(_ isCovered: Bool) -> some View {
    animation(.navigation) { content in
      content.overlay {
        Color.black.ignoresSafeArea()
          .opacity(isCovered ? NavigationCover.shade : 0).allowsHitTesting(false)
      }
      .wrapped(NavigationCover.name) { _, _ in
        .covered(NavigationCover(amount: isCovered ? 1 : 0))
      }
    }
  }
}

extension Animation {
  /// How pages come and go.
  ///
  /// - Source: the 0.35 s are measured by others, the curve is chosen: the system's is a spring that
  ///   nobody has published.
  static let navigation = Animation.easeInOut(duration: 0.35)
}

/// A page that another one lies over.
struct NavigationCover: VisualEffect {
  /// From 0 for a page that is free to 1 for one that is covered and cannot be seen.
  var amount: Double

  /// How reports call it.
  static let name = "covered"

  /// How dark a covered page gets.
  ///
  /// - Source: chosen, after the look of the system.
  static let shade = 0.1

  /// How far a covered page goes, in parts of its width.
  ///
  /// - Source: measured by others (Flutter's re-implementation).
  private static let distance = 1.0 / 3

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func _append(to steps: inout _EffectSteps) {
    MoveEffect(edge: .leading, amount: amount * Self.distance)._append(to: &steps)
    if amount >= 1 { steps.append(.opacity(0)) }
  }
}
