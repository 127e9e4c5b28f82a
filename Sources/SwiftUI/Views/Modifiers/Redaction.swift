import ScrollworkDrawing
public import ScrollworkEnvironment

/// Reasons to redact the content of a view.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a placeholder: text and images are drawn as gray bars.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// The opacity of the bars that replace text, relative to the text's style.
  ///
  /// - Source: chosen, after pictures of iOS.
  static let placeholderOpacity = 0.16
}

extension View {
  /// Redacts the view's text and images for a reason.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes any redaction that ancestors apply.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  /// The redaction reasons that apply to the view.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}
