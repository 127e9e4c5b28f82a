/// What an outline around a view is meant for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// A set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fingers.
  public static let interaction = ContentShapeKinds(rawValue: 1)
}

extension View {
  /// Lets fingers find the view inside an outline, and nowhere else.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    wrapped("contentShape") { _, _ in .contentShape(shape, isEvenOdd: eoFill) }
  }

  /// Lets fingers find the view inside an outline, and nowhere else.
  @ViewBuilder public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}
