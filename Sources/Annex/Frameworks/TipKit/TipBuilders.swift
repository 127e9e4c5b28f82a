extension Tips {
  /// Composes the buttons of a tip.
  public typealias ActionBuilder = ListBuilder<Action>
  /// Composes the conditions of a tip.
  public typealias RuleBuilder = ListBuilder<Rule>
  /// Composes the limits of a tip.
  public typealias OptionsBuilder = ListBuilder<any TipOption>

  /// Composes elements to a list.
  @resultBuilder public enum ListBuilder<Element> {
    /// An element.
    public static func buildExpression(_ expression: Element) -> [Element] { [expression] }
    /// Elements.
    public static func buildExpression(_ expression: [Element]) -> [Element] { expression }
    /// All parts, in order.
    public static func buildBlock(_ components: [Element]...) -> [Element] {
      components.flatMap { $0 }
    }
    /// The part of a condition that is met; nothing for one that is not.
    public static func buildOptional(_ component: [Element]?) -> [Element] { component ?? [] }
    /// The first of two parts.
    public static func buildEither(first component: [Element]) -> [Element] { component }
    /// The second of two parts.
    public static func buildEither(second component: [Element]) -> [Element] { component }
  }
}
