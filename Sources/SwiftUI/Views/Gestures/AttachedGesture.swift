import ScrollworkScrolling

/// A gesture attached to a view, which makes a recognizer for each touch.
@MainActor package struct AttachedGesture {
  /// The precedence over gestures of descendants.
  package enum Precedence {
    /// Yields to gestures of descendants.
    case normal
    /// Takes precedence over gestures of descendants.
    case high
    /// Recognizes beside all other gestures; none of them yields to it.
    case simultaneous
  }

  package let precedence: Precedence
  package let mask: GestureMask
  /// Makes a recognizer; returns an unused one once, then a new one for each touch.
  private let make: @MainActor () -> AnyRecognizer

  package init(
    _ gesture: some Gesture, precedence: Precedence = .normal, mask: GestureMask = .all,
    in context: ResolveContext
  ) {
    (self.precedence, self.mask) = (precedence, mask)
    // The gesture's own state is claimed while the view is resolved.
    let first = gesture.follow(in: _GestureContext(resolve: context))
    var unused: AnyRecognizer? = first
    make = {
      defer { unused = nil }
      return unused ?? gesture.follow(in: _GestureContext(resolve: context))
    }
  }

  /// The recognizer for one touch.
  package func recognizer() -> AnyRecognizer { make() }
}
