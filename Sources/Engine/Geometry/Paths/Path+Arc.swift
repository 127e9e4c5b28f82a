public import Foundation

extension Path {
  /// Adds a circular arc, with a straight line from the current point to its start.
  ///
  /// Angles grow clockwise, y growing downward. As in SwiftUI, `clockwise` refers to a y axis that
  /// grows upward: false draws clockwise on screen. The arc is at most one full turn; equal angles are
  /// its start alone.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    if clockwise { sweep = -sweep }
    if sweep < 0 { sweep = turn - (-sweep).truncatingRemainder(dividingBy: turn) }
    sweep = min(sweep, turn)
    let count = Int((sweep / (.pi / 2)).rounded(.up))
    let step = (clockwise ? -sweep : sweep) / Double(count)
    let handle = radius * CGFloat(4 / 3 * tan(step / 4))
    let arcPoint = { (angle: Double, along: CGFloat) in
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      return CGPoint(
        x: center.x + radius * x - along * y, y: center.y + radius * y + along * x
      ).applying(transform)
    }
    let start = arcPoint(startAngle.radians, 0)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    for index in 0..<count {
      let from = startAngle.radians + step * Double(index)
      addCurve(
        to: arcPoint(from + step, 0), control1: arcPoint(from, handle),
        control2: arcPoint(from + step, -handle))
    }
  }
}
