import Foundation
package import ScrollworkGeometry
package import ScrollworkScript

/// A finger that drags the content by whole points, and lets it rest.
package func slowDrag(_ way: CGVector) -> GestureScript.Step {
  // The first ten points make it a drag.
  let length = hypot(way.dx, way.dy)
  let scale = (length + 10) / length
  return .drag(by: CGVector(dx: way.dx * scale, dy: way.dy * scale), over: 0.4, hold: 0.2)
}
