package import ScrollworkEnvironment

extension Image {
  /// The image in a changed environment; `value` is what the change depends on.
  package func environment(
    changedBy value: some Hashable & Sendable,
    _ change: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) -> Image {
    var copy = self
    copy.content = EnvironmentalContent(base: content, value: value, change: change)
    return copy
  }
}

/// The content of an image in a changed environment.
private struct EnvironmentalContent: ImageContent {
  let base: any ImageContent
  let value: any Hashable & Sendable
  let change: @Sendable (inout EnvironmentValues) -> Void

  var name: String { base.name }
  var ownDrawing: ImageDrawing? { base.ownDrawing }

  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf {
    base.leaf(of: image, in: context.environment(change))
  }

  static func == (first: Self, second: Self) -> Bool {
    AnyHashable(first.base) == AnyHashable(second.base)
      && AnyHashable(first.value) == AnyHashable(second.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(value)
  }
}
