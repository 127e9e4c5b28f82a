import Foundation
import ScrollworkGeometry
import ScrollworkStage
import Testing

@testable import ScrollworkControls
@testable import ScrollworkViews

@Suite struct `A slider's machine` {
  @Test func `begins with the first point along the slider`() {
    /// The stage after a finger comes down and does one more thing at a distance to the right.
    func stage(_ kind: TouchEvent.Kind, _ distance: CGFloat) -> GestureStage {
      var machine = SliderMachine(isRightToLeft: false)
      for (kind, time, x) in [(.down, 0, 0), (kind, 0.1, distance)] {
        var event = TouchEvent(kind: kind, time: time, place: CGPoint(x: 100 + x, y: 50))
        event.geometry.size = CGSize(width: 128, height: 31)
        _ = machine.receive(event)
      }
      return machine.phase.stage
    }
    #expect(stage(.move, 0.9) == .possible)
    #expect(stage(.move, 1) == .active)
    #expect(stage(.up, 0) == .failed)
    var machine = SliderMachine(isRightToLeft: true)
    var event = TouchEvent(kind: .down, time: 0, place: .zero)
    event.geometry.size = CGSize(width: 128, height: 31)
    _ = machine.receive(event)
    (event.kind, event.place) = (.move, CGPoint(x: -50, y: 20))
    _ = machine.receive(event)
    #expect(machine.phase == .active(0.5))
    machine = SliderMachine(isRightToLeft: false)
    (event.kind, event.place) = (.down, .zero)
    _ = machine.receive(event)
    (event.kind, event.place) = (.move, CGPoint(x: 5, y: 11))
    _ = machine.receive(event)
    #expect(machine.phase == .failed)
  }
}
