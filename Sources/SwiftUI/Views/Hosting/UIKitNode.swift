package import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
package import ScrollworkLayout
import ScrollworkScrolling
package import ScrollworkUIScrolling

/// The node of a UIKit view and its subviews.
///
/// A subview's position belongs to its look and not to the layout: fingers scroll and zoom it, and
/// its closed forms give the position at any time.
package final class UIKitNode: Node {
  package let view: UIView
  private let environment: EnvironmentValues
  private var parts: [Node] = []
  private let context: ResolveContext
  private let fit: ((ProposedViewSize) -> CGSize)?
  /// The view hierarchy from which the tree was made, and that which was laid out.
  private var builtStructure: [ViewSnapshot] = []
  private var arrangedSnapshot: [ViewSnapshot] = []

  /// The properties of a UIKit view that determine the nodes and their sizes.
  private struct ViewSnapshot: Hashable {
    let view: ObjectIdentifier
    let size: CGSize
    let isHidden: Bool
    let version: Int
  }

  /// Creates the node of the outermost UIKit view, which is sized by the layout.
  convenience init(
    _ view: UIView, in context: ResolveContext, fit: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.init(view, in: context, optional: fit)
  }

  private init(
    _ view: UIView, in context: ResolveContext, optional fit: ((ProposedViewSize) -> CGSize)?
  ) {
    self.view = view
    self.fit = fit
    let context = context.environment { values in
      if let style = view.chosenStyle { values.colorScheme = style }
      if let level = view.presentedLevel { values.isElevated = level == .elevated }
    }
    environment = context.environment
    self.context = context
    super.init(path: context.path.appending(.view(Self.name(of: view))))
    parts = Self.parts(of: view, in: context)
    if fit != nil { builtStructure = structure }
  }

  private static func parts(of view: UIView, in context: ResolveContext) -> [Node] {
    var parts: [Node] = []
    if let hosting = view as? any ContentHosting, let content = hosting.hostedContent {
      if hosting.hostNumber == nil { hosting.hostNumber = hosting.touchScreen.nextHostNumber() }
      let context = context.child(hosting.hostNumber ?? 0)
      parts = [
        context.session.host.keptContents.node(of: hosting, in: context, showing: content) {
          self.content(content, in: context)
        }
      ]
    }
    for inner in view.subviews where !inner.isHidden {
      parts.append(UIKitNode(inner, in: context, optional: nil))
    }
    return parts
  }

  /// The SwiftUI views of a hosting view, as one node.
  static func content(_ content: any View, in context: ResolveContext) -> Node {
    let nodes = resolve(content, in: context).nodes
    if nodes.count == 1, nodes[0].item == nil { return nodes[0] }
    return LayoutNode(
      VStackLayout(), children: nodes, isRightToLeft: context.isRightToLeft,
      path: context.path.appending(.view("root")), name: "root")
  }

  static func name(of view: UIView) -> String {
    view is HostingView ? "UIHostingView" : "\(type(of: view))".withoutGenericArguments
  }

  package override var kind: String { Self.name(of: view) }
  // Code changes views of UIKit at any time, so what is known of one still says nothing about another.
  package override var parameters: ViewParameterList? { makeParameters() }

  override var ownParameters: [ViewParameters] {
    [ViewParameters(kind, view.parameterValues, source: "")]
  }

  package override var hostedView: UIView? { view }
  package override var touchScreen: TouchScreen? { isOutermost ? view.touchScreen : nil }
  package override var scriptName: String? {
    view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }
  package override func childSource(_ placed: Placed) -> ChildSource { .whole }
  package override var lookRole: LookRole { .place }
  package override var contentOpacity: Double { Double(min(max(view.alpha, 0), 1)) }
  package override var painting: NodePainting { .hosted(view, environment) }
  package override var clipsContent: Bool { true }

  package override func look(
    in frame: CGRect, _ surroundings: Surroundings, attributes: AnimatedAttributes,
    followsScrolling: Bool
  ) -> NodeLook {
    NodeLook(look: EffectLook(transform: view.presentationTransform(at: attributes.time)))
  }

  package override func ownDrawing(
    size: CGSize, proposal: ProposedViewSize, attributes: AnimatedAttributes
  ) -> OwnDrawing? {
    guard let color = view.backgroundColor(at: attributes.time, in: environment) else {
      return OwnDrawing()
    }
    let bounds = Path(CGRect(origin: .zero, size: size))
    return OwnDrawing(
      content: LayerContent([.command(.fill(bounds, .color(color), evenOdd: false))]))
  }

  package override func hit(
    at point: CGPoint, size: CGSize, proposal: ProposedViewSize, attributes: AnimatedAttributes
  ) -> HitAnswer {
    guard view.isUserInteractionEnabled, view.alpha >= 0.01 else { return .missed }
    let isInside = CGRect(origin: .zero, size: size).contains(point)
    guard isInside || !view.clipsToBounds else { return .missed }
    return isInside ? .solid : .open
  }

  override var drawsInFrame: Bool { true }

  override func extended(_ placed: Placed, in area: SafeArea, own: SafeArea) -> Placed {
    guard isOutermost else { return super.extended(placed, in: area, own: own) }
    let views = arranged(in: placed.frame.size, safeArea: area.insets(of: placed.frame))
    return placed.with(
      children: views.map { SafeAreaPass.content($0, of: placed.frame.size) })
  }

  package override var children: [Node] { parts }
  override var respondsToScrolling: Bool { true }
  override var dependsOnSafeArea: Bool { isOutermost || super.dependsOnSafeArea }

  /// Whether the layout sizes this view.
  var isOutermost: Bool { fit != nil }

  override var ownGuides: GuideKinds { isOutermost ? .text : [] }

  /// The first baseline of a UIKit view is its top edge; the last one is its bottom edge, as of any
  /// view.
  ///
  /// - Source: measured on Apple's frameworks.
  override func explicitAlignment(_ guide: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    isOutermost && guide == VerticalAlignment.firstTextBaseline.key ? 0 : nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fit?(proposal) ?? view.bounds.size
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    if fit != nil { layOut(in: size) }
    return ArrangedChildren(children: placedParts)
  }

  /// The placed subviews of the outermost view, whose safe area is known.
  func arranged(in size: CGSize, safeArea: EdgeInsets) -> [Placed] {
    layOut(in: size, safeArea: safeArea)
    return placedParts
  }

  private var placedParts: [Placed] {
    parts.map { part in
      if let inner = part as? UIKitNode {
        let size = inner.view.bounds.size
        return Placed(
          node: inner, frame: CGRect(origin: .zero, size: size),
          proposal: ProposedViewSize(size),
          children: inner.arrange(in: size, proposal: ProposedViewSize(size)).children)
      }
      let available = view.bounds.size
      let size = part.sizeThatFits(ProposedViewSize(available))
      let alignment = (view as? any ContentHosting)?.contentAlignment ?? .center
      let shares = alignment.shares
      return context.session.host.keptContents.placed(
        part, in: view,
        at: CGPoint(
          x: (available.width - size.width) * shares.x,
          y: (available.height - size.height) * shares.y), ProposedViewSize(available))
    }
  }

  /// Gives the outermost view its size, and lays it out; new subviews get nodes.
  private func layOut(in size: CGSize, safeArea: EdgeInsets? = nil) {
    if context.session.isPlaying, size.width.isFinite, size.height.isFinite {
      context.evaluate {
        view.touchScreen.makeRecent()
        if view.bounds.size != size { view.frame = CGRect(origin: .zero, size: size) }
        view.touchScreen.enterScene()
        if let safeArea {
          view.touchScreen.awaitsSafeArea = false
          view.touchScreen.safeAreaInsets = UIEdgeInsets(
            top: safeArea.top, left: safeArea.leading, bottom: safeArea.bottom,
            right: safeArea.trailing)
        }
        view.layoutIfNeeded()
      }
      if structure != builtStructure {
        parts = Self.parts(of: view, in: context)
        builtStructure = structure
      }
    }
    arrangedSnapshot = snapshot
  }

  // MARK: Changes

  /// Whether the view hierarchy differs from the one the nodes were made from.
  package var isStale: Bool { arrangedSnapshot != snapshot }

  private var snapshot: [ViewSnapshot] { snapshot { $0.bounds.size } }

  /// The hierarchy without sizes: what nodes are made for.
  private var structure: [ViewSnapshot] { snapshot { _ in .zero } }

  private func snapshot(_ size: (UIView) -> CGSize) -> [ViewSnapshot] {
    var found: [ViewSnapshot] = []
    func visit(_ view: UIView) {
      found.append(
        ViewSnapshot(
          view: ObjectIdentifier(view), size: size(view), isHidden: view.isHidden,
          version: (view as? any ContentHosting)?.contentVersion ?? 0))
      view.subviews.forEach(visit)
    }
    visit(view)
    return found
  }
}

extension Alignment {
  /// The shares of free space before the content.
  fileprivate var shares: (x: CGFloat, y: CGFloat) {
    (
      horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
      vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    )
  }
}

extension UIView {
  /// The color scheme chosen for the view or around it.
  fileprivate var chosenStyle: ColorScheme? {
    switch overrideUserInterfaceStyle == .unspecified
      ? controllerStyle : overrideUserInterfaceStyle
    {
    case .light: .light
    case .dark: .dark
    case .unspecified: nil
    }
  }
}
