public import ScrollworkViews

/// A view that is evaluated again only when it differs from the last one.
///
/// Here it is evaluated whenever the state changes, which shows the same.
public struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public let content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, evaluated again only when it differs from the last one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
