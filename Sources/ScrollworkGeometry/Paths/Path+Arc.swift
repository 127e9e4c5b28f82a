public import Foundation

extension Path {
  /// Adds a part of a circle, with a straight line to where it begins.
  ///
  /// Angles grow as clocks turn, y growing downward. As in SwiftUI, `clockwise` is said of a y axis
  /// that grows upward: false turns as clocks do on the picture. At most one turn is drawn.
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
    let count = max(1, Int((sweep / (.pi / 2)).rounded(.up)))
    let step = (clockwise ? -sweep : sweep) / Double(count)
    let handle = radius * CGFloat(4 / 3 * tan(step / 4))
    let place = { (angle: Double, along: CGFloat) in
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      return CGPoint(
        x: center.x + radius * x - along * y, y: center.y + radius * y + along * x
      ).applying(transform)
    }
    let start = place(startAngle.radians, 0)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    for index in 0..<count {
      let from = startAngle.radians + step * Double(index)
      addCurve(
        to: place(from + step, 0), control1: place(from, handle),
        control2: place(from + step, -handle))
    }
  }
}
