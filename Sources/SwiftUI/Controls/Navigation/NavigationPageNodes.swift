import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// The resolved content of a navigation page, with its configuration.
@MainActor struct NavigationPageNodes {
  let page: NavigationPage
  private let nodes: [Node]
  private let context: ResolveContext
  private let box: ContainerBox?
  /// The modifiers of views made after layout, as observed last.
  private let late: StateSlot
  /// The back button; nil for the root.
  private let backButton: BackButton?

  /// The title and the action of a back button.
  struct BackButton {
    let title: Text?
    let action: @MainActor () -> Void
  }

  /// Resolves the content of a page; `dismiss` is nil for the root.
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
      $0.stackSearch = nil
      if let box { $0.container = box }
      if let dismiss {
        $0.dismiss = DismissAction(action: dismiss)
        $0.isPresented = true
      }
    }
    late = inner.slot("modifiers made during layout")
    LatePageModifier.apply(late, to: page, in: context.session)
    nodes = resolve(content, in: inner.view("content")).nodes
    page.isResolved = true
    if below == nil, page.search == nil { page.search = context.environment.stackSearch }
    (self.page, self.context, self.box) = (page, inner, box)
    backButton = dismiss.map { BackButton(title: below?.page.title, action: $0) }
  }

  /// The bar; nil if it is hidden, or has nothing to show.
  ///
  /// - Source: measured on Apple's frameworks, iOS 26: a page without a title, back button and items fills the
  ///   stack. Reported of iOS 18 too (SkipUI, pull request 96).
  private var bar: NavigationBar? {
    guard !page.hiddenBars.contains(.navigationBar),
      page.hasBarContent || backButton != nil && !page.hidesBackButton
    else { return nil }
    let isSearching = page.search?.isActive.wrappedValue ?? false
    return NavigationBar(
      title: isSearching ? nil : page.title, subtitle: page.subtitle, titleMenu: page.titleMenu,
      role: page.role,
      isLarge: page.hasLargeTitle && !isSearching,
      backButton: page.hidesBackButton ? nil : backButton, items: page.items,
      background: page.backgrounds[.navigationBar] ?? BarBackground(),
      colorScheme: page.colorSchemes[.navigationBar], search: page.search,
      typeSize: context.environment.dynamicTypeSize)
  }

  private var bottomBar: BottomBar? {
    let items = page.items.filter { $0.placement.isAtBottom }
    guard !items.isEmpty, !page.hiddenBars.contains(.bottomBar) else { return nil }
    return BottomBar(
      items: items, background: page.backgrounds[.bottomBar] ?? BarBackground(),
      colorScheme: page.colorSchemes[.bottomBar])
  }

  /// The page with its bars; a covered page is moved by a third of its width.
  func pageNodes(isCovered: Bool) -> NodeList {
    let (bar, bottom) = (bar, bottomBar)
    box?.taken = EdgeInsets(
      top: bar?.height ?? 0, leading: 0, bottom: bottom == nil ? 0 : BottomBar.height, trailing: 0)
    let whole = LayoutNode(
      FlexibleFrameLayout(
        width: .init(min: nil, ideal: nil, max: .infinity),
        height: .init(min: nil, ideal: nil, max: .infinity), alignment: .center),
      children: [content], isRightToLeft: context.isRightToLeft,
      path: context.path.appending(.view("page")), name: "page")
    whole.observer = LatePageModifier.observer(late)
    whole.container = box
    var node: Node = whole
    if let bottom { node = self.node(node, with: bottom, at: .bottom) }
    if let bar {
      let page = self.node(node, with: bar, at: .top)
      page.barBehavior = BarBehavior(
        expandedTitleHeight: bar.collapsibleHeight)
      node = page
    }
    let shown = PlaceholderContentView<Never> { [node] _ in NodeList(whole: node) }
    var outside = context
    outside.environment.navigationPage = nil
    guard backButton != nil else {
      return resolve(shown.covered(isCovered), in: outside)
    }
    return resolve(
      shown.background(context.environment.backdrop).covered(isCovered)
        .transition(transition),
      in: outside)
  }

  /// The transition of a pushed page.
  private var transition: AnyTransition {
    guard let source = page.zoomSource,
      let frame = context.environment.zoomFrames?.wrappedValue[source]
    else { return AnyTransition.move(edge: .trailing).animation(.navigation) }
    return .zoom(from: frame, area: context.session.canvas)
  }

  private var content: Node {
    if nodes.count == 1 { return nodes[0] }
    return LayoutNode(
      VStackLayout(), children: nodes, isRightToLeft: context.isRightToLeft,
      path: context.path.appending(.view("contents")), name: "VStack")
  }

  /// A node with a bar in the safe area of an edge, under which the node may draw.
  private func node(_ node: Node, with bar: some View, at edge: VerticalEdge) -> LayoutNode {
    let name = edge == .top ? "navigationBar" : "bottomBar"
    let inner = context.view(name, name: name).environment {
      if $0.dynamicTypeSize != .large { $0.dynamicTypeSize = .large }
    }
    let bars = resolve(bar, in: inner).nodes
    let whole = LayoutNode(
      SafeAreaInsetLayout(
        edge: edge == .top ? .top : .bottom, guide: HorizontalAlignment.center.key, spacing: 0),
      children: [node] + bars.prefix(1), isRightToLeft: context.isRightToLeft,
      path: context.path.appending(.view("with " + name)), name: "page")
    whole.keptEdges = edge == .top ? .top : .bottom
    whole.hasBarBelow = edge == .bottom
    return whole
  }
}

extension View {
  /// Moves a covered page by a third of its width, dims it, and hides it at the end.
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
  /// The animation of pushes and pops.
  ///
  /// - Source: the 0.35 s are measured by others, the curve is chosen: the system's is a spring
  ///   with unpublished parameters.
  static let navigation = Animation.easeInOut(duration: 0.35)
}

/// The effect on a page that is covered by another.
struct NavigationCover: VisualEffect {
  /// The amount of cover: 0 for an uncovered page to 1 for a covered, hidden one.
  var amount: Double

  /// The name in reports.
  static let name = "covered"

  /// The opacity of the black overlay on a covered page.
  ///
  /// - Source: chosen, after the look of the system.
  static let shade = 0.1

  /// The displacement of a covered page, as a fraction of its width.
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
