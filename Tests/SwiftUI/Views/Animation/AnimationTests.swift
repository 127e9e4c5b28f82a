import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A square that a tap moves to the other side, animated in some way.
private struct Mover: View {
  enum Way: CaseIterable {
    case withAnimation, value, plain, disabled, body, binding
  }

  let way: Way
  @State private var isRight = false

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("go")
        .onTapGesture { toggle() }
      row.frame(width: 100, alignment: isRight ? .trailing : .leading)
    }
    .frame(width: 100, height: 200, alignment: .top)
  }

  @ViewBuilder private var row: some View {
    let square = Rectangle().id("square")
    switch way {
    case .value, .disabled:
      square.frame(width: 20, height: 20)
        .frame(width: 100, alignment: isRight ? .trailing : .leading)
        .animation(.linear(duration: 1), value: isRight)
    case .body:
      square.frame(width: 20, height: 20)
        .animation(.linear(duration: 1)) { $0.opacity(isRight ? 0 : 1) }
    default: square.frame(width: 20, height: 20)
    }
  }

  private func toggle() {
    switch way {
    case .withAnimation: withAnimation(.linear(duration: 1)) { isRight.toggle() }
    case .disabled:
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { isRight.toggle() }
    case .binding: $isRight.animation(.linear(duration: 1)).wrappedValue.toggle()
    case .value, .plain, .body: isRight.toggle()
    }
  }
}

@MainActor struct AnimationTests {
  private func stage(_ way: Mover.Way) -> Stage {
    Stage(script: [.tap("go"), .wait(1)]) { Mover(way: way) }
  }

  @Test func `a completion is called even if nothing changed`() {
    struct Idle: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("\(count)")
          Button("go") {
            withAnimation(.linear(duration: 1)) {
            } completion: {
              count += 1
            }
          }
          .accessibilityIdentifier("go")
          Button("twice") {
            withAnimation(.linear(duration: 1)) {
              withTransaction(\.isContinuous, true) {}
              count += 10
            } completion: {
              count += 100
            }
          }
          .accessibilityIdentifier("twice")
        }
      }
    }
    let stage = Stage(script: [.tap("go"), .wait(0.1)]) { Idle() }
    #expect(stage.texts(at: tapTime).first == "0")
    #expect(stage.texts(at: tapTime + 1.01 / 120).first == "1")
    #expect(stage.texts.first == "1")
    let twice = Stage(script: [.tap("twice"), .wait(1.5)]) { Idle() }
    #expect(twice.texts.first == "110")
  }

  @Test(
    "moves at an even speed while the layout changes at once",
    arguments: [Mover.Way.withAnimation, .value, .binding])
  private func goes(way: Mover.Way) {
    let stage = stage(way)
    for (part, x) in [(0.0, 0.0), (0.25, 20), (0.5, 40), (1, 80)] {
      #expect(abs((stage.place("square", at: tapTime + part)?.minX ?? -1) - x) < 1e-9)
    }
  }

  @Test("jumps without an animation", arguments: [Mover.Way.plain, .disabled, .body])
  private func jumps(way: Mover.Way) {
    let stage = stage(way)
    #expect(stage.place("square", at: tapTime - 0.01)?.minX == 0)
    #expect(stage.place("square", at: tapTime + 0.1)?.minX == 80)
  }

  @Test("animates the modifiers of a body and nothing else")
  func animatesBody() {
    let stage = stage(.body)
    let opacities = stage.tree(at: tapTime + 0.25).all.compactMap { $0.detail("opacity") }
    #expect(opacities == ["0.75"])
  }

  @Test("reverses in mid-flight without a jump in position or velocity")
  func retargets() {
    let stage = Stage(script: [.tap("go"), .wait(0.2), .tap("go"), .wait(1)]) {
      RetargetView()
    }
    let turn = 2 * tapTime + 0.2
    func x(_ time: Double) -> Double { Double(stage.place("square", at: time)?.minX ?? -1) }
    let step = 1e-5
    #expect(abs(x(turn) - x(turn - 1e-9)) < 1e-6)
    let (before, after) = (
      (x(turn - 1e-9) - x(turn - step)) / step, (x(turn + step) - x(turn)) / step
    )
    #expect(before > 20)
    #expect(abs(before - after) < 0.1)
    #expect(x(stage.duration) < 0.1)
  }

  @Test("interpolates colors, corner radii, shadows and layouts")
  func goesBetweenLooks() {
    let stage = Stage(script: [.tap("go"), .wait(1)]) { LooksView() }
    #expect(stage.still(at: tapTime + 0.5).displayList.dump.contains("#404040"))
    let start = stage.still(at: 0).displayList
    let half = stage.still(at: tapTime + 0.5).displayList
    let end = stage.still(at: tapTime + 1).displayList
    #expect(start != half && half != end)
  }

  @Test("sets animatableData of views, modifiers and shapes at every step")
  func asksAnimatables() {
    let stage = Stage(script: [.tap("go"), .wait(1)]) { Counting() }
    #expect(stage.texts(at: tapTime + 0.25) == ["25", "m25"])
    #expect(stage.texts(at: tapTime + 0.5) == ["50", "m50"])
    #expect(stage.texts(at: tapTime) == ["0", "m0"])
    #expect(stage.texts(at: 5) == ["100", "m100"])
    #expect(stage.texts(at: tapTime + 0.25) == ["25", "m25"])
  }
}

private struct RetargetView: View {
  @State private var isRight = false

  var body: some View {
    Rectangle().id("square").frame(width: 20, height: 20).accessibilityIdentifier("go")
      .frame(width: 100, alignment: isRight ? .trailing : .leading)
      .contentShape()
      .onTapGesture { withAnimation(.spring(duration: 0.6)) { isRight.toggle() } }
  }
}

extension View {
  /// A view that fingers find in all of its frame.
  fileprivate func contentShape() -> some View { background(Color.white) }
}

private struct LooksView: View {
  @State private var isOn = false

  var body: some View {
    RoundedRectangle(cornerRadius: isOn ? 20 : 0)
      .fill(isOn ? Color(white: 0.5) : .black)
      .clipShape(RoundedRectangle(cornerRadius: isOn ? 0 : 30))
      .shadow(color: .black, radius: isOn ? 9 : 1)
      .accessibilityIdentifier("go")
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
  }
}

private struct Counting: View {
  @State private var count = 0.0

  var body: some View {
    VStack {
      Number(value: count)
      Text("").modifier(NumberModifier(value: count))
      Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("go")
        .onTapGesture { withAnimation(.linear(duration: 1)) { count = 100 } }
    }
  }
}

private struct Number: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value.rounded()))") }
}

private struct NumberModifier: ViewModifier, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func body(content: Content) -> some View { Text("m\(Int(value.rounded()))") }
}
