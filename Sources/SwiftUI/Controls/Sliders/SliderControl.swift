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
    StatefulRecognizer(
      TouchMachineRecognizer(SliderMachine(isRightToLeft: context.resolve.isRightToLeft)),
      memory: Double?.none
    ) { [control] phase, startFraction in
      switch phase {
      case .possible: return
      case .active(let displacement), .ended(let displacement):
        let start = startFraction ?? control.fraction
        if startFraction == nil { control.onEditingChanged(true) }
        startFraction = start
        var transaction = Transaction()
        transaction.isContinuous = phase.stage == .active
        withTransaction(transaction) { control.pick(start + displacement) }
      case .failed: break
      }
      if phase.isOver, startFraction != nil {
        startFraction = nil
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
  static let minimumDistance: CGFloat = 1

  let isRightToLeft: Bool
  private var start: CGPoint?
  private(set) var phase = GesturePhase<Double>.possible(nil)

  init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  mutating func receive(_ event: TouchEvent) -> Bool {
    let location = event.location(in: .local)
    if event.kind == .down { start = location }
    guard let start else { return false }
    let (along, across) = (location.x - start.x, location.y - start.y)
    let isActive = phase.stage == .active
    guard isActive || (abs(along) >= Self.minimumDistance && abs(along) >= abs(across)) else {
      guard event.kind == .up || abs(across) > TapMachine.slop else { return false }
      phase = .failed
      return true
    }
    let length = event.geometry.size.width - SliderLayout.thumb
    let displacement = length > 0 ? Double((isRightToLeft ? -along : along) / length) : 0
    let next: GesturePhase<Double> =
      event.kind == .up ? .ended(displacement) : .active(displacement)
    guard next != phase else { return false }
    phase = next
    return true
  }
}
