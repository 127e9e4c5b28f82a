import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// What can be animated about a scene between two changes of state: compared with the next one, it
/// tells what has to go how far.
@MainActor struct Snapshot {
  /// The values that attributes have or go to.
  private(set) var targets: [AttributeKey: AttributeTarget] = [:]
  /// The texts.
  private(set) var texts: [ViewPath: LeafNode] = [:]
  /// What those that can be seen were offered.
  private(set) var offers: [ViewPath: ProposedViewSize] = [:]

  /// Everything about a tree that has been made.
  init(_ tree: SceneTree, seenAs view: ScrolledView) {
    for (path, target) in tree.session.animatableViews {
      targets[AttributeKey(path: path, attribute: .view)] = target
    }
    tree.forEachMade { node in add(node) }
    addFrames(view, in: .zero)
  }

  /// Everything about some nodes but where they stand.
  init(_ nodes: [Node], without part: Node) {
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
    switch node {
    case let leaf as LeafNode:
      if leaf.leaf.words != nil { texts[leaf.path] = leaf }
      if let data = leaf.leaf.shapeData { add(.shape, data) }
      if let paint = leaf.leaf.paint { add(.paint, paint.vector(in: .unit)) }
    case let wrapper as WrapperNode:
      switch wrapper.role {
      case .effect(let effect), .covered(let effect): add(.effect, effect.animatableData)
      case .clip(let shape): add(.outline, shape.animatableData)
      case .shadow(let shadow): add(.shadow, shadow.animatableData)
      default: break
      }
    default: break
    }
  }

  /// Adds where views stand, in the window of their scroll view or on the canvas; `origin` is that of
  /// the view around.
  ///
  /// In the window, so that views go from where they were seen also if their scroll view has been
  /// scrolled along with the change.
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
    if view.node is LeafNode { offers[view.node.path] = view.proposal }
    let inner = view.node is ScrollNode ? .zero : frame.origin
    for child in view.children { addFrames(child, in: inner) }
  }
}
