import Foundation
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

/// A card that a tap takes away or brings back.
private struct Comer: View {
  var transition: AnyTransition?
  var isThere = false
  @State private var isShown: Bool?

  var body: some View {
    ZStack {
      Color.white
      if isShown ?? isThere {
        if let transition {
          Rectangle().frame(width: 40, height: 20).id("card").transition(transition)
        } else {
          Rectangle().frame(width: 40, height: 20).id("card")
        }
      }
    }
    .accessibilityIdentifier("go")
    .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = !(isShown ?? isThere) } }
  }
}

@MainActor @Suite("Transitions of inserted and removed views") struct ComingTests {
  private func looks(_ stage: Stage, at part: Double) -> [String] {
    stage.tree(at: tapTime + part).all.flatMap { view in
      ["transform", "opacity"].compactMap { name in view.detail(name).map { "\(name) \($0)" } }
    }
  }

  private func stage(_ transition: AnyTransition?, isThere: Bool = false, rightToLeft: Bool = false)
    -> Stage
  {
    Stage(
      canvas: CGSize(width: 100, height: 100), rightToLeft: rightToLeft,
      script: [.tap("go"), .wait(1.5)]
    ) { Comer(transition: transition, isThere: isThere) }
  }

  @Test("fade by default")
  func fade() {
    let coming = stage(nil)
    #expect(looks(coming, at: 0.25).contains("opacity 0.25"))
    #expect(looks(coming, at: 1).isEmpty)
    let going = stage(nil, isThere: true)
    #expect(looks(going, at: 0.25).contains("opacity 0.75"))
    #expect(going.place("card", at: tapTime + 0.99) == CGRect(30, 40, 40, 20))
    #expect(going.place("card", at: tapTime + 1.01) == nil)
  }

  @Test("move, slide, push, scale and offset as their transition says")
  func move() {
    func coming(_ transition: AnyTransition, rightToLeft: Bool = false) -> [String] {
      looks(stage(transition, rightToLeft: rightToLeft), at: 0.25)
    }
    func going(_ transition: AnyTransition) -> [String] {
      looks(stage(transition, isThere: true), at: 0.25)
    }
    #expect(coming(.move(edge: .top)).first == "transform [1 0 0 1 0 -15]")
    #expect(coming(.move(edge: .leading)).first == "transform [1 0 0 1 -30 0]")
    #expect(coming(.move(edge: .leading), rightToLeft: true).first == "transform [1 0 0 1 30 0]")
    #expect(coming(.slide).first == "transform [1 0 0 1 -30 0]")
    #expect(going(.slide).first == "transform [1 0 0 1 10 0]")
    #expect(coming(.push(from: .bottom)).contains("transform [1 0 0 1 0 15]"))
    #expect(going(.push(from: .bottom)).contains("transform [1 0 0 1 0 -5]"))
    #expect(going(.push(from: .bottom)).contains("opacity 0.75"))
    #expect(coming(.scale).first == "transform [0.25 0 0 0.25 15 7.5]")
    #expect(coming(.offset(x: 8)).first == "transform [1 0 0 1 6 0]")
    #expect(coming(.identity).isEmpty && going(.identity).isEmpty)
  }

  @Test("use asymmetric and combined transitions")
  func combine() {
    let apart = AnyTransition.asymmetric(insertion: .move(edge: .top), removal: .opacity)
    #expect(looks(stage(apart), at: 0.5).first == "transform [1 0 0 1 0 -10]")
    #expect(looks(stage(apart, isThere: true), at: 0.5).contains("opacity 0.5"))
    let both = looks(stage(.move(edge: .top).combined(with: .opacity)), at: 0.5)
    #expect(both.contains("transform [1 0 0 1 0 -10]") && both.contains("opacity 0.5"))
  }

  @Test("use custom transitions")
  func own() {
    let turned = looks(stage(AnyTransition(Shrinking())), at: 0.5)
    #expect(turned.contains("transform [0.75 0 0 0.75 5 2.5]"))
    let modified = AnyTransition.modifier(active: Dim(part: 0), identity: Dim(part: 0.8))
    #expect(looks(stage(modified), at: 0.5).contains("opacity 0.4"))
    #expect(looks(stage(modified), at: 1.2).contains("opacity 0.8"))
  }

  @Test("take as long as the transition's own animation")
  func ownAnimation() {
    let quick = stage(.opacity.animation(.linear(duration: 0.5)), isThere: true)
    #expect(looks(quick, at: 0.25).contains("opacity 0.5"))
    #expect(quick.place("card", at: tapTime + 0.51) == nil)
  }

  @Test("take as long on insertion and removal as each part's animation")
  func animationsApart() {
    let apart = AnyTransition.asymmetric(
      insertion: .opacity.animation(.linear(duration: 0.5)),
      removal: .opacity.animation(.linear(duration: 0.25)))
    #expect(looks(stage(apart), at: 0.25).contains("opacity 0.5"))
    #expect(looks(stage(apart, isThere: true), at: 0.125).contains("opacity 0.5"))
    let half = AnyTransition.asymmetric(
      insertion: .opacity.animation(.linear(duration: 0.5)), removal: .opacity)
    #expect(looks(stage(half, isThere: true), at: 0.25).contains("opacity 0.75"))
  }

  @Test("reverse when the view is inserted again")
  func turnAround() {
    let stage = Stage(
      canvas: CGSize(width: 100, height: 100),
      script: [.tap("go"), .wait(0.5), .tap("go"), .wait(1)]
    ) { Comer(isThere: true) }
    let back = tapTime + 0.5
    #expect(looks(stage, at: back - 0.001).contains { $0.hasPrefix("opacity 0.4") })
    #expect(looks(stage, at: back + 0.5).contains { $0.hasPrefix("opacity 0.7") })
    #expect(looks(stage, at: back + 1).isEmpty)
  }

  @Test("close the gap in a list's layout at once, and animate the displacement")
  func closeGap() {
    let stage = Stage(script: [.tap("1"), .wait(1.2)]) { Shelf() }
    #expect(stage.place("2", at: 0) == CGRect(0, 40, 100, 20))
    #expect(stage.place("2", at: tapTime + 0.5) == CGRect(0, 30, 100, 20))
    #expect(stage.place("1", at: tapTime + 0.5) == CGRect(0, 20, 100, 20))
    #expect(stage.place("2", at: tapTime + 1) == CGRect(0, 20, 100, 20))
    #expect(stage.place("1", at: tapTime + 1.01) == nil)
  }

  @Test("animate a change of order in a list")
  func reorder() {
    let stage = Stage(script: [.tap("swap"), .wait(1.2)]) { Shelf() }
    #expect(stage.place("3", at: tapTime + 0.5)?.minY == 30)
    #expect(stage.place("0", at: tapTime + 0.5)?.minY == 30)
  }

  @Test("look the same in any order of stills", arguments: [0, 1])
  func pure(which: Int) {
    func make() -> Stage {
      which == 0
        ? Stage(script: [.tap("1"), .wait(0.3), .tap("swap"), .wait(1)]) { Shelf() }
        : Stage(script: [.tap("go"), .wait(0.4), .tap("go"), .wait(1)]) { Comer() }
    }
    let (one, other) = (make(), make())
    let times = (0...16).map { Double($0) * one.duration / 16 }
    let forward = times.map { one.still(at: $0).displayList.digest }
    let backward = times.reversed().map { other.still(at: $0).displayList.digest }
    #expect(forward == backward.reversed())
  }

  @Test("replace texts by fading, or at once")
  func fadeTexts() {
    let stage = Stage(script: [.tap("go"), .wait(1.2)]) { Word() }
    let half = stage.still(at: tapTime + 0.25).displayList.dump
    #expect(half.contains("before") && half.contains("after"))
    #expect(half.contains("opacity 0.75") && half.contains("opacity 0.25"))
    #expect(!half.contains("first") && half.contains("second"))
    #expect(!stage.still(at: tapTime + 1).displayList.dump.contains("before"))
  }
}

private struct Shrinking: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5)
  }
}

private struct Dim: ViewModifier {
  let part: Double

  func body(content: Content) -> some View { content.opacity(part) }
}

private struct Shelf: View {
  @State private var numbers = [0, 1, 2, 3]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(numbers, id: \.self) { number in
        Rectangle().frame(height: 20).accessibilityIdentifier("\(number)")
          .onTapGesture {
            withAnimation(.linear(duration: 1)) { numbers.removeAll { $0 == number } }
          }
      }
      Rectangle().frame(height: 20).accessibilityIdentifier("swap")
        .onTapGesture { withAnimation(.linear(duration: 1)) { numbers.reverse() } }
      Spacer(minLength: 0)
    }
  }
}

private struct Word: View {
  @State private var isAfter = false

  var body: some View {
    VStack {
      Text(isAfter ? "after" : "before")
      Text(isAfter ? "second" : "first").contentTransition(.identity)
      Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("go")
    }
    .onTapGesture { withAnimation(.linear(duration: 1)) { isAfter = true } }
  }
}
