import Foundation
package import ScrollworkEffects
package import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling
package import ScrollworkUIScrolling

/// The node of a UIKit view and its subviews.
///
/// A subview's position belongs to its look and not to the layout: fingers scroll and zoom it, and
/// its closed forms give the position at any time.
package final class UIKitNode: Node {
  package let view: UIView
  package let environment: EnvironmentValues
  private let parts: [Node]
  private let fit: ((ProposedViewSize) -> CGSize)?
  /// The session that resolved the tree; a view in departure outlives it.
  private weak var session: ResolveSession?
  /// The view hierarchy from which the tree was made.
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

  /// The SwiftUI views of a hosting view, as one node.
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

  package override var children: [Node] { parts }
  override var respondsToScrolling: Bool { true }

  /// Whether the layout sizes this view.
  package var isOutermost: Bool { fit != nil }

  /// The UIKit view as a scroll view; nil if it is none.
  package var scrollView: UIScrollView? { view as? UIScrollView }

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
      arrangedSnapshot = snapshot
    }
    let children = parts.map { part in
      if let inner = part as? UIKitNode {
        let size = inner.view.bounds.size
        return Placed(
          node: inner, frame: CGRect(origin: .zero, size: size),
          proposal: ProposedViewSize(size),
          children: inner.arrange(in: size, proposal: ProposedViewSize(size)).children)
      }
      let available = view.bounds.size
      let size = part.sizeThatFits(ProposedViewSize(available))
      return part.placed(
        at: CGPoint(x: (available.width - size.width) / 2, y: (available.height - size.height) / 2),
        proposal: ProposedViewSize(available))
    }
    return ArrangedChildren(children: children)
  }

  /// The transform at `time` in the superview.
  package func look(at time: Double) -> EffectLook {
    EffectLook(transform: view.presentationTransform(at: time))
  }

  /// The state of the scroll view at `time`; nil if the view is none.
  // MARK: Changes

  /// Whether the view hierarchy differs from the one the nodes were made from.
  package var isStale: Bool { arrangedSnapshot != snapshot }

  private var snapshot: [ViewSnapshot] {
    var found: [ViewSnapshot] = []
    func visit(_ view: UIView) {
      found.append(
        ViewSnapshot(
          view: ObjectIdentifier(view), size: view.bounds.size, isHidden: view.isHidden,
          version: (view as? HostingView)?.version ?? 0))
      view.subviews.forEach(visit)
    }
    visit(view)
    return found
  }
}
