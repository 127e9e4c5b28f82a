import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// After views are shown on their way: puts views that match others where their source is.
///
/// It works on the canvas, where all scrolling is done, so the views of a group may stand in scroll
/// views of their own.
@MainActor struct MatchPass {
  /// A view that matches others, where the layout and its own way have put it.
  struct Member {
    let path: ViewPath
    let geometry: MatchedGeometry
    /// On the canvas.
    let frame: CGRect
    /// Whether the view has left the scene.
    let isGone: Bool
    let scope: TransactionScope?
  }

  private let looks: AnimatedAttributes
  private let offset: @MainActor (PlacedScrollView) -> CGPoint
  /// All members, in view order.
  let members: [Member]
  /// The views that give the groups their place: the first of each that may.
  let sources: [MatchedKey: Member]
  /// Where members are, for flights to begin and end there; nothing while nobody flies.
  private let frames: [ViewPath: CGRect]

  init(
    _ root: ScrolledView, looks: AnimatedAttributes,
    offset: @escaping @MainActor (PlacedScrollView) -> CGPoint
  ) {
    self.looks = looks
    self.offset = offset
    var members: [Member] = []
    func visit(_ view: ScrolledView, at origin: CGPoint, isGone: Bool) {
      guard view.node.isMoving else { return }
      let frame = view.frame.offsetBy(origin)
      var isGone = isGone
      if let wrapper = view.node as? WrapperNode {
        if case .matched(let geometry) = wrapper.role {
          members.append(
            Member(
              path: wrapper.path, geometry: geometry, frame: frame, isGone: isGone,
              scope: wrapper.scope))
        }
        if case .departed = wrapper.role { isGone = true }
      }
      for child in view.children { visit(child, at: frame.origin, isGone: isGone) }
    }
    visit(root, at: .zero, isGone: false)
    self.members = members
    sources = Dictionary(
      members.filter { $0.geometry.isSource && !$0.isGone }.map { ($0.geometry.key, $0) }
    ) { first, _ in first }
    frames =
      looks.animations.flights.isEmpty
      ? [:] : Dictionary(members.map { ($0.path, $0.frame) }) { first, _ in first }
  }

  /// Groups with more than one source.
  var crowded: [Member] {
    members.filter {
      $0.geometry.isSource && !$0.isGone && sources[$0.geometry.key]?.path != $0.path
    }
  }

  /// Where a group is: on its way, or where its source stands.
  func frame(of key: MatchedKey) -> CGRect? {
    if let flight = looks.animations.flights[key],
      let frame = flight.frame(at: looks.time, frames: { frames[$0] })
    {
      return frame
    }
    return sources[key]?.frame
  }

  /// The scene with all members in their places.
  ///
  /// Members are laid out again at the size of their group, which changes no container of the layout.
  func run(_ root: ScrolledView, session: ResolveSession) -> ScrolledView {
    session.restoringContainers { run(root, at: .zero) }
  }

  private func run(_ view: ScrolledView, at origin: CGPoint) -> ScrolledView {
    guard view.node.isMoving else { return view }
    let frame = view.frame.offsetBy(origin)
    guard let wrapper = view.node as? WrapperNode, case .matched(let geometry) = wrapper.role,
      let group = self.frame(of: geometry.key), group != frame
    else {
      return view.presented(
        in: view.frame, children: view.children.map { run($0, at: frame.origin) })
    }
    let size = geometry.properties.contains(.size) ? group.size : frame.size
    let place = geometry.properties.contains(.position) ? group : frame
    let anchor = geometry.anchor.mirrored(wrapper.isRightToLeft)
    let child = wrapper.child.placed(at: .zero, proposal: ProposedViewSize(size))
    let meeting = anchor.point(in: place)
    let own = anchor.point(in: CGRect(origin: .zero, size: child.frame.size))
    let placed = wrapper.child.placed(
      at: CGPoint(x: meeting.x - own.x - frame.minX, y: meeting.y - own.y - frame.minY),
      proposal: ProposedViewSize(size))
    let inside = ScrollPass(offset: offset).run(placed, visible: placed.frame, at: frame.origin)
    return view.presented(in: view.frame, children: [run(inside, at: frame.origin)])
  }
}
