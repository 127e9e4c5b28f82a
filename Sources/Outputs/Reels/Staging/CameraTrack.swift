import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript

/// The camera of a reel on its clock: the rectangle of the canvas that fills the frame.
///
/// A move starts from where the camera is as it begins. Rectangles are interpolated, so that a point
/// of the picture stands still while the camera zooms.
struct CameraTrack {
  /// A move with its goal in points of the canvas.
  struct Move {
    /// The time in the reel at which it begins, in seconds.
    var start: Double
    /// The move; a place is that of `center`.
    var move: CameraMove
    /// The point that comes to the middle of the frame; nil for goals without a place.
    var center: CGPoint?
  }

  private struct Segment {
    let start: Double
    let duration: Double
    let curve: UnitCurve
    let from: CGRect
    let to: CGRect

    func rect(at time: Double) -> CGRect {
      let part = duration > 0 ? min(1, max(0, (time - start) / duration)) : 1
      let t = part <= 0 ? 0 : part >= 1 ? 1 : CGFloat(curve.value(at: part))
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
      return CGRect(
        x: mix(from.minX, to.minX), y: mix(from.minY, to.minY), width: mix(from.width, to.width),
        height: mix(from.height, to.height))
    }
  }

  private let canvas: CGSize
  private var segments: [Segment] = []

  /// The track of moves over a canvas; `keepsInside` ends moves where the frame is covered.
  init(_ moves: [Move], canvas: CGSize, keepsInside: Bool) {
    self.canvas = canvas
    for move in moves.sorted(by: { $0.start < $1.start }) {
      let from = rect(at: move.start)
      segments.append(
        Segment(
          start: move.start, duration: move.move.duration, curve: move.move.curve, from: from,
          to: goal(of: move, from: from, keepsInside: keepsInside)))
    }
  }

  private func goal(of move: Move, from: CGRect, keepsInside: Bool) -> CGRect {
    var (factor, center) = (canvas.width / from.width, CGPoint(x: from.midX, y: from.midY))
    switch move.move.goal {
    case .whole: return CGRect(origin: .zero, size: canvas)
    case .displacement(let way): center = CGPoint(x: center.x + way.dx, y: center.y + way.dy)
    case .place(_, let by):
      center = move.center ?? center
      factor = by.map { CGFloat($0) } ?? factor
    }
    let size = CGSize(width: canvas.width / factor, height: canvas.height / factor)
    var rect = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    if keepsInside, factor >= 1 {
      rect.origin.x = min(max(rect.minX, 0), canvas.width - rect.width)
      rect.origin.y = min(max(rect.minY, 0), canvas.height - rect.height)
    }
    return rect
  }

  private func rect(at time: Double) -> CGRect {
    segments.last { $0.start <= time }?.rect(at: time) ?? CGRect(origin: .zero, size: canvas)
  }

  /// The transform of the picture at a time of the reel; nil where the camera shows all of it.
  func transform(at time: Double) -> CGAffineTransform? {
    let rect = rect(at: time)
    guard rect != CGRect(origin: .zero, size: canvas) else { return nil }
    let factor = canvas.width / rect.width
    return CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: -rect.minX * factor, ty: -rect.minY * factor)
  }

  /// How far the camera has left the whole picture at a time, 0…1.
  func departure(at time: Double) -> Double {
    let rect = rect(at: time)
    let way = max(
      abs(1 - rect.width / canvas.width), abs(rect.midX / canvas.width - 0.5),
      abs(rect.midY / canvas.height - 0.5))
    return min(1, Double(way) / 0.15)
  }
}
