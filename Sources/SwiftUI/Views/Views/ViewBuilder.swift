/// A result builder that composes views from the statements of a closure.
@resultBuilder public enum ViewBuilder {
  /// Passes a single view through unmodified.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several views into a tuple view.
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<repeat each Content>
  { TupleView(repeat each content) }

  /// Builds an empty view from an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes an expression through unmodified.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an optional view for an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a conditional.
  public static func buildEither<First: View, Second: View>(first: First)
    -> ConditionalContent<First, Second>
  { ConditionalContent(.first(first)) }

  /// Builds the second branch of a conditional.
  public static func buildEither<First: View, Second: View>(second: Second)
    -> ConditionalContent<First, Second>
  { ConditionalContent(.second(second)) }

  /// Erases the type of a view guarded by `if #available`.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}
