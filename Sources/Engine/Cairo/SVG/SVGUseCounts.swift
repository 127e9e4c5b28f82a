import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Counts how often each content and text run occurs; shared ones are written once, as `<use>`
/// targets.
///
/// Contents inside a shared content count once.
struct SVGUseCounts {
  private var contents: [ContentDigest: Int] = [:]
  private var runs: [TextRun: Int] = [:]
  private var paths: [Path: Int] = [:]
  /// The contents with text, if they are written where they occur.
  private var contentsWithText: Set<ContentDigest>?

  /// Counts the contents of a still.
  ///
  /// Those with live text are never shared: readers do not select or find text in references.
  init(_ content: LayerContent, text: SVGText) {
    if text == .live { contentsWithText = [] }
    visit(content)
  }

  /// Counts what the layers of animations draw.
  init(_ layers: [AnimatedLayer]) {
    for layer in layers { visit(layer) }
  }

  private mutating func visit(_ layer: AnimatedLayer) {
    switch layer.content {
    case .still(let content): visit(content)
    case .box, .picture: break
    case .layers(let layers): for layer in layers { visit(layer) }
    case .item(_, let list): visit(list.content)
    }
    if let mask = layer.mask { visit(mask) }
  }

  /// Whether a content is drawn more than once.
  func isShared(_ content: LayerContent) -> Bool {
    contents[content.digest, default: 0] > 1 && contentsWithText?.contains(content.digest) != true
  }

  /// Whether a text run is drawn more than once.
  func isShared(_ run: TextRun) -> Bool { runs[run, default: 0] > 1 }

  /// Whether a path is drawn more than once, up to hundredths of a point.
  func isShared(_ path: Path) -> Bool { paths[path.inHundredths, default: 0] > 1 }

  private mutating func visit(_ content: LayerContent) {
    contents[content.digest, default: 0] += 1
    guard contents[content.digest] == 1 else { return }
    if contentsWithText != nil, content.hasText { contentsWithText?.insert(content.digest) }
    for item in content.items {
      switch item {
      case .layer(let layer):
        if layer.opacity > 0 {
          visit(layer.content)
          if let mask = layer.mask { visit(mask) }
        }
      case .command(.text(let run, _, _)): runs[run, default: 0] += 1
      case .command(.fill(let path, _, _)), .command(.stroke(let path, _, _)):
        paths[path.inHundredths, default: 0] += 1
      case .command: break
      }
    }
  }
}

extension LayerContent {
  /// Whether a command in the content or its masks draws text.
  fileprivate var hasText: Bool {
    items.contains { item in
      switch item {
      case .command(.text): true
      case .command: false
      case .layer(let layer): layer.content.hasText || layer.mask?.hasText == true
      }
    }
  }
}

extension Path {
  /// The path with its points rounded to hundredths.
  fileprivate var inHundredths: Path {
    Path(
      elements: elements.map { element in
        element.mapPoints { CGPoint(x: ($0.x * 100).rounded(), y: ($0.y * 100).rounded()) }
      })
  }
}
