import Foundation
import ScrollworkGeometry
import Testing

@testable import ScrollworkStage
@testable import ScrollworkViews

/// What a machine makes of a finger, told as `d` (down), `m` (move), `u` (up) and `-` (none), each
/// with a time and a distance to the right.
@Suite struct `Gesture recognizers` {
  typealias Told = (Character, Double, CGFloat)

  static func stages<M: TouchMachine>(_ machine: M, _ told: [Told]) -> [GestureStage] {
    var machine = machine
    return told.map { kind, time, x in
      let kinds: [Character: TouchEvent.Kind] = ["d": .down, "m": .move, "u": .up, "-": .none]
      var event = TouchEvent(
        kind: kinds[kind] ?? .none, time: time, place: CGPoint(x: 100 + x, y: 50))
      event.geometry.size = CGSize(width: 128, height: 31)
      if !machine.phase.isOver { _ = machine.receive(event) }
      return machine.phase.stage
    }
  }

  static func last<M: TouchMachine>(_ machine: M, _ told: [Told]) -> GestureStage? {
    stages(machine, told).last
  }

  // Limits: source documented, the defaults of the gestures' initializers.

  @Test func `recognize taps`() {
    let one = TapMachine(count: 1, space: .local)
    #expect(Self.stages(one, [("d", 0, 0), ("u", 0.1, 0)]) == [.possible, .ended])
    #expect(Self.last(one, [("d", 0, 0), ("m", 0.1, 10)]) == .possible)
    #expect(Self.last(one, [("d", 0, 0), ("m", 0.1, 10.1)]) == .failed)
    #expect(Self.last(one, [("d", 0, 0), ("u", 0.1, -10.1)]) == .failed)
    #expect(Self.last(one, [("d", 0, 0), ("u", 30, 0)]) == .ended)
    let two = TapMachine(count: 2, space: .local)
    let first: [Told] = [("d", 0, 0), ("u", 0.1, 0)]
    #expect(Self.last(two, first) == .possible)
    #expect(Self.last(two, first + [("-", 0.45, 0)]) == .possible)
    #expect(Self.last(two, first + [("-", 0.46, 0)]) == .failed)
    #expect(Self.last(two, first + [("d", 0.45, 0)]) == .possible)
    #expect(Self.last(two, first + [("d", 0.46, 0)]) == .failed)
    #expect(Self.last(two, first + [("d", 0.3, 0), ("u", 0.4, 0)]) == .ended)
    #expect(Self.last(two, first + [("d", 0.3, 0), ("m", 0.4, 11)]) == .failed)
  }

  @Test func `recognize long presses`() {
    let press = LongPressMachine(minimumDuration: 0.5, maximumDistance: 10)
    #expect(Self.last(press, [("d", 0, 0), ("m", 0.49, 0)]) == .possible)
    #expect(Self.last(press, [("d", 0, 0), ("m", 0.5, 0)]) == .ended)
    #expect(Self.last(press, [("d", 0, 0), ("u", 0.5, 0)]) == .ended)
    #expect(Self.last(press, [("d", 0, 0), ("u", 0.49, 0)]) == .failed)
    #expect(Self.last(press, [("d", 0, 0), ("m", 0.1, 10), ("m", 0.5, 10)]) == .ended)
    #expect(Self.last(press, [("d", 0, 0), ("m", 0.1, 10.5), ("m", 0.5, 0)]) == .failed)
    let none = LongPressMachine(minimumDuration: 0, maximumDistance: 10)
    #expect(Self.last(none, [("d", 0, 0)]) == .ended)
  }

  @Test func `recognize drags`() {
    let drag = DragMachine(minimumDistance: 10, space: .local)
    #expect(Self.last(drag, [("d", 0, 0), ("m", 0.1, 9.9)]) == .possible)
    #expect(Self.last(drag, [("d", 0, 0), ("m", 0.1, 10)]) == .active)
    #expect(Self.last(drag, [("d", 0, 0), ("m", 0.1, 10), ("m", 0.2, 0)]) == .active)
    #expect(Self.last(drag, [("d", 0, 0), ("m", 0.1, 10), ("u", 0.2, 0)]) == .ended)
    #expect(Self.last(drag, [("d", 0, 0), ("u", 0.2, 9)]) == .failed)
    #expect(Self.last(drag, [("d", 0, 0), ("u", 0.2, 11)]) == .ended)
    let atOnce = DragMachine(minimumDistance: 0, space: .local)
    #expect(Self.last(atOnce, [("d", 0, 0)]) == .active)
  }

  @Test func `report the location of drags`() {
    var drag = DragMachine(minimumDistance: 10, space: .local)
    var event = TouchEvent(kind: .down, time: 0, place: CGPoint(x: 100, y: 50))
    // A view that is turned by a right angle and twice as large, with its origin at (100, 0).
    event.geometry.toLocal = ProjectionTransform(
      CGAffineTransform(a: 0, b: -0.5, c: 0.5, d: 0, tx: 0, ty: 50))
    _ = drag.receive(event)
    for step in 1...12 {
      event.kind = step < 12 ? .move : .up
      event.time = Double(step) / 120
      event.place.x = 100 + CGFloat(step) * 2
      _ = drag.receive(event)
    }
    guard case .ended(let value) = drag.phase else {
      Issue.record("The drag is \(drag.phase).")
      return
    }
    #expect(value.startLocation == CGPoint(x: 25, y: 0))
    #expect(value.location == CGPoint(x: 25, y: -12))
    #expect(value.translation == CGSize(width: 0, height: -12))
    #expect(value.time == Date(timeIntervalSinceReferenceDate: 0.1))
    // 240 points of the canvas a second.
    #expect(abs(value.velocity.height + 120) < 1e-9)
    #expect(value.velocity.width == 0)
    #expect(abs(value.predictedEndLocation.y + 42) < 1e-9)
    #expect(abs(value.predictedEndTranslation.height + 42) < 1e-9)
  }
}
