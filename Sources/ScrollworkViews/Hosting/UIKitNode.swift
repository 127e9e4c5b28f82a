import Foundation
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling
import ScrollworkUIScrolling

/// A view of UIKit, and those in it.
///
/// Where it stands in the one around is not part of the layout but of its look: fingers move and zoom
/// it, and its own closed forms tell where it is at any moment.
final class UIKitNode: Node {
  let view: UIView
  let environment: EnvironmentValues
  private let parts: [Node]
  private let fit: ((ProposedViewSize) -> CGSize)?
  /// That of the tree it was made for; a view that goes outlives it.
  private weak var session: ResolveSession?
  /// What the tree was made of.
  private var known: [Part] = []

  /// What of a view of UIKit decides which nodes there are, and how large they are.
  private struct Part: Hashable {
    let view: ObjectIdentifier
    let size: CGSize
    let isHidden: Bool
    let version: Int
  }

  /// The node of the outermost view of UIKit, which gets its size from the layout.
  convenience init(
    _ view: UIView, in context: ResolveContext, fit: @escaping (ProposedViewSize) -> CGSize
  ) {
    var count = 0
    self.init(view, in: context, count: &count, fit: fit)
  }

  private init(
    _ view: UIView, in context: ResolveContext, count: inout Int,
    fit: ((ProposedViewSize) -> CGSize)?
  ) {
    self.view = view
    self.fit = fit
    environment = context.environment
    session = context.session
    var parts: [Node] = []
    if let hosting = view as? HostingView {
      parts = [Self.content(of: hosting, in: context.child(count))]
      count += 1
    }
    for inner in view.subviews where !inner.isHidden {
      parts.append(UIKitNode(inner, in: context, count: &count, fit: nil))
    }
    self.parts = parts
    super.init(path: context.path.appending(.view(Self.name(of: view))))
  }

  /// The views that a view of UIKit shows, as one.
  private static func content(of hosting: HostingView, in context: ResolveContext) -> Node {
    let nodes = resolve(hosting.rootView, in: context).nodes
    if nodes.count == 1, nodes[0].item == nil { return nodes[0] }
    return LayoutNode(
      VStackLayout(), children: nodes, isRightToLeft: context.isRightToLeft,
      path: context.path.appending(.view("root")), name: "root")
  }

  static func name(of view: UIView) -> String {
    view is HostingView ? "UIHostingView" : String("\(type(of: view))".prefix { $0 != "<" })
  }

  override var children: [Node] { parts }
  override var respondsToScrolling: Bool { true }

  /// Whether it is the one that got its size from the layout.
  var isOutermost: Bool { fit != nil }

  /// The scroll view that it is, if it is one.
  var scrollView: UIScrollView? { view as? UIScrollView }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fit?(proposal) ?? view.bounds.size
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    if fit != nil {
      if session?.isPlaying ?? false, size.width.isFinite, size.height.isFinite,
        view.bounds.size != size
      {
        view.frame = CGRect(origin: .zero, size: size)
      }
      known = snapshot
    }
    let children = parts.map { part in
      if let inner = part as? UIKitNode {
        let size = inner.view.bounds.size
        return Placed(
          node: inner, frame: CGRect(origin: .zero, size: size),
          proposal: ProposedViewSize(size),
          children: inner.arrange(in: size, proposal: ProposedViewSize(size)).children)
      }
      let room = view.bounds.size
      let own = part.sizeThatFits(ProposedViewSize(room))
      return part.placed(
        at: CGPoint(x: (room.width - own.width) / 2, y: (room.height - own.height) / 2),
        proposal: ProposedViewSize(room))
    }
    return ArrangedChildren(children: children)
  }

  /// How it is seen at a time, in the view of UIKit around it.
  func look(at time: Double) -> EffectLook { EffectLook(transform: view.placeShown(at: time)) }

  /// What there is to say about the scroll view that it is; nil if it is none.
  func report(at time: Double, scale: CGFloat) -> ScrollReport? {
    guard let scroll = scrollView else { return nil }
    let (zoom, size) = (scroll.zoomScale(at: time), scroll.contentSize)
    let growth = scroll.zoomScale > 0 ? zoom / scroll.zoomScale : 1
    return ScrollReport(
      name: path.name, phase: scroll.track.phase(at: time), offset: scroll.track.offset(at: time),
      snappedOffset: scroll.contentOffset(at: time), velocity: scroll.contentVelocity(at: time),
      contentSize: CGSize(width: size.width * growth, height: size.height * growth),
      containerSize: scroll.bounds.size, zoomScale: zoom, isEstimated: false, track: scroll.track,
      told: scroll.callbacks(upTo: time), scale: scale)
  }

  // MARK: What has changed

  /// Whether its views of UIKit are other ones than those that its nodes were made of.
  var isStale: Bool { known != snapshot }

  private var snapshot: [Part] {
    var found: [Part] = []
    func visit(_ view: UIView) {
      found.append(
        Part(
          view: ObjectIdentifier(view), size: view.bounds.size, isHidden: view.isHidden,
          version: (view as? HostingView)?.version ?? 0))
      view.subviews.forEach(visit)
    }
    visit(view)
    return found
  }
}
