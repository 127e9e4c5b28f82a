package import Foundation
import ScrollworkDrawing
package import ScrollworkEffects
package import ScrollworkGeometry
import ScrollworkLayout

/// A view with something done to it that changes neither its size nor its place.
package final class WrapperNode: Node {
  /// What is done.
  package enum Role {
    /// A look that does not depend on where the view stands.
    case effect(any VisualEffect)
    /// The look of a page under another one; while it is clear, its scroll views are out of sight.
    case covered(any VisualEffect)
    /// A look that follows the view through its scroll view.
    case transition(ScrollTransition, axis: Axis?)
    /// A look made from the view's geometry.
    case geometry(@Sendable (GeometryProxy) -> any VisualEffect)
    /// A look made from how far the page under a bar is scrolled.
    case collapse(@Sendable (CGFloat) -> any VisualEffect)
    /// Whether blurred mirror images fill the room out of the safe area.
    case mirrored(Bool)
    /// Nothing is shown outside an outline.
    case clip(any Shape)
    /// A shadow beneath.
    case shadow(ShadowLook)
    /// One flat picture, in which what is inside blends.
    case group
    /// Fingers do something.
    case gesture(AttachedGesture)
    /// Fingers find the view inside an outline.
    case contentShape(any Shape, isEvenOdd: Bool)
    /// A name for the view's coordinates.
    case coordinateSpace(NamedCoordinateSpace)
    /// Something is handed up, or watched.
    case preference(PreferenceRole)
    /// Whether fingers find the view.
    case touchable(Bool)
    /// A view that has left its scene and is still seen going; fingers do not find it.
    case departed
    /// The place and size of the view are shared with others.
    case matched(MatchedGeometry)
    /// A view that may come and go.
    case item(DynamicItem)
    /// A name that scripts find the view by.
    case name(String)
  }

  package let child: Node
  /// The modifier that asked for it.
  let name: String
  package let role: Role
  /// How reports call the view the modifier was written on.
  let reportName: String
  package let isRightToLeft: Bool
  let location: SourceLocation?

  package init(
    _ child: Node, _ role: Role, isRightToLeft: Bool = false, location: SourceLocation? = nil,
    reportName: String = "", path: ViewPath? = nil, name: String
  ) {
    self.child = child
    self.role = role
    self.reportName = reportName
    self.isRightToLeft = isRightToLeft
    self.location = location
    self.name = name
    super.init(path: path ?? child.path.appending(.view(name)))
    inherit(from: child)
  }

  override var answersToSafeArea: Bool {
    if case .mirrored(true) = role { return true }
    return super.answersToSafeArea
  }

  override var children: [Node] { [child] }

  override var respondsToScrolling: Bool {
    switch role {
    case .transition, .geometry, .matched, .collapse: true
    default: isAnimated
    }
  }

  /// A look made from geometry may keep a view in sight wherever it stands: a header, for instance.
  override var followsWindow: Bool {
    if case .geometry = role { return true }
    return isAnimated
  }

  /// The look that does not depend on where the view stands, for a view that has one.
  var fixedEffect: (any VisualEffect)? {
    switch role {
    case .effect(let effect), .covered(let effect): effect
    default: nil
    }
  }

  override var handlesPreferences: Bool {
    if case .preference = role { return true }
    return false
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
