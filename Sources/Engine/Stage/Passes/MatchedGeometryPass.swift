import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The match pass: moves matched views of the presented tree to their group's source frame.
///
/// Frames are compared on the canvas, after scrolling, so the views of a group may be in different
/// scroll views.
@MainActor struct MatchedGeometryPass {
  /// A matched view, with its frame after layout and animation.
  struct Member {
    let path: ViewPath
    let geometry: MatchedGeometry
    /// The frame on the canvas.
    let frame: CGRect
    /// Whether the view is a departure.
    let isGone: Bool
    let scope: TransactionScope?
  }

  private let looks: AnimatedAttributes
  private let offset: @MainActor (PlacedScrollView) -> CGPoint
  /// All members, in view order.
  let members: [Member]
  /// The source of each group: the first member that may be one.
  let sources: [MatchedKey: Member]
  /// The frames of the members, where flights begin and end; empty without flights.
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
      if let geometry = view.node.matchedGeometry {
        members.append(
          Member(
            path: view.node.path, geometry: geometry, frame: frame, isGone: isGone,
            scope: view.node.scope))
      }
      if view.node.isDeparture { isGone = true }
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

  /// The further sources of groups with more than one.
  var crowded: [Member] {
    members.filter {
      $0.geometry.isSource && !$0.isGone && sources[$0.geometry.key]?.path != $0.path
    }
  }

  /// The frame of a group: that of its flight, else that of its source.
  func frame(of key: MatchedKey) -> CGRect? {
    if let flight = looks.animations.flights[key],
      let frame = flight.frame(at: looks.time, frames: { frames[$0] })
    {
      return frame
    }
    return sources[key]?.frame
  }

  /// The tree with all members in the frames of their groups.
  ///
  /// Members are laid out at the size of their group, which changes no container of the layout.
  func run(_ root: ScrolledView, session: ResolveSession) -> ScrolledView {
    session.restoringContainers { run(root, at: .zero) }
  }

  private func run(_ view: ScrolledView, at origin: CGPoint) -> ScrolledView {
    guard view.node.isMoving else { return view }
    let frame = view.frame.offsetBy(origin)
    guard let geometry = view.node.matchedGeometry, let member = view.node.modified,
      let group = self.frame(of: geometry.key), group != frame
    else {
      return view.presented(
        in: view.frame, children: view.children.map { run($0, at: frame.origin) })
    }
    let size = geometry.properties.contains(.size) ? group.size : frame.size
    let target = geometry.properties.contains(.position) ? group : frame
    let anchor = geometry.anchor.mirrored(geometry.isRightToLeft)
    let child = member.placed(at: .zero, proposal: ProposedViewSize(size))
    let targetPoint = anchor.point(in: target)
    let ownPoint = anchor.point(in: CGRect(origin: .zero, size: child.frame.size))
    let placed = member.placed(
      at: CGPoint(
        x: targetPoint.x - ownPoint.x - frame.minX, y: targetPoint.y - ownPoint.y - frame.minY),
      proposal: ProposedViewSize(size))
    let scrolled = ScrollPass(offset: offset).run(placed, visible: placed.frame, at: frame.origin)
    return view.presented(in: view.frame, children: [run(scrolled, at: frame.origin)])
  }
}
