public import Foundation

extension PredicateExpressions {
  /// Whether a text has another one in it, regardless of case and diacritics.
  ///
  /// `#Predicate` makes it of `localizedStandardContains(_:)`, which Foundation has in predicates on
  /// Apple platforms alone.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// Whether it has.
    public typealias Output = Bool

    /// The text that is searched.
    public let root: Root
    /// The text that is searched for.
    public let other: Other

    /// The expression for two texts.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// Whether the text of the bindings has the other one in it.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      String(try root.evaluate(bindings))
        .localizedStandardContains(String(try other.evaluate(bindings)))
    }
  }

  /// The expression of `root.localizedStandardContains(other)`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension String.StandardComparator {
  /// The order of a list of files, approximated by that of the scalars.
  ///
  /// - Source: chosen; Foundation has no other comparator for sort descriptors off Apple platforms.
  public static let localizedStandard = String.StandardComparator.lexical
}
