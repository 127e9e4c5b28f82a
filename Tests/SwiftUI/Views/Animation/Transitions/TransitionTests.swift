import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Transitions as values with types of their own, beside those whose type is hidden.
@Suite @MainActor struct `A transition` {
  private struct Comer<T: Transition>: View {
    let transition: T
    @State var isShown = false

    var body: some View {
      ZStack {
        Color.white
        if isShown { Rectangle().frame(width: 40, height: 20).transition(transition) }
      }
      .accessibilityIdentifier("go")
      .onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
    }
  }

  /// How it looks a quarter on its way, coming and going.
  private func looks(
    _ transition: @autoclosure @escaping @MainActor @Sendable () -> some Transition,
    rightToLeft: Bool = false
  ) -> [String] {
    [false, true].map { isShown in
      let stage = Stage(
        canvas: CGSize(width: 100, height: 100), rightToLeft: rightToLeft,
        script: [.tap("go"), .wait(1.5)]
      ) { Comer(transition: transition(), isShown: isShown) }
      return stage.still(at: tapTime + 0.25).displayList.dump
    }
  }

  private func looks(hidden transition: AnyTransition) -> [String] {
    looks(Hidden(transition: transition))
  }

  /// A transition around one whose type is hidden.
  private struct Hidden: Transition {
    let transition: AnyTransition

    func body(content: Content, phase: TransitionPhase) -> some View {
      transition.view(AnyView(content), phase: phase)
    }
  }

  @Test func `is equal by its static member, its type, and type-erased`() {
    let fade = looks(OpacityTransition())
    #expect(looks(.opacity) == fade && looks(hidden: .opacity) == fade)
    let slide = looks(SlideTransition())
    #expect(looks(.slide) == slide && looks(hidden: .slide) == slide)
    let none = looks(IdentityTransition())
    #expect(looks(.identity) == none && looks(hidden: .identity) == none)
    let grown = looks(ScaleTransition(0.5, anchor: .top))
    #expect(looks(.scale(0.5, anchor: .top)) == grown)
    #expect(looks(hidden: .scale(scale: 0.5, anchor: .top)) == grown)
    #expect(looks(.scale) == looks(ScaleTransition(0)) && looks(.scale) == looks(hidden: .scale))
    let off = looks(OffsetTransition(CGSize(width: 8, height: -4)))
    #expect(looks(.offset(CGSize(width: 8, height: -4))) == off)
    #expect(looks(.offset(x: 8, y: -4)) == off)
    #expect(looks(hidden: .offset(CGSize(width: 8, height: -4))) == off)
    #expect(looks(hidden: .offset(x: 8, y: -4)) == off)
    let distinct = [fade, slide, none, grown, off]
    #expect(Set(distinct).count == distinct.count)
  }

  @Test(arguments: Edge.allCases) func `of an edge is equal in each spelling`(edge: Edge) {
    let moved = looks(MoveTransition(edge: edge))
    #expect(looks(.move(edge: edge)) == moved && looks(hidden: .move(edge: edge)) == moved)
    let pushed = looks(PushTransition(edge: edge))
    #expect(looks(.push(from: edge)) == pushed && looks(hidden: .push(from: edge)) == pushed)
    #expect(moved != pushed)
    let isSideways = edge == .leading || edge == .trailing
    #expect((looks(.move(edge: edge), rightToLeft: true) != moved) == isSideways)
  }

  @Test func `keeps its arguments`() {
    #expect(ScaleTransition(0.25, anchor: .bottom).scale == 0.25)
    #expect(ScaleTransition(0.25, anchor: .bottom).anchor == .bottom)
    #expect(ScaleTransition(0.25).anchor == .center)
    #expect(OffsetTransition(CGSize(width: 1, height: 2)).offset == CGSize(width: 1, height: 2))
    #expect(MoveTransition(edge: .bottom).edge == .bottom)
    #expect(PushTransition(edge: .leading).edge == .leading)
    let two = AsymmetricTransition(insertion: .slide, removal: MoveTransition(edge: .top))
    #expect(type(of: two.insertion) == SlideTransition.self && two.removal.edge == .top)
  }

  @Test func `has different parts for insertion and removal`() {
    let two = looks(
      AsymmetricTransition(insertion: OpacityTransition(), removal: MoveTransition(edge: .top)))
    #expect(two == [looks(.opacity)[0], looks(.move(edge: .top))[1]])
  }

  @Test func `combines two transitions`() {
    let both = looks(OpacityTransition().combined(with: MoveTransition(edge: .top)))
    #expect(both == looks(hidden: .opacity.combined(with: .move(edge: .top))))
    #expect(both[0].contains("opacity 0.25"))
  }

  @Test func `has three phases`() {
    let phases: [TransitionPhase] = [.willAppear, .identity, .didDisappear]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
  }

  @Test func `shows a view in a phase outside of any change`() {
    func dump(_ phase: TransitionPhase) -> String {
      Stage {
        SlideTransition().apply(content: Rectangle().frame(width: 40, height: 20), phase: phase)
      }
      .still(at: 0).displayList.dump
    }
    func shifted(_ x: CGFloat) -> String {
      Stage { Rectangle().frame(width: 40, height: 20).offset(x: x) }.still(at: 0).displayList.dump
    }
    #expect(dump(.willAppear) == shifted(-40))
    #expect(dump(.didDisappear) == shifted(40))
    #expect(dump(.identity) == shifted(0))
  }
}

@Suite @MainActor struct `A change of text` {
  private struct Word: View {
    let transition: ContentTransition
    @State private var isAfter = false

    var body: some View {
      Text(isAfter ? "12" : "9").contentTransition(transition)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isAfter = true } }
        .id("go")
    }
  }

  private func half(_ transition: ContentTransition) -> String {
    Stage(script: [.tap("go"), .wait(1.2)]) { Word(transition: transition) }
      .still(at: tapTime + 0.5).displayList.dump
  }

  /// Source: chosen: every kind but `identity` fades.
  @Test func `fades, or is replaced at once`() {
    let fade = half(.opacity)
    #expect(fade.contains("\"9\"") && fade.contains("\"12\""))
    #expect(half(.interpolate) == fade)
    #expect(half(.numericText(countsDown: true)) == fade)
    #expect(half(.numericText(value: 12)) == fade)
    #expect(!half(.identity).contains("\"9\""))
    #expect(ContentTransition.numericText(countsDown: true) != .numericText())
  }

  @Test func `is in the environment`() {
    struct Reader: View {
      @Environment(\.contentTransition) private var transition
      var body: some View { Text(transition == .opacity ? "fades" : "other") }
    }
    let stage = Stage {
      Reader().contentTransition(.opacity)
      Reader()
      Reader().environment(\.contentTransition, .identity)
    }
    #expect(stage.texts == ["fades", "other", "other"])
  }
}
