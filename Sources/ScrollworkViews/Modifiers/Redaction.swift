import ScrollworkDrawing
public import ScrollworkEnvironment

/// Why the content of views is not to be seen.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: text and pictures are gray bars.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// How much of the style of text is left in the bars that stand for it.
  ///
  /// - Source: chosen, after pictures of iOS.
  static let placeholderOpacity = 0.16
}

extension View {
  /// Hides what text and pictures inside show, for a reason.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows again what a view around hides.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  /// Why the content of views is not to be seen.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}
