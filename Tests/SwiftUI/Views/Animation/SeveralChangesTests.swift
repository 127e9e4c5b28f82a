import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Two squares that a tap sends to the right by ways of their own.
private struct Pair: View {
  let go: @MainActor (_ first: Binding<Bool>, _ second: Binding<Bool>) -> Void
  @State private var first = false
  @State private var second = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("go")
        .onTapGesture { go($first, $second) }
      Rectangle().frame(width: 20, height: 20).padding(.leading, first ? 80 : 0).id("first")
      Rectangle().frame(width: 20, height: 20).padding(.leading, second ? 80 : 0).id("second")
    }
    .frame(width: 100, alignment: .leading)
  }
}

/// Counts under several transactions what it counts in all.
private struct Sums: View {
  let log: Log
  @State private var sum = 0

  var body: some View {
    Text("\(sum)").accessibilityIdentifier("go")
      .onTapGesture {
        sum += 1
        withAnimation(.linear(duration: 1)) { sum += 1 }
        log.add("read \(sum)")
        withAnimation(.linear(duration: 2)) { sum += 1 }
        sum += 1
      }
      .onChange(of: sum) { old, new in log.add("\(old) to \(new)") }
  }
}

@MainActor @Suite struct `Several changes in one tick` {
  private func stage(
    _ go: @escaping @MainActor @Sendable (Binding<Bool>, Binding<Bool>) -> Void
  ) -> Stage {
    Stage(script: [.tap("go"), .wait(3)]) { Pair(go: go) }
  }

  private func places(_ stage: Stage, at part: Double) -> [CGFloat] {
    stage.tree(at: tapTime + part).all.filter { $0.kind == "Rectangle" }.dropFirst()
      .map { $0.frame.minX.rounded() }
  }

  @Test func `run each with its own animation`() {
    let both = stage { first, second in
      withAnimation(.linear(duration: 1)) { first.wrappedValue = true }
      withAnimation(.linear(duration: 2)) { second.wrappedValue = true }
    }
    #expect(places(both, at: 0.5) == [40, 20])
    #expect(places(both, at: 1.5) == [80, 60])
    let staggered = stage { first, second in
      for (index, one) in [first, second].enumerated() {
        withAnimation(.linear(duration: 1).delay(Double(index) * 0.5)) { one.wrappedValue = true }
      }
    }
    #expect(places(staggered, at: 0.5) == [40, 0])
    #expect(places(staggered, at: 1) == [80, 40])
  }

  @Test func `apply at once without an animation, beside animated ones`() {
    let after = stage { first, second in
      withAnimation(.linear(duration: 1)) { first.wrappedValue = true }
      second.wrappedValue = true
    }
    #expect(places(after, at: 0.5) == [40, 80])
    let before = stage { first, second in
      first.wrappedValue = true
      withAnimation(.linear(duration: 1)) { second.wrappedValue = true }
    }
    #expect(places(before, at: 0.5) == [80, 40])
  }

  @Test func `may number many thousands`() {
    let many = stage { first, second in
      for index in 0..<150 {
        withAnimation(.linear(duration: 1 + Double(index))) { first.wrappedValue.toggle() }
      }
      withAnimation(.linear(duration: 1)) { second.wrappedValue = true }
    }
    #expect(places(many, at: 0.5).last == 40)
    #expect(many.complaints == [])
  }

  @Test func `are one change within one transaction`() {
    let one = stage { first, second in
      withAnimation(.linear(duration: 1)) {
        first.wrappedValue = true
        second.wrappedValue = true
      }
    }
    #expect(places(one, at: 0.5) == [40, 40])
  }

  @Test func `complete each at its own time`() {
    let log = Log()
    let stage = stage { first, second in
      withAnimation(.linear(duration: 1)) {
        first.wrappedValue = true
      } completion: {
        log.add("first")
      }
      withAnimation(.linear(duration: 0.5)) {
        second.wrappedValue = true
      } completion: {
        log.add("second")
      }
    }
    _ = stage.duration
    #expect(log.lines == ["second", "first"])
  }

  @Test func `read the value written last, and call onChange one by one`() {
    let log = Log()
    let stage = Stage(script: [.tap("go"), .wait(1)]) { Sums(log: log) }
    #expect(stage.texts == ["4"])
    #expect(log.lines == ["read 2", "0 to 1", "1 to 2", "2 to 3", "3 to 4"])
  }
}
