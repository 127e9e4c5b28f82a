import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A mesh gradient as a pattern of Cairo's.
struct MeshPattern {
  let mesh: ColorMesh

  init(_ mesh: ColorMesh) { self.mesh = mesh }

  /// The facets along each side of a patch.
  ///
  /// - Source: chosen; a facet of a screen-wide mesh is some points wide, and shaded.
  static let division = 8

  /// Sets the mesh as the source of the context; its background fills the area.
  func setSource(_ matrix: CGAffineTransform, over area: CGRect, on context: OpaquePointer) {
    let pattern = cairo_pattern_create_mesh()
    defer { cairo_pattern_destroy(pattern) }
    if mesh.background.opacity > 0 {
      let around = area.insetBy(dx: -2, dy: -2)
      add(
        [
          CGPoint(x: around.minX, y: around.minY), CGPoint(x: around.maxX, y: around.minY),
          CGPoint(x: around.maxX, y: around.maxY), CGPoint(x: around.minX, y: around.maxY),
        ].map { $0.applying(matrix) }, Array(repeating: mesh.background, count: 4), to: pattern)
    }
    for facet in mesh.facets(dividing: Self.division) {
      add(facet.corners.map { $0.applying(matrix) }, facet.colors, to: pattern)
    }
    cairo_set_source(context, pattern)
  }

  private func add(_ corners: [CGPoint], _ colors: [Color.Resolved], to pattern: OpaquePointer?) {
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, corners[0].x, corners[0].y)
    for corner in corners.dropFirst() { cairo_mesh_pattern_line_to(pattern, corner.x, corner.y) }
    for (index, color) in colors.enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(index), color.red, color.green, color.blue, color.opacity)
    }
    cairo_mesh_pattern_end_patch(pattern)
  }
}
