import ScrollworkDrawing

/// The content drawn before an item, within the layers around it up to the next group.
struct DocumentBackdrop {
  /// A content being written, up to one of its items.
  private struct Level {
    let content: LayerContent
    let index: Int
    /// The layer around the content; nil for the outermost.
    let layer: Layer?
  }

  private var levels: [Level] = []
  /// The layer whose content follows.
  private var layer: Layer?

  /// Creates an empty backdrop.
  init() {}

  /// The backdrop inside a layer that is not isolated from it.
  func inside(_ layer: Layer) -> DocumentBackdrop {
    var copy = self
    copy.layer = layer
    return copy
  }

  /// The backdrop of one of a content's items.
  func before(_ index: Int, of content: LayerContent) -> DocumentBackdrop {
    var copy = self
    copy.levels.append(Level(content: content, index: index, layer: layer))
    copy.layer = nil
    return copy
  }

  /// The backdrop with a layer on top.
  ///
  /// The enclosing layers keep their transforms and clips at full opacity: their opacity applies
  /// where the result is drawn.
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
