import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// The pointer of a mouse in the place of fingers: it travels from one touch to the next, and rings
/// tell its clicks.
///
/// A function of the time of the scene, in points of its canvas.
struct PointerDrawing {
  let fingers: [FingerTrack]

  /// Durations, in seconds of the scene.
  ///
  /// - Source: chosen: as a hand moves a mouse; the ring is as the dots of fingers.
  private enum Time {
    /// The way from one touch to the next.
    static let way = 0.45
    /// The growth of a ring.
    static let ring = 0.35
    /// The press and the release of the button.
    static let press = 0.06
  }

  /// The items at a time; empty without fingers.
  func items(at time: Double) -> [DisplayItem] {
    guard let place = place(at: time) else { return [] }
    return rings(at: time) + [arrow(at: place, press: press(at: time))]
  }

  /// The position at a time: between the latest touch and the next one, otherwise that of the latest.
  private func place(at time: Double) -> CGPoint? {
    guard let current = fingers.last(where: { $0.down <= time }) ?? fingers.first else {
      return nil
    }
    let here = current.location(at: time)
    guard let next = fingers.first(where: { $0.down > time }), current.lift <= time else {
      return here
    }
    let way = min(Time.way, next.down - current.lift)
    guard way > 0, next.down > time else { return here }
    let part = max(0, 1 - (next.down - time) / way)
    let eased = CGFloat(part * part * (3 - 2 * part))
    let there = next.location(at: next.down)
    return CGPoint(
      x: here.x + (there.x - here.x) * eased, y: here.y + (there.y - here.y) * eased)
  }

  /// How far the button is down, 0…1.
  private func press(at time: Double) -> Double {
    fingers.map { finger in
      min(1, max(0, (time - finger.down + Time.press) / Time.press))
        * min(1, max(0, (finger.lift + Time.press - time) / Time.press))
    }.max() ?? 0
  }

  private static let (ink, paper) = (Color.Resolved.gray(0), Color.Resolved.gray(0xFF))

  private func rings(at time: Double) -> [DisplayItem] {
    fingers.compactMap { finger in
      let part = (time - finger.down) / Time.ring
      guard (0..<1).contains(part) else { return nil }
      let radius = 6 + 20 * CGFloat(part)
      let center = finger.location(at: finger.down)
      let circle = Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      let content = LayerContent([
        .command(.stroke(circle, StrokeStyle(lineWidth: 5), .color(Self.ink.opacity(0.4)))),
        .command(.stroke(circle, StrokeStyle(lineWidth: 2.5), .color(Self.paper))),
      ])
      return .layer(Layer(content, opacity: 1 - part, isGroup: true))
    }
  }

  /// The arrow with its tip at a point.
  ///
  /// - Source: chosen, as the arrows of desktops: black with a white edge, 26 points high.
  private func arrow(at tip: CGPoint, press: Double) -> DisplayItem {
    let corners: [(x: CGFloat, y: CGFloat)] = [
      (0, 0), (0, 22.5), (5.2, 17.8), (8.9, 26), (12.4, 24.5), (8.8, 16.4), (15.9, 16.2),
    ]
    let path = Path { path in
      path.addLines(corners.map { CGPoint(x: $0.x, y: $0.y) })
      path.closeSubpath()
    }
    let factor = 1 - 0.12 * CGFloat(press)
    let shadow = Layer.Filter.shadow(
      color: .gray(0).opacity(0.35), radius: 2, offset: CGSize(width: 0, height: 1))
    return .layer(
      Layer(
        LayerContent([
          .command(
            .stroke(path, StrokeStyle(lineWidth: 3, lineJoin: .round), .color(Self.paper))),
          .command(.fill(path, .color(Self.ink), evenOdd: false)),
        ]),
        transform: CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: tip.x, ty: tip.y),
        filters: [shadow]))
  }
}
