import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private final class Meter: ObservableObject {
  @Published var count: Int

  init(_ count: Int) { self.count = count }
}

/// A square that a tap counts, and the count.
@MainActor private func counter(_ text: String, tap: @escaping @MainActor () -> Void) -> some View {
  VStack {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("go").onTapGesture { tap() }
    Text(text)
  }
}

/// The members of property wrappers, which code writes where it makes or passes on the wrapper
/// itself.
///
/// Source: documented, the reference pages of the wrappers.
@MainActor @Suite struct `The members of a property wrapper` {
  private let script: GestureScript = [.tap("go"), .tap("go"), .wait(0.1)]

  private struct Stated: View {
    @State private var count: Int

    init(from start: Int) { _count = State(wrappedValue: start) }

    var body: some View {
      let binding: Binding<Int> = _count.projectedValue
      counter("\(_count.wrappedValue)") { binding.wrappedValue += 1 }
    }
  }

  @Test func `of State make it, and read and write its value`() {
    let stage = Stage(script: script) { Stated(from: 5) }
    #expect(stage.texts(at: 0) == ["5"] && stage.texts == ["7"])
  }

  private struct Owning: View {
    @StateObject private var meter: Meter

    init(from start: Int) { _meter = StateObject(wrappedValue: Meter(start)) }

    var body: some View {
      let count: Binding<Int> = _meter.projectedValue.count
      counter("\(_meter.wrappedValue.count)") { count.wrappedValue += 1 }
    }
  }

  @Test func `of StateObject make it once, and observe its object`() {
    let stage = Stage(script: script) { Owning(from: 5) }
    #expect(stage.texts(at: 0) == ["5"] && stage.texts == ["7"])
  }

  private struct Observing: View {
    @ObservedObject private var meter: Meter

    init(_ meter: Meter) { _meter = ObservedObject(wrappedValue: meter) }

    var body: some View {
      let count: Binding<Int> = _meter.projectedValue[dynamicMember: \.count]
      counter("\(_meter.wrappedValue.count)") { count.wrappedValue += 1 }
    }
  }

  private struct Around: View {
    @StateObject private var meter = Meter(5)

    var body: some View { Observing(meter) }
  }

  @Test func `of ObservedObject observe an object of somebody else's`() {
    let stage = Stage(script: script) { Around() }
    #expect(stage.texts(at: 0) == ["5"] && stage.texts == ["7"])
  }

  private struct Finding: View {
    @EnvironmentObject private var meter: Meter

    init() { _meter = EnvironmentObject() }

    var body: some View {
      let count: Binding<Int> = _meter.projectedValue.count
      counter("\(_meter.wrappedValue.count)") { count.wrappedValue += 1 }
    }
  }

  private struct Giving: View {
    @StateObject private var meter = Meter(5)

    var body: some View { Finding().environmentObject(meter) }
  }

  @Test func `of EnvironmentObject observe the object that is around`() {
    let stage = Stage(script: script) { Giving() }
    #expect(stage.texts(at: 0) == ["5"] && stage.texts == ["7"])
  }

  private struct Reading: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View { Text("\(_direction.wrappedValue == .rightToLeft)") }
  }

  @Test func `of Environment read the value around the view`() {
    #expect(Stage { Reading() }.texts == ["false"])
    #expect(Stage { Reading().environment(\.layoutDirection, .rightToLeft) }.texts == ["true"])
  }

  private struct Pulled: View {
    let log: Log
    @GestureState private var way: CGFloat

    init(log: Log) {
      self.log = log
      _way = GestureState(wrappedValue: 3)
    }

    var body: some View {
      let state: GestureState<CGFloat> = _way.projectedValue
      Color.red.gesture(
        DragGesture(minimumDistance: 0).updating(state) { value, way, _ in
          way = value.translation.width
        }
      )
      .onChange(of: _way.wrappedValue) { _, new in log.add("\(new)") }
    }
  }

  @Test func `of GestureState hold a value while the gesture goes on`() {
    let log = Log()
    _ =
      Stage(script: [slowDrag(CGVector(dx: 40, dy: 0)), .wait(0.1)]) { Pulled(log: log) }.duration
    let held = log.lines.compactMap(Double.init)
    #expect((held.max() ?? 0) > 20 && held.last == 3, "\(log.lines)")
  }

  @Test func `of Binding reach into the value`() {
    var size = CGSize(width: 1, height: 2)
    let binding = Binding(get: { size }, set: { size = $0 })
    let width: Binding<CGFloat> = binding[dynamicMember: \.width]
    width.wrappedValue = 7
    #expect(size == CGSize(width: 7, height: 2) && width.wrappedValue == 7)
  }
}
