import ScrollworkDrawing

// The clips of layers whose content blends with the backdrop.
extension SVGWriter {
  /// Writes the items of a clipping layer in which some blend with the backdrop, each with its own
  /// clip.
  ///
  /// SVG isolates a clipped group, so nothing inside it could blend with the backdrop. The clips of
  /// `layers`, outermost first, are therefore applied to each item.
  ///
  /// - Source: [Compositing and Blending, isolated
  ///   groups](https://www.w3.org/TR/compositing-1/#csscompositingrules_SVG).
  mutating func writeClipped(
    _ layer: Layer, _ state: DocumentState, by layers: [Layer]
  ) throws(CairoError) -> String {
    let (layers, inner) = (layers + [layer], state.inside(layer))
    var (text, pending) = ("", "")
    for (index, item) in layer.content.items.enumerated() {
      let place = inner.of(index, in: layer.content)
      guard case .layer(var child) = item, child.opacity > 0, child.blends else {
        pending += try write(item, place)
        continue
      }
      text += try wrapped(pending, in: layers)
      pending = ""
      if child.passesBlendingThrough {
        text += try writeClipped(child, place, by: layers)
      } else {
        let style = child.style
        // Isolated all the same.
        (child.blend, child.isGroup) = (.normal, true)
        let content = try wrapped(try write(.layer(child), place), in: layers)
        text += content.isEmpty ? "" : SVGElement("g").with("style", style).around(content)
      }
    }
    return text + (try wrapped(pending, in: layers))
  }

  /// Wraps content in the transforms and clips of layers, outermost first.
  private mutating func wrapped(
    _ content: String, in layers: [Layer]
  ) throws(CairoError) -> String {
    guard !content.isEmpty else { return "" }
    var text = content
    for layer in layers.reversed() {
      var clip: String?
      if let path = layer.clip { clip = try definitions.clip(path) }
      text = SVGElement("g").with("transform", try SVGNumber.transform(layer.transform))
        .with("clip-path", clip).around(text)
    }
    return text
  }
}
