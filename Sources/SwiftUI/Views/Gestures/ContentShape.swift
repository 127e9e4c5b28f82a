/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame of accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Hit-tests the view by an outline instead of its frame.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    wrapped("contentShape") { _, _ in .contentShape(shape, isEvenOdd: eoFill) }
  }

  /// Hit-tests the view by an outline instead of its frame, if `kind` contains `.interaction`.
  @ViewBuilder public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}
