import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

/// The state of a drag of a sheet: the movement downward, in points, and its velocity.
struct SheetDrag: Equatable {
  var translation: CGFloat
  var velocity: CGFloat
}

/// A vertical drag of a sheet, which takes touches from the scroll views inside where they cannot
/// scroll further down, or where the sheet grows first.
struct SheetDragGesture: PrimitiveGesture {
  typealias Value = SheetDrag

  let geometry: SheetGeometry
  let move: (SheetDrag) -> Void
  let end: (SheetDrag) -> Void

  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<SheetDrag> {
    let canGrow = geometry.heights.last?.detent != geometry.selected
    return StatefulRecognizer(
      TouchMachineRecognizer(
        SheetDragMachine(canGrow: canGrow, scrollsFirst: geometry.scrollsFirst)),
      memory: SheetDrag?.none
    ) { [move, end] phase, last in
      switch phase {
      case .possible: return
      case .active(let drag):
        last = drag
        move(drag)
      case .ended(let drag): end(drag)
      case .failed: if last != nil { end(SheetDrag(translation: 0, velocity: 0)) }
      }
    }
  }
}

/// The state machine of the drag of a sheet.
struct SheetDragMachine: TouchMachine {
  /// The movement at which the drag begins, in points.
  ///
  /// - Source: chosen: less than the touch slop of scroll views, of which the sheet decides first.
  private static let slop: CGFloat = 9

  /// Whether there is a larger detent.
  let canGrow: Bool
  /// Whether scroll views inside scroll before the sheet grows.
  let scrollsFirst: Bool
  private var start: CGPoint?
  private var origin: CGFloat = 0
  private var samples: [FingerPath.Sample] = []
  private(set) var phase = GesturePhase<SheetDrag>.possible(nil)

  init(canGrow: Bool, scrollsFirst: Bool) {
    (self.canGrow, self.scrollsFirst) = (canGrow, scrollsFirst)
  }

  mutating func receive(_ event: TouchEvent) -> Bool {
    if event.kind == .down { (start, samples) = (event.place, []) }
    guard let start, event.kind != .none else { return false }
    if samples.last.map({ $0.time < event.time && $0.place != event.place }) ?? true {
      samples = samples.suffix(3) + [FingerPath.Sample(time: event.time, place: event.place)]
    }
    let (x, y) = (event.place.x - start.x, event.place.y - start.y)
    if phase.stage != .active {
      guard max(abs(x), abs(y)) >= Self.slop || event.kind == .up else { return false }
      guard event.kind != .up, abs(y) > abs(x), mayBegin(isDown: y > 0, event.geometry) else {
        phase = .failed
        return true
      }
      origin = event.place.y
    }
    let velocity = FingerPath.release(samples, at: event.time).velocity.dy
    let drag = SheetDrag(
      translation: event.place.y - origin, velocity: event.kind == .up ? velocity : 0)
    phase = event.kind == .up ? .ended(drag) : .active(drag)
    return true
  }

  private func mayBegin(isDown: Bool, _ geometry: TouchGeometry) -> Bool {
    guard let scrolled = geometry.scrolledInside else { return isDown || canGrow }
    return isDown ? scrolled <= 0.5 : canGrow && !scrollsFirst
  }
}
