import Foundation
import ScrollworkViews

/// The value of a slider, with its range, step and binding.
struct SliderControl {
  let range: ClosedRange<Double>
  let step: Double?
  let read: () -> Double
  let write: (Double) -> Void
  let onEditingChanged: (Bool) -> Void

  /// The value as a fraction of the range, 0…1.
  var fraction: Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return 0 }
    return min(max((read() - range.lowerBound) / length, 0), 1)
  }

  /// The value at a fraction of the range, rounded to a step.
  func value(at fraction: Double) -> Double {
    let fraction = min(max(fraction, 0), 1)
    let length = range.upperBound - range.lowerBound
    if let step, step > 0 {
      return min(range.lowerBound + (fraction * length / step).rounded() * step, range.upperBound)
    }
    return fraction == 1 ? range.upperBound : range.lowerBound + fraction * length
  }

  /// Writes the value at a fraction of the range, if it differs from the current one.
  func pick(_ fraction: Double) {
    let value = value(at: fraction)
    if value != read() { write(value) }
  }
}

/// A drag of a slider's thumb; the value is the displacement as a fraction of the thumb's travel.
struct SliderGesture: PrimitiveGesture {
  typealias Value = Double

  let control: SliderControl

  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<Double> {
    // The memory is the fraction at which the drag began.
    RememberingRecognizer(
      MachineRecognizer(SliderMachine(isRightToLeft: context.resolve.isRightToLeft)),
      memory: Double?.none
    ) { [control] phase, grabbed in
      switch phase {
      case .possible: return
      case .active(let way), .ended(let way):
        let start = grabbed ?? control.fraction
        if grabbed == nil { control.onEditingChanged(true) }
        grabbed = start
        var transaction = Transaction()
        transaction.isContinuous = phase.stage == .active
        withTransaction(transaction) { control.pick(start + way) }
      case .failed: break
      }
      if phase.isOver, grabbed != nil {
        grabbed = nil
        control.onEditingChanged(false)
      }
    }
  }
}

/// Recognizes a drag along a slider; the value is the displacement as a fraction of the thumb's
/// travel, toward the trailing end.
///
/// The drag begins after `minimumDistance` along the slider, unless the touch has moved farther
/// across it.
struct SliderMachine: TouchMachine {
  /// The distance along the slider at which a drag begins, in points.
  ///
  /// - Source: chosen: too small to be visible as a jump.
  static let leastWay: CGFloat = 1

  let isRightToLeft: Bool
  private var start: CGPoint?
  private(set) var phase = GesturePhase<Double>.possible(nil)

  init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  mutating func receive(_ event: TouchEvent) -> Bool {
    let place = event.location(in: .local)
    if event.kind == .down { start = place }
    guard let start else { return false }
    let (along, across) = (place.x - start.x, place.y - start.y)
    let isActive = phase.stage == .active
    guard isActive || (abs(along) >= Self.leastWay && abs(along) >= abs(across)) else {
      guard event.kind == .up || abs(across) > TapMachine.slop else { return false }
      phase = .failed
      return true
    }
    let length = event.geometry.size.width - SliderLayout.thumb
    let way = length > 0 ? Double((isRightToLeft ? -along : along) / length) : 0
    let next: GesturePhase<Double> = event.kind == .up ? .ended(way) : .active(way)
    guard next != phase else { return false }
    phase = next
    return true
  }
}
