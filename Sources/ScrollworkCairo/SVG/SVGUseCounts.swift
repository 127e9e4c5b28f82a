import ScrollworkDrawing

/// Counts how often each content and text run occurs; shared ones are written once, as `<use>`
/// targets.
///
/// Contents inside a shared content count once.
struct SVGUseCounts {
  private var contents: [ContentDigest: Int] = [:]
  private var runs: [TextRun: Int] = [:]

  init(_ content: LayerContent) { visit(content) }

  /// Counts what the layers of animations draw.
  init(_ layers: [AnimatedLayer]) {
    for layer in layers { visit(layer) }
  }

  private mutating func visit(_ layer: AnimatedLayer) {
    switch layer.content {
    case .still(let content): visit(content)
    case .box: break
    case .layers(let layers): for layer in layers { visit(layer) }
    case .item(_, let list): visit(list.content)
    }
    if let mask = layer.mask { visit(mask) }
  }

  /// Whether a content is drawn more than once.
  func isShared(_ content: LayerContent) -> Bool { contents[content.digest, default: 0] > 1 }

  /// Whether a text run is drawn more than once.
  func isShared(_ run: TextRun) -> Bool { runs[run, default: 0] > 1 }

  private mutating func visit(_ content: LayerContent) {
    contents[content.digest, default: 0] += 1
    guard contents[content.digest] == 1 else { return }
    for item in content.items {
      switch item {
      case .layer(let layer):
        if layer.opacity > 0 {
          visit(layer.content)
          if let mask = layer.mask { visit(mask) }
        }
      case .command(.text(let run, _, _)): runs[run, default: 0] += 1
      case .command: break
      }
    }
  }
}
