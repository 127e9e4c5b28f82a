import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

extension SVGDefinitions {
  /// The facets along each side of a patch of a mesh.
  ///
  /// - Source: chosen: about a thousand in a mesh of nine points.
  private static let facetCount = 16

  /// Approximates a mesh gradient, which SVG lacks, by a pattern of single-color facets.
  ///
  /// Each is stroked in its color, so that no gaps show between them.
  mutating func facets(of mesh: ColorMesh, over area: CGRect) throws(CairoError) -> String {
    var content = ""
    if mesh.background.opacity > 0 {
      content += try Self.facet(Path(area), mesh.background).closed
    }
    for facet in mesh.facets(dividing: Self.facetCount) {
      var path = Path()
      path.addLines(facet.corners)
      path.closeSubpath()
      let color = facet.colors.dropFirst().enumerated().reduce(facet.colors[0]) { mean, next in
        mean.mixed(with: next.element, by: 1 / Double(next.offset + 2), in: .device)
      }
      guard color.opacity > 0 else { continue }
      var element = try Self.facet(path, color)
      if color.opacity == 1 {
        element = element.with("stroke", SVGColor.format(color)).with("stroke-width", "1")
      }
      content += element.closed
    }
    return try pattern("m", content, over: area)
  }

  private static func facet(_ path: Path, _ color: Color.Resolved) throws(CairoError) -> SVGElement
  {
    SVGElement("path").with("d", try SVGPathData.data(path))
      .with("fill", SVGColor.format(color))
      .with("fill-opacity", try SVGColor.opacity(color.opacity))
  }
}
