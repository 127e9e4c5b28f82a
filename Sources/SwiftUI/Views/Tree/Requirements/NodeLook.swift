package import ScrollworkEffects
package import ScrollworkGeometry

/// The part of a node's look.
package enum LookRole {
  /// The node has the identity look.
  case none
  /// The look is a visual effect.
  case effect
  /// The look is the position of the node in its parent.
  case place
}

/// The look of a node in a frame at a time.
package struct NodeLook {
  /// The transform, the opacity and the filters.
  package var look = EffectLook.identity
  /// The state of an effect that follows scrolling; nil for other looks.
  package var scrolling: ScrollingEffect?
}

/// The state of an effect that follows scrolling.
package struct ScrollingEffect {
  /// The phase of a scroll transition; nil for an effect without phases, and outside of scroll views.
  package var phase: ScrollTransitionPhase?
  /// The progress of the phase, −1 … 1; nil without phases.
  package var progress: Double?
  /// What the effect was made from; nil for a scroll transition outside of scroll views.
  package var source: EffectSource?
}

/// What the effect of a view is made from, beside the values that its closure captures.
package enum EffectSource {
  /// The geometry of a view with a `visualEffect`.
  case geometry(Geometry)
  /// The state of a view with a `scrollTransition`.
  case transition(TransitionState, ScrollTransitionPhase)
}

/// A scroll transition on a view.
package struct AttachedTransition {
  /// The transition.
  package let transition: ScrollTransition
  /// The axis; nil for that of the nearest scroll view.
  package let axis: Axis?
  /// Whether the layout direction is right to left.
  package let isRightToLeft: Bool
}
