/// Puts the views of a block together.
@resultBuilder public enum ViewBuilder {
  /// A block of one view is that view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A block of several views, or of none.
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<repeat each Content>
  { TupleView(repeat each content) }

  /// An empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view as it stands.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two branches.
  public static func buildEither<First: View, Second: View>(first: First)
    -> ConditionalContent<First, Second>
  { ConditionalContent(.first(first)) }

  /// The second of two branches.
  public static func buildEither<First: View, Second: View>(second: Second)
    -> ConditionalContent<First, Second>
  { ConditionalContent(.second(second)) }

  /// Views that an `if #available` guards.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}
