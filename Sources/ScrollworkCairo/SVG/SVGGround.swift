import ScrollworkDrawing

/// What is drawn before something, in the layers around it up to the next flat picture.
struct SVGGround {
  /// A content that is being written, up to one of its items.
  private struct Level {
    let content: LayerContent
    let index: Int
    /// What the content is in; nil for the outermost.
    let layer: Layer?
  }

  private var levels: [Level] = []
  /// The layer whose content comes next.
  private var layer: Layer?

  /// Nothing.
  init() {}

  /// The ground in a layer that lets through what is beneath it.
  func inside(_ layer: Layer) -> SVGGround {
    var copy = self
    copy.layer = layer
    return copy
  }

  /// The ground of one of a content's items.
  func before(_ index: Int, of content: LayerContent) -> SVGGround {
    var copy = self
    copy.levels.append(Level(content: content, index: index, layer: layer))
    copy.layer = nil
    return copy
  }

  /// All of the ground, and a layer on it.
  ///
  /// What is around it places and cuts, and is as solid as it can be: what makes it fainter is said
  /// where it is laid down.
  func with(_ layer: Layer) -> LayerContent {
    var content = LayerContent([.layer(layer)])
    for level in levels.reversed() {
      let below = level.content.items.prefix(level.index)
      content = LayerContent(below + content.items)
      if let around = level.layer {
        content = LayerContent([
          .layer(Layer(content, transform: around.transform, clip: around.clip))
        ])
      }
    }
    return content
  }
}
