package import Foundation
package import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling

/// The spokes of an activity indicator.
package struct Spokes {
  /// The number of spokes; the indicator advances by one spoke every `1 / count` seconds.
  package static let count = RefreshSpinner.count

  /// The width and height of the indicator, in points.
  let side: CGFloat
  let color: Color.Resolved

  package init(side: CGFloat, color: Color.Resolved) {
    self.side = side
    self.color = color
  }

  /// Draws the spokes around a center, clockwise from the top, each with the opacity of its index.
  package func commands(around center: CGPoint, opacity: (Int) -> Double) -> [DrawCommand] {
    (0..<Self.count).compactMap { spoke in
      let alpha = opacity(spoke)
      guard alpha > 0 else { return nil }
      let angle = 2 * Double.pi * Double(spoke) / Double(Self.count) - .pi / 2
      let direction = CGPoint(x: CGFloat(cos(angle)), y: CGFloat(sin(angle)))
      let point = { (radius: CGFloat) in
        CGPoint(x: center.x + direction.x * radius, y: center.y + direction.y * radius)
      }
      var path = Path()
      path.move(to: point(side * Look.inner))
      path.addLine(to: point(side * Look.outer))
      let style = StrokeStyle(lineWidth: side * Look.thickness, lineCap: .round)
      return .stroke(path, style, .color(color.opacity(alpha)))
    }
  }

  /// The opacity of a spoke after some steps; the spoke at the current step is opaque.
  package static func opacity(_ spoke: Int, step: Int) -> Double {
    let behind = ((step - spoke) % count + count) % count
    return Look.opacities[min(behind, Look.opacities.count - 1)]
  }

  /// Radii and line width as fractions of the side; opacities from the current spoke backward.
  ///
  /// - Source: chosen, after pictures.
  private enum Look {
    static let inner: CGFloat = 0.25
    static let outer: CGFloat = 0.44
    static let thickness: CGFloat = 0.115
    static let opacities = [1, 0.85, 0.7, 0.55, 0.42, 0.32, 0.25]
  }
}
