import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

// Text whose glyphs are defined once each, as in animations and figures.
extension SVGWriter {
  /// The transform of a text at an origin, and references to its glyphs, each defined at its own
  /// origin in whole units, and the rest of the outline.
  mutating func glyphs(
    of text: ShapedText.Part, at origin: CGPoint
  ) throws(CairoError) -> (transform: String, content: String) {
    let unit = glyphUnit ?? 1
    let baseline = text.glyphs.first?.origin.y ?? 0
    var content = ""
    for glyph in text.glyphs {
      let path = Path(elements: Array(text.outline.elements[glyph.elements]))
        .moved(by: -glyph.origin.x, -glyph.origin.y)
      let x = try Self.tenths(glyph.origin.x / unit)
      let y = try Self.tenths((glyph.origin.y - baseline) / unit)
      content +=
        SVGElement("use").with(
          definitions.reference, definitions.outline(try data(path, unit: unit))
        )
        .with("x", x == "0" ? nil : x).with("y", y == "0" ? nil : y).closed
    }
    let decorations = text.decorations
    if !decorations.isEmpty {
      let path = decorations.moved(by: 0, -baseline)
      content += SVGElement("path").with("d", try data(path, unit: unit)).closed
    }
    let x = try SVGNumber.format(origin.x)
    let y = try SVGNumber.format(origin.y + baseline)
    return ("translate(\(x) \(y))scale(\(try SVGNumber.format(factor: unit)))", content)
  }

  private func data(_ path: Path, unit: CGFloat) throws(CairoError) -> String {
    let scaled = Path(
      elements: path.elements.map { element in
        element.mapPoints { CGPoint(x: $0.x / unit, y: $0.y / unit) }
      })
    return try SVGPathData.data(scaled, digits: 0)
  }

  private static func tenths(_ value: CGFloat) throws(CairoError) -> String {
    SVGNumber.format(try SVGNumber.thousandths(value / 100), digits: 1)
  }
}
