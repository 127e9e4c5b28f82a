import ScrollworkDrawing
import ScrollworkEnvironment

extension RedactionReasons {
  /// Sensitive content is hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Content that is out of date is marked.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension View {
  /// Draws the view as a placeholder where sensitive content is hidden.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.redactionReasons) { reasons in
      if sensitive, reasons.contains(.privacy) { reasons.formUnion(.placeholder) }
    }
  }

  /// Draws the view faintly where content is marked as out of date.
  ///
  /// - Source: chosen: at half its opacity.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatedModifier(isInvalidatable: invalidatable))
  }
}

private struct InvalidatedModifier: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}
