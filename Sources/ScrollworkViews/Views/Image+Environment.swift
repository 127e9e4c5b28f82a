package import ScrollworkEnvironment

extension Image {
  /// The image in a changed environment.
  package func environment(
    _ change: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) -> Image {
    var copy = self
    copy.content = EnvironmentalContent(base: content, change: change)
    return copy
  }
}

/// The content of an image in a changed environment.
private struct EnvironmentalContent: ImageContent {
  let base: any ImageContent
  let change: @Sendable (inout EnvironmentValues) -> Void

  var name: String { base.name }

  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf {
    base.leaf(of: image, in: context.environment(change))
  }
}
