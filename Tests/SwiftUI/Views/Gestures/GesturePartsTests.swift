import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `A gesture as a value` {
  @Test func `keeps its arguments`() {
    let drag = DragGesture(minimumDistance: 3, coordinateSpace: .global)
    #expect(drag.minimumDistance == 3 && drag.coordinateSpace == .global)
    let space: CoordinateSpace = .named("shelf")
    #expect(DragGesture(coordinateSpace: space).coordinateSpace == space)
    #expect(DragGesture().minimumDistance == 10 && DragGesture().coordinateSpace == .local)
    let press = LongPressGesture(minimumDuration: 2, maximumDistance: 30)
    #expect(press.minimumDuration == 2 && press.maximumDistance == 30)
    #expect(LongPressGesture().minimumDuration == 0.5 && LongPressGesture().maximumDistance == 10)
    #expect(TapGesture(count: 3).count == 3 && TapGesture().count == 1)
    let tap = SpatialTapGesture(count: 2, coordinateSpace: .global)
    #expect(tap.count == 2 && tap.coordinateSpace == .global)
    #expect(SpatialTapGesture(coordinateSpace: space).coordinateSpace == space)
    #expect(SpatialTapGesture().count == 1)
  }

  @Test func `combined of two keeps both`() {
    let (tap, press) = (TapGesture(count: 2), LongPressGesture(minimumDuration: 3))
    let either = ExclusiveGesture(tap, press)
    #expect(either.first.count == 2 && either.second.minimumDuration == 3)
    let ordered = SequenceGesture(press, tap)
    #expect(ordered.first.minimumDuration == 3 && ordered.second.count == 2)
    let both = SimultaneousGesture(tap, press)
    #expect(both.first.count == 2 && both.second.minimumDuration == 3)
  }

  @Test func `combined of two acts on the first gesture's modified value`() {
    func told(_ gesture: @escaping @MainActor @Sendable (Log) -> some Gesture) -> [[String]] {
      [Gestures.tap, Gestures.press, Gestures.right].map { script in
        Gestures.told(script) { log in Square().gesture(gesture(log)) }
      }
    }
    @MainActor func tap(_ log: Log) -> some Gesture { TapGesture().onEnded { log.add("tap") } }
    @MainActor func press(_ log: Log) -> some Gesture {
      LongPressGesture().onEnded { _ in log.add("press") }
    }
    #expect(
      told { ExclusiveGesture(press($0), tap($0)) }
        == told { press($0).exclusively(before: tap($0)) })
    #expect(
      told { SimultaneousGesture(press($0), tap($0)) }
        == told { press($0).simultaneously(with: tap($0)) })
    #expect(
      told { SequenceGesture(press($0), tap($0)) } == told { press($0).sequenced(before: tap($0)) })
    #expect(told { ExclusiveGesture(press($0), tap($0)) } == [["tap"], ["press"], []])
  }

  @Test func `can be disabled, have high priority or be simultaneous`() {
    func told(_ isEnabled: Bool) -> [String] {
      Gestures.told(Gestures.tap) { log in
        Square()
          .onTapGesture { log.add("inner") }
          .highPriorityGesture(TapGesture().onEnded { log.add("first") }, isEnabled: isEnabled)
      }
    }
    #expect(told(true) == ["first"] && told(false) == ["inner"])
    func beside(_ isEnabled: Bool) -> [String] {
      Gestures.told(Gestures.tap) { log in
        Square()
          .onTapGesture { log.add("inner") }
          .simultaneousGesture(TapGesture().onEnded { log.add("beside") }, isEnabled: isEnabled)
      }.sorted()
    }
    #expect(beside(true) == ["beside", "inner"] && beside(false) == ["inner"])
  }

  @Test func `hit-tests in its own content shape, for gestures alone`() {
    func told(_ kinds: ContentShapeKinds, at point: CGPoint) -> [String] {
      Gestures.told([.tap(.point(point))]) { log in
        Square().contentShape(kinds, Circle()).onTapGesture { log.add("tap") }
      }
    }
    let corner = CGPoint(x: 2, y: 52)
    #expect(told(.interaction, at: CGPoint(x: 50, y: 100)) == ["tap"])
    #expect(told(.interaction, at: corner) == [])
    #expect(told(ContentShapeKinds(rawValue: 2), at: corner) == ["tap"])
    #expect(ContentShapeKinds.interaction.rawValue == 1)
  }

  @Test func `has a GestureState that resets with its given transaction`() {
    struct Held: View {
      @GestureState private var plain: CGFloat
      @GestureState private var animated: CGFloat
      @GestureState private var told: CGFloat
      @GestureState private var wrapped: CGFloat
      @GestureState private var missing: CGFloat?
      @GestureState private var asked: CGFloat?
      let log: Log

      init(log: Log) {
        self.log = log
        _plain = GestureState(initialValue: 1)
        _animated = GestureState(
          initialValue: 1, resetTransaction: Transaction(animation: .linear(duration: 1)))
        _told = GestureState(initialValue: 1) { value, transaction in
          log.add("told \(Int(value))")
          transaction.animation = .linear(duration: 1)
        }
        _wrapped = GestureState(wrappedValue: 1) { value, _ in log.add("wrapped \(Int(value))") }
        _missing = GestureState()
        _asked = GestureState { value, _ in log.add("asked \(Int(value ?? -1))") }
      }

      var body: some View {
        VStack(spacing: 0) {
          Text(
            [plain, animated, told, wrapped, missing ?? -1, asked ?? -1]
              .map { "\(Int($0))" }.joined(separator: " "))
          Square().id("red").gesture(
            DragGesture(minimumDistance: 0)
              .updating($plain) { drag, state, _ in state = drag.translation.width }
              .updating($animated) { drag, state, _ in state = drag.translation.width }
              .updating($told) { drag, state, _ in state = drag.translation.width }
              .updating($wrapped) { drag, state, _ in state = drag.translation.width }
              .updating($missing) { drag, state, _ in state = drag.translation.width }
              .updating($asked) { drag, state, _ in state = drag.translation.width })
        }
      }
    }
    let log = Log()
    let stage = Stage(
      script: [.wait(0.1), .drag(from: .view("red"), by: CGVector(dx: 30, dy: 0), over: 0.1)]
    ) { Held(log: log) }
    #expect(stage.texts(at: 0) == ["1 1 1 1 -1 -1"])
    #expect(stage.texts(at: 0.15) == ["15 15 15 15 15 15"])
    #expect(stage.texts == ["1 1 1 1 -1 -1"])
    #expect(Set(log.lines.map { $0.prefix { $0 != " " } }) == ["told", "wrapped", "asked"])
  }
}

/// A square that fingers find.
private struct Square: View {
  var body: some View { Rectangle().frame(width: 100, height: 100) }
}
