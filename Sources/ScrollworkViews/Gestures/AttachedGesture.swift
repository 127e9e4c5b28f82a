import ScrollworkScrolling

/// A gesture on a view, ready to be followed.
@MainActor package struct AttachedGesture {
  /// Which gestures it stands back for.
  package enum Precedence {
    /// Those of views inside.
    case normal
    /// None.
    case high
    /// None, and none stands back for it.
    case simultaneous
  }

  let precedence: Precedence
  let mask: GestureMask
  /// What follows it: one that is not used, each touch makes its own.
  private let make: @MainActor () -> AnyRecognizer

  package init(
    _ gesture: some Gesture, precedence: Precedence = .normal, mask: GestureMask = .all,
    in context: ResolveContext
  ) {
    (self.precedence, self.mask) = (precedence, mask)
    // State of the gesture's own is claimed while the view is resolved.
    let first = gesture.follow(in: _GestureContext(resolve: context))
    var unused: AnyRecognizer? = first
    make = {
      defer { unused = nil }
      return unused ?? gesture.follow(in: _GestureContext(resolve: context))
    }
  }

  /// What follows it through one touch.
  func recognizer() -> AnyRecognizer { make() }
}
