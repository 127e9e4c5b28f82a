import Foundation
import Observation
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Properties of views that hold models, made in each way there is.
@Suite @MainActor struct `A property for a model` {
  @Observable final class Lamp { var brightness = 1 }

  final class Tally: ObservableObject { @Published(initialValue: 3) var count: Int }

  @Test func `binds to an observable model`() {
    let lamp = Lamp()
    let bindable = Bindable(lamp)
    bindable.brightness.wrappedValue = 4
    #expect(lamp.brightness == 4)
    let again = Bindable(projectedValue: bindable.projectedValue)
    again.brightness.wrappedValue += 1
    #expect(lamp.brightness == 5 && again.wrappedValue === lamp)
  }

  @Test func `observes a given model`() {
    struct Counter: View {
      @ObservedObject private var tally: Tally

      init(_ tally: Tally) { _tally = ObservedObject(initialValue: tally) }

      var body: some View {
        Text("\(tally.count)").onTapGesture { $tally.count.wrappedValue += 1 }.id("add")
      }
    }
    struct Holder: View {
      @StateObject private var tally = Tally()
      var body: some View { Counter(tally) }
    }
    let stage = Stage(script: [.tap("add"), .tap("add")]) { Holder() }
    #expect(stage.texts(at: 0) == ["3"] && stage.texts == ["5"])
  }

  @Test func `may start without a value`() {
    struct Choice: View {
      @State private var name: String?
      @State private var count: Int

      init() {
        _name = State()
        _count = State(initialValue: 2)
      }

      var body: some View {
        Text("\(name ?? "none") \(count)").onTapGesture { name = "one" }.id("choose")
      }
    }
    let stage = Stage(script: [.tap("choose")]) { Choice() }
    #expect(stage.texts(at: 0) == ["none 2"] && stage.texts == ["one 2"])
  }
}
