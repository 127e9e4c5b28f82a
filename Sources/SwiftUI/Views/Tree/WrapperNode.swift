package import Foundation
import ScrollworkDrawing
package import ScrollworkEffects
package import ScrollworkGeometry
package import ScrollworkLayout

/// A view with a modifier that changes neither its size nor its position.
package final class WrapperNode: Node {
  /// The kind of modifier; indirect, as it is read in every pass and some kinds hold much.
  package indirect enum Role {
    /// A visual effect that does not depend on the view's position.
    case effect(any VisualEffect)
    /// The effect on a covered page; while it is transparent, its scroll views count as invisible.
    case covered(any VisualEffect)
    /// A scroll transition, which depends on the view's position in its scroll view.
    case transition(ScrollTransition, axis: Axis?)
    /// A visual effect made from the view's geometry.
    case geometry(@Sendable (GeometryProxy) -> any VisualEffect)
    /// A visual effect made from the distance that the page under a bar is scrolled.
    case collapse(VerticalEdge, @Sendable (CGFloat) -> any VisualEffect)
    /// Whether blurred mirror images fill the space out of the safe area.
    case mirrored(Bool)
    /// A clip to a shape, by the even-odd rule if `isEvenOdd`.
    case clip(any Shape, isEvenOdd: Bool)
    /// A shadow below the view.
    case shadow(ShadowLook)
    /// A compositing group, in which the content blends.
    case group
    /// A gesture.
    case gesture(AttachedGesture)
    /// The shape for hit testing.
    case contentShape(any Shape, isEvenOdd: Bool)
    /// A named coordinate space.
    case coordinateSpace(NamedCoordinateSpace)
    /// A preference or an observer.
    case preference(PreferenceRole)
    /// Whether hit testing includes the view.
    case touchable(Bool)
    /// A removed view that is still drawn; hit testing skips it.
    case departed
    /// A frame shared with matched views.
    case matched(MatchedGeometry)
    /// A dynamic item.
    case item(DynamicItem)
    /// A name for scripts.
    case name(String)
  }

  package let child: Node
  /// The name of the modifier.
  let name: String
  package let role: Role
  package let isRightToLeft: Bool
  private let line: SourceLocation?

  package init(
    _ child: Node, _ role: Role, isRightToLeft: Bool = false, location: SourceLocation? = nil,
    path: ViewPath? = nil, name: String
  ) {
    self.child = child
    self.role = role
    self.isRightToLeft = isRightToLeft
    line = location
    self.name = name
    super.init(path: path ?? child.path.appending(.view(name)))
    inherit(from: child)
  }

  // MARK: Repeated answers

  private var lastLook: (key: TransitionLookKey, look: EffectLook)?
  private var knownID: (outer: ObjectIdentifier?, id: String?)?

  private lazy var knownSource = line.map { "\($0)" } ?? ""
  package override var source: String { knownSource }

  /// The look of a transition in a state: the last one if it was the same, as for most rows of a still.
  func look(for key: TransitionLookKey, make: () -> EffectLook) -> EffectLook {
    if let lastLook, lastLook.key == key { return lastLook.look }
    let look = make()
    lastLook = (key, look)
    return look
  }

  package override func reportedID(inside outer: Node?, make: () -> String?) -> String? {
    let outer = outer.map(ObjectIdentifier.init)
    if let knownID, knownID.outer == outer { return knownID.id }
    let id = make()
    knownID = (outer, id)
    return id
  }

  override var dependsOnSafeArea: Bool {
    if case .mirrored(true) = role { return true }
    return super.dependsOnSafeArea
  }

  package override var children: [Node] { [child] }

  package override var modified: Node? { child }

  override var respondsToScrolling: Bool {
    switch role {
    case .transition, .geometry, .matched, .collapse: true
    default: isAnimated
    }
  }

  // An effect made from geometry may keep a view visible wherever its frame is: a header, for
  // instance.
  package override var escapesCulling: Bool {
    if case .geometry = role { return true }
    return isAnimated
  }

  override var handlesPreferences: Bool {
    if case .preference = role { return true }
    return false
  }

  // MARK: Passes

  package override var kind: String { name }

  package override var location: SourceLocation? { line }

  override var ownParameters: [ViewParameters] {
    switch role {
    case .effect(let effect): [ViewParameters(name, of: effect, at: line)]
    case .transition(let transition, _): [ViewParameters(name, of: transition, at: line)]
    case .clip(let shape, _): [ViewParameters(name, of: shape, at: line)]
    case .shadow(let shadow): [ViewParameters(name, of: shadow, at: line)]
    default: []
    }
  }

  package override var scriptName: String? {
    if case .name(let name) = role { name } else { nil }
  }

  package override var item: DynamicItem? {
    if case .item(let item) = role { item } else { nil }
  }

  package override func childSource(_ placed: Placed) -> ChildSource { .modified }

  package override var isCoveredPage: Bool {
    if case .covered = role { true } else { false }
  }

  package override var isDeparture: Bool {
    if case .departed = role { true } else { false }
  }

  package override var matchedGeometry: MatchedGeometry? {
    if case .matched(let geometry) = role { geometry } else { nil }
  }

  package override var lookRole: LookRole {
    switch role {
    case .effect, .covered, .transition, .geometry, .collapse: .effect
    default: .none
    }
  }

  package override func look(
    in frame: CGRect, _ surroundings: Surroundings, attributes: AnimatedAttributes,
    followsScrolling: Bool
  ) -> NodeLook {
    effectLook(in: frame, surroundings, attributes, followsScrolling: followsScrolling)
  }

  package override var scrollTransition: AttachedTransition? {
    guard case .transition(let transition, let axis) = role else { return nil }
    return AttachedTransition(transition: transition, axis: axis, isRightToLeft: isRightToLeft)
  }

  package override func animatableValues(
    _ sources: [ViewPath: EffectSource]
  ) -> AnimatableValues {
    switch role {
    case .effect(let effect), .covered(let effect): AnimatableValues(effect: effect.animatableData)
    case .clip(let shape, _): AnimatableValues(outline: shape.animatableData)
    case .shadow(let shadow): AnimatableValues(shadow: shadow.animatableData)
    case .geometry, .transition:
      AnimatableValues(effect: sources[path].flatMap(effect)?.animatableData)
    default: AnimatableValues()
    }
  }

  package override var painting: NodePainting {
    switch role {
    case .effect, .covered, .transition, .geometry, .collapse: .look
    case .clip, .shadow, .group: .layer
    case .mirrored(true): .mirrored
    case .mirrored(false), .gesture, .contentShape, .coordinateSpace, .preference, .touchable,
      .departed, .matched, .item, .name:
      .modified
    }
  }

  package override func layer(size: CGSize, attributes: AnimatedAttributes) -> LayerLook {
    switch role {
    case .clip(let shape, let isEvenOdd):
      return LayerLook(
        clip: attributes.outline(shape, of: self)
          .outline(in: CGRect(origin: .zero, size: size), isRightToLeft: isRightToLeft),
        isEvenOdd: isEvenOdd)
    case .shadow(let shadow):
      let shadow = attributes.shadow(shadow, of: self)
      return LayerLook(
        filters: [.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)])
    case .group: return LayerLook(isGroup: true)
    default: return LayerLook()
    }
  }

  package override func ownDrawing(
    size: CGSize, proposal: ProposedViewSize, attributes: AnimatedAttributes
  ) -> OwnDrawing? {
    switch role {
    case .effect, .covered, .transition, .geometry, .collapse: return OwnDrawing()
    case .clip: return OwnDrawing(clip: layer(size: size, attributes: attributes).clip)
    case .shadow: return OwnDrawing(filters: layer(size: size, attributes: attributes).filters)
    default: return nil
    }
  }

  package override func hit(
    at point: CGPoint, size: CGSize, proposal: ProposedViewSize, attributes: AnimatedAttributes
  ) -> HitAnswer {
    switch role {
    case .touchable(false), .departed: return .missed
    case .contentShape(let shape, let isEvenOdd):
      let outline = shape.outline(
        in: CGRect(origin: .zero, size: size), isRightToLeft: isRightToLeft)
      return outline.contains(point, eoFill: isEvenOdd) ? .solid : .missed
    default: return .open
    }
  }

  package override var gesture: AttachedGesture? {
    if case .gesture(let gesture) = role { gesture } else { nil }
  }

  package override var coordinateSpace: NamedCoordinateSpace? {
    if case .coordinateSpace(let space) = role { space } else { nil }
  }

  package override var preferenceRole: PreferenceRole? {
    if case .preference(let role) = role { role } else { nil }
  }

  override var isIndependentOfTree: Bool {
    switch role {
    case .effect, .clip, .shadow, .group, .item, .name, .touchable, .contentShape: true
    default: false
    }
  }

  // MARK: Layout

  override func drawnArea(of area: CGRect, size: CGSize) -> CGRect {
    switch role {
    case .effect(let effect), .covered(let effect):
      let look = ScrollworkEffects.look(of: effect, size: size, isRightToLeft: isRightToLeft)
      return area.union(area.applying(look.map))
    default: return area
    }
  }

  override func extended(_ placed: Placed, in area: SafeArea, own: SafeArea) -> Placed {
    guard case .mirrored(true) = role else { return super.extended(placed, in: area, own: own) }
    return placed.with(
      children: placed.children.map { SafeAreaPass.run($0, in: own) },
      detail: .outset(area.room(around: placed.frame)))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    ArrangedChildren(children: [child.placed(at: .zero, proposal: proposal)])
  }

  override var spacing: ViewSpacing { child.spacing }

  override func explicitAlignment(_ guide: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(guide, proposal: proposal)
  }
}

/// The inputs of a transition's look that is not animated, beside the transition itself.
package struct TransitionLookKey: Equatable {
  private let state: TransitionState
  private let phase: ScrollTransitionPhase
  private let size: CGSize

  package init(_ state: TransitionState, _ phase: ScrollTransitionPhase, _ size: CGSize) {
    (self.state, self.phase, self.size) = (state, phase, size)
  }
}
