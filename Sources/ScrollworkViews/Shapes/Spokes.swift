package import Foundation
package import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling

/// The spokes of everything that shows activity.
package struct Spokes {
  /// How many there are; they turn by one in each such part of a second.
  package static let count = RefreshSpinner.count

  /// Their width and height together, in points.
  let side: CGFloat
  let color: Color.Resolved

  package init(side: CGFloat, color: Color.Resolved) {
    self.side = side
    self.color = color
  }

  /// How to draw them around a point, each as much as `opacity` says, clockwise from the top.
  package func commands(around center: CGPoint, opacity: (Int) -> Double) -> [DrawCommand] {
    (0..<Self.count).compactMap { spoke in
      let part = opacity(spoke)
      guard part > 0 else { return nil }
      let angle = 2 * Double.pi * Double(spoke) / Double(Self.count) - .pi / 2
      let direction = CGPoint(x: CGFloat(cos(angle)), y: CGFloat(sin(angle)))
      let place = { (reach: CGFloat) in
        CGPoint(x: center.x + direction.x * reach, y: center.y + direction.y * reach)
      }
      var path = Path()
      path.move(to: place(side * Look.inner))
      path.addLine(to: place(side * Look.outer))
      let style = StrokeStyle(lineWidth: side * Look.thickness, lineCap: .round)
      return .stroke(path, style, .color(color.opacity(part)))
    }
  }

  /// How much shows of a spoke after some steps: most of the one that they have come to.
  package static func opacity(_ spoke: Int, step: Int) -> Double {
    let behind = ((step - spoke) % count + count) % count
    return Look.opacities[min(behind, Look.opacities.count - 1)]
  }

  /// In parts of the side; how much is seen of the spokes that were darkest last.
  ///
  /// - Source: chosen, after pictures.
  private enum Look {
    static let inner: CGFloat = 0.25
    static let outer: CGFloat = 0.44
    static let thickness: CGFloat = 0.115
    static let opacities = [1, 0.85, 0.7, 0.55, 0.42, 0.32, 0.25]
  }
}
