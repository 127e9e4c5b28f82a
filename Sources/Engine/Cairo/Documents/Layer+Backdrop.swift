import ScrollworkDrawing
import ScrollworkGeometry

extension Layer {
  /// Whether the content can be drawn apart from the backdrop.
  var hasSeparableContent: Bool { !content.dependsOnBackdrop && !content.blends }

  /// The layer with a transparent content of the same extent.
  var withoutContent: Layer {
    var copy = self
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    copy.content = LayerContent([
      .command(.fill(Path(content.bounds), .color(clear), evenOdd: false))
    ])
    return copy
  }
}
