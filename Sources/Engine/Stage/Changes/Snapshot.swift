import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The animatable attributes of a scene between two changes of state.
///
/// The difference of two snapshots is the displacements to animate.
@MainActor struct Snapshot {
  /// The target values of the attributes.
  private(set) var targets: [AttributeKey: AttributeTarget] = [:]
  /// The texts.
  private(set) var texts: [ViewPath: LeafNode] = [:]
  /// The layout proposals of the visible leaves.
  private(set) var offers: [ViewPath: ProposedViewSize] = [:]
  /// The sources of effects that depend on the position of their view.
  ///
  /// The snapshots before and after a change have the same ones: the difference of effects is that
  /// of their closures, and their sources move by animations of their own.
  private let effectSources: [ViewPath: EffectSource]

  /// The attributes of all made nodes of a tree, and the frames of its scrolled tree.
  init(
    _ tree: SceneTree, seenAs view: ScrolledView, effectSources: [ViewPath: EffectSource]
  ) {
    self.effectSources = effectSources
    for (path, target) in tree.session.animatableViews {
      targets[AttributeKey(path: path, attribute: .view)] = target
    }
    tree.forEachMade { node in add(node) }
    addFrames(view, in: .zero)
  }

  /// The attributes of nodes and their descendants except frames, without the subtree `part`.
  init(_ nodes: [Node], without part: Node) {
    effectSources = [:]
    func visit(_ node: Node) {
      if node === part { return }
      add(node)
      node.madeChildren.forEach(visit)
    }
    nodes.forEach(visit)
  }

  private mutating func add(_ node: Node) {
    func add(_ attribute: AttributeKey.Attribute, _ value: any VectorArithmetic) {
      targets[AttributeKey(path: node.path, attribute: attribute)] = AttributeTarget(
        value: value, transaction: node.scope?.transaction ?? Transaction())
    }
    if let text = node.text { texts[node.path] = text }
    let values = node.animatableValues(effectSources)
    if let effect = values.effect { add(.effect, effect) }
    if let outline = values.outline { add(.outline, outline) }
    if let shadow = values.shadow { add(.shadow, shadow) }
    if let shape = values.shape { add(.shape, shape) }
    if let paint = values.paint { add(.paint, paint) }
  }

  /// Adds the frames of views, in the visible area of their scroll view or on the canvas; `origin`
  /// is that of the parent.
  ///
  /// Frames in the visible area animate from their on-screen position even if the scroll view is
  /// scrolled by the same change.
  private mutating func addFrames(_ closed: ScrolledView, in origin: CGPoint) {
    let view = closed.opened
    let frame = view.frame.offsetBy(origin)
    targets[AttributeKey(path: view.node.path, attribute: .frame)] = AttributeTarget(
      value: frame.animatableData, transaction: view.node.scope?.transaction ?? Transaction())
    if let scroll = PlacedScrollView(view.source) {
      let content = CGRect(origin: view.offset, size: scroll.contentSize)
      targets[AttributeKey(path: scroll.path, attribute: .content)] = AttributeTarget(
        value: content.animatableData, transaction: scroll.scope?.transaction ?? Transaction())
    }
    if case .leaf = view.node.painting { offers[view.node.path] = view.proposal }
    let inner = view.node.scrolledAxes != nil ? .zero : frame.origin
    for child in view.children { addFrames(child, in: inner) }
  }
}
