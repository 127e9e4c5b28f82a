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

/// A row of its own type, so that a lazy stack makes it when it is asked for.
private struct Strip: View {
  let number: Int

  var body: some View { Rectangle().frame(width: CGFloat(10 * number), height: 20) }
}

/// A list of bars, each as wide as its number says, with something done to the whole `ForEach`.
private struct Bars<Changed: View>: View {
  let isLazy: Bool
  let change: (ForEach<[Int], Int, Strip>, Bool) -> Changed
  @State private var isChanged = false

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(alignment: .leading, spacing: 0) { content }
      } else {
        VStack(alignment: .leading, spacing: 0) { content }
      }
    }
  }

  @ViewBuilder private var content: some View {
    Color.gray.frame(height: 10).accessibilityIdentifier("go")
      .onTapGesture { withAnimation(.linear(duration: 1)) { isChanged.toggle() } }
    change(
      ForEach(isChanged ? [4, 3, 1] : [1, 2, 3, 4], id: \.self) { number in
        Strip(number: number)
      }, isChanged)
  }
}

/// What is done to a whole `ForEach` is done to each of its views, and is animated with it.
@MainActor @Suite struct `Modifiers of a ForEach` {
  /// A filled bar as it is drawn: where, and how strongly.
  private struct Bar: Equatable {
    let frame: CGRect
    let opacity: Double

    /// To a hundredth: the display list's grid is coarser than the numbers of a law.
    init(frame: CGRect, opacity: Double) {
      func rounded(_ number: Double) -> Double { (number * 100 + 1e-6).rounded() / 100 }
      self.frame = CGRect(
        x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
        height: rounded(frame.height))
      self.opacity = rounded(opacity)
    }
  }

  /// The bars of a still as its display list has them, by number.
  private func bars(_ stage: Stage, at time: Double) -> [Int: Bar] {
    var found: [Int: Bar] = [:]
    func visit(_ items: [DisplayItem], _ place: CGAffineTransform, _ opacity: Double) {
      for item in items {
        switch item {
        case .layer(let layer):
          visit(
            layer.content.items, layer.transform.concatenating(place), opacity * layer.opacity)
        case .command(.fill(let path, _, _)):
          let number = Int((path.boundingRect.width / 10).rounded())
          guard (1...4).contains(number) else { continue }
          found[number] = Bar(frame: path.boundingRect.applying(place), opacity: opacity)
        default: break
        }
      }
    }
    visit(stage.still(at: time).displayList.content.items, .identity, 1)
    return found
  }

  private func stage(
    _ isLazy: Bool,
    @ViewBuilder _ change:
      @escaping @Sendable @MainActor (
        ForEach<[Int], Int, Strip>, Bool
      ) -> some View
  ) -> Stage {
    Stage(canvas: CGSize(width: 100, height: 200), script: [.tap("go"), .wait(1.5)]) {
      Bars(isLazy: isLazy, change: change)
    }
  }

  /// The fourth goes from 70 to 10, the third from 50 to 30, the first from 10 to 50; the second goes.
  private func check(
    _ stage: Stage, margin: CGFloat = 0, from: Double = 1, to: Double = 1,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let pitch = 20 + 2 * margin
    func bar(_ number: Int, at place: CGFloat, _ opacity: Double) -> Bar {
      Bar(
        frame: CGRect(
          x: margin, y: 10 + margin + place * pitch, width: CGFloat(10 * number), height: 20),
        opacity: opacity)
    }
    for part in [0.25, 0.5, 0.75] {
      let found = bars(stage, at: tapTime + part)
      let opacity = from + (to - from) * part
      let way = CGFloat(part)
      #expect(found[4] == bar(4, at: 3 - 3 * way, opacity), sourceLocation: sourceLocation)
      #expect(found[3] == bar(3, at: 2 - way, opacity), sourceLocation: sourceLocation)
      #expect(found[1] == bar(1, at: 2 * way, opacity), sourceLocation: sourceLocation)
    }
    let end = bars(stage, at: stage.duration)
    #expect(end[4] == bar(4, at: 0, to) && end[2] == nil, sourceLocation: sourceLocation)
  }

  @Test(arguments: [true, false]) func `no modifier`(_ isLazy: Bool) {
    let stage = stage(isLazy) { list, _ in list }
    check(stage)
    #expect(bars(stage, at: tapTime + 0.25)[2]?.opacity == 0.75)
  }

  @Test(arguments: [true, false]) func `opacity`(_ isLazy: Bool) {
    let stage = stage(isLazy) { list, isChanged in list.opacity(isChanged ? 0.4 : 0.8) }
    check(stage, from: 0.8, to: 0.4)
    // What goes keeps the look that it had, and fades.
    #expect(bars(stage, at: tapTime + 0.5)[2]?.opacity == 0.4)
  }

  @Test(arguments: [true, false]) func `padding`(_ isLazy: Bool) {
    let stage = stage(isLazy) { list, _ in list.padding(5) }
    check(stage, margin: 5)
    #expect(
      bars(stage, at: tapTime + 0.25)[2]
        == Bar(frame: CGRect(x: 5, y: 45, width: 20, height: 20), opacity: 0.75))
  }

  @Test(arguments: [true, false]) func `transition`(_ isLazy: Bool) {
    let stage = stage(isLazy) { list, _ in list.transition(.offset(x: 40)) }
    check(stage)
    #expect(
      bars(stage, at: tapTime + 0.5)[2]
        == Bar(frame: CGRect(x: 20, y: 30, width: 20, height: 20), opacity: 1))
  }

  @Test(arguments: [true, false]) func `several modifiers`(_ isLazy: Bool) {
    let stage = stage(isLazy) { list, isChanged in
      list.padding(5).transition(.offset(x: 40)).opacity(isChanged ? 0.5 : 1)
    }
    check(stage, margin: 5, from: 1, to: 0.5)
    #expect(
      bars(stage, at: tapTime + 0.5)[2]
        == Bar(frame: CGRect(x: 25, y: 45, width: 20, height: 20), opacity: 1))
  }

  @Test(arguments: [true, false]) func `a background for each element`(_ isLazy: Bool) {
    let stage = stage(isLazy) { list, _ in
      list.foregroundStyle(.clear).background(Color.red)
    }
    check(stage)
  }

  /// A view is the same one whether fingers find it or not.
  @Test(arguments: [true, false]) func `allowsHitTesting`(_ isLazy: Bool) {
    let stage = stage(isLazy) { list, isChanged in list.allowsHitTesting(!isChanged) }
    check(stage)
  }

  /// An animation of the list's own, at twice the speed.
  @Test(arguments: [true, false]) func `its own animation`(_ isLazy: Bool) {
    let stage = stage(isLazy) { list, isChanged in
      list.opacity(isChanged ? 0.5 : 1).animation(.linear(duration: 0.5), value: isChanged)
    }
    for part in [0.125, 0.25, 0.375] {
      let found = bars(stage, at: tapTime + part)
      let twice = 2 * part
      #expect(
        found[4]
          == Bar(frame: CGRect(0, 70 - 60 * twice, 40, 20), opacity: 1 - twice / 2))
      #expect(found[1]?.frame == CGRect(0, 10 + 40 * twice, 10, 20))
      #expect(found[2]?.opacity == 1 - twice)
    }
    #expect(bars(stage, at: tapTime + 0.6)[2] == nil)
  }

  /// What is said inside the animation does not hold outside of it.
  @Test(arguments: [true, false]) func `views around an animated ForEach change at once`(
    _ isLazy: Bool
  ) {
    struct Around: View {
      let isLazy: Bool

      var body: some View {
        Bars(isLazy: isLazy) { list, isChanged in
          list.animation(.linear(duration: 0.5), value: isChanged)
            .transaction { $0.animation = nil }
            .opacity(isChanged ? 0.5 : 1)
        }
      }
    }
    let stage = Stage(canvas: CGSize(width: 100, height: 200), script: [.tap("go"), .wait(1.5)]) {
      Around(isLazy: isLazy)
    }
    let found = bars(stage, at: tapTime + 0.25)
    #expect(found[4]?.frame.minY == 40 && found[4]?.opacity == 0.88)
  }
}

/// Views that are told apart twice: as elements, and by an id.
@MainActor @Suite struct `Elements with an explicit id` {
  struct Dock: View {
    @State private var names = ["a", "b"]

    var body: some View {
      HStack(spacing: 0) {
        Color.gray.frame(width: 10).accessibilityIdentifier("more")
          .onTapGesture {
            withAnimation(.linear(duration: 1)) { names.append(names.count == 2 ? "c" : "d") }
          }
        ForEach(names, id: \.self) { name in
          Rectangle().frame(width: 20, height: 20).id(name).onTapGesture {}
        }
      }
    }
  }

  /// Each is drawn once, also the one that had come before when the next one does.
  @Test func `appear once`() {
    let stage = Stage(
      canvas: CGSize(width: 100, height: 40),
      script: [.tap("more"), .wait(1.2), .tap("more"), .wait(2)]
    ) { Dock() }
    for (time, count) in [(0, 2), (tapTime + 0.2, 3), (2 * tapTime + 1.4, 4), (3, 4)] {
      let dump = stage.still(at: time).displayList.dump
      #expect(dump.split(separator: "\n").filter { $0.contains("20x20") }.count == count, "\(dump)")
    }
  }
}
