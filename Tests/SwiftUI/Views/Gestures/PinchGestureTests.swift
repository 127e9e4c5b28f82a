import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Two fingers on views` {
  @Test func `drive a MagnifyGesture`() {
    let log = Log()
    let stage = Stage(
      script: [.pinch(at: .point(CGPoint(x: 75, y: 150)), scale: 2.5, over: 0.5)]
    ) {
      Color.red.gesture(
        MagnifyGesture()
          .onChanged { log.add("\($0.magnification > 1)") }
          .onEnded { value in
            log.add("ended \((value.magnification * 100).rounded())")
            log.add("at \(value.startLocation.x) \(value.startLocation.y)")
            log.add("of it \(value.startAnchor.x) \(value.startAnchor.y)")
          })
    }
    _ = stage.duration
    #expect(stage.complaints == [])
    #expect(log.lines.dropLast(3).allSatisfy { $0 == "true" } && log.lines.count > 40)
    #expect(log.lines.suffix(3).first == "ended 250.0")
    #expect(log.lines.suffix(2) == ["at 75.0 150.0", "of it 0.75 0.75"])
  }

  @Test func `hold a GestureState while down, under both names`() {
    let stage = Stage(script: [.pinch(scale: 3, over: 0.5), .wait(0.2)]) { Magnified() }
    #expect(stage.texts(at: 0) == ["100"])
    #expect(stage.texts(at: 0.25) == ["200"])
    #expect(stage.texts == ["100"])
    #expect(stage.texts(at: 0.25) == ["200"])
  }

  @Test func `drive a RotateGesture, also past half a turn`() {
    let log = Log()
    let stage = Stage(
      script: [.pinch(scale: 1, turn: .degrees(-400), over: 0.8)]
    ) {
      Color.red.gesture(
        RotateGesture().onEnded { log.add("\($0.rotation.degrees.rounded())") }
          .simultaneously(
            with: RotationGesture(minimumAngleDelta: .degrees(900))
              .onEnded { _ in log.add("never") }
          )
          .simultaneously(with: MagnifyGesture().onEnded { _ in log.add("magnified") }))
    }
    _ = stage.duration
    #expect(log.lines == ["-400.0"])
    #expect(stage.complaints == [])
  }

  @Test func `do not tap, press or drag, and one finger does not magnify`() {
    let log = Log()
    let stage = Stage(
      script: [
        .pinch(scale: 2, over: 0.8), .drag(by: CGVector(dx: 30, dy: 0), over: 0.3),
        .tap(.unit(.center)),
      ]
    ) {
      Color.red
        .onTapGesture { log.add("tap") }
        .onLongPressGesture { log.add("press") }
        .simultaneousGesture(DragGesture().onEnded { _ in log.add("drag") })
        .simultaneousGesture(MagnificationGesture().onEnded { _ in log.add("magnify") })
    }
    _ = stage.duration
    #expect(log.lines == ["magnify", "drag", "tap"])
    #expect(stage.complaints == [])
  }

  @Test func `report time, location and velocity`() {
    let log = Log()
    let stage = Stage(script: [.wait(0.5), .pinch(scale: 2, turn: .degrees(90), over: 0.5)]) {
      Color.red
        .gesture(
          MagnifyGesture().onEnded { value in
            log.add("\(value.time.timeIntervalSinceReferenceDate) \(value.velocity.rounded())")
          }
          .simultaneously(
            with: RotateGesture().onEnded { value in
              log.add("\(value.time.timeIntervalSinceReferenceDate)")
              log.add("\(value.velocity.degrees.rounded())")
              log.add("\(value.startAnchor.x) \(value.startLocation.y)")
            }))
    }
    _ = stage.duration
    // From 1 to 2, and by 90°, in half a second.
    #expect(log.lines == ["1.0 2.0", "1.0", "180.0", "0.5 100.0"])
  }

  @Test func `have a minimum change, which can be set`() {
    #expect(MagnifyGesture().minimumScaleDelta == 0.01)
    #expect(MagnificationGesture(minimumScaleDelta: 0.2).minimumScaleDelta == 0.2)
    #expect(RotateGesture().minimumAngleDelta == .degrees(1))
    #expect(RotationGesture().minimumAngleDelta == .degrees(1))
  }

  @Test func `that start no gesture are a problem`() {
    let stage = Stage(script: [.pinch(scale: 1.005, over: 0.2)]) {
      Color.red.gesture(MagnifyGesture())
    }
    _ = stage.duration
    #expect(stage.complaints.count == 1)
  }
}

private struct Magnified: View {
  @GestureState private var scale: CGFloat = 1

  var body: some View {
    ZStack {
      Color.red
      Text("\(Int((scale * 100).rounded()))")
    }
    .gesture(
      MagnificationGesture().updating($scale) { value, state, _ in state = value })
  }
}
