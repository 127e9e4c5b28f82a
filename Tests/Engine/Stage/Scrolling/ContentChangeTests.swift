import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A shelf that a tap adds books to, or takes the last ones from.
private struct Shelf: View {
  @State var count: Int
  let change: Int
  var animation: Animation?

  var body: some View {
    VStack(spacing: 0) {
      Color.gray.frame(height: 20)
        .accessibilityIdentifier("change")
        .onTapGesture { withAnimation(animation) { count += change } }
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Color.blue.frame(width: 40, height: 60).id($0) }
        }
      }
    }
  }
}

@MainActor @Suite struct `Content that changes` {
  @Test(arguments: [(false, 0.0), (true, 60)])
  func `stays at the leading edge if it is narrow`(isRightToLeft: Bool, left: CGFloat) {
    for count in [0, 1] {
      let stage = Stage(rightToLeft: isRightToLeft, script: [.tap("change"), .wait(0.1)]) {
        Shelf(count: count, change: 1 - count)
      }
      #expect(stage.frame(0, at: stage.duration)?.minX == left)
    }
  }

  @Test(arguments: [false, true], [0.0, 0.3, 1])
  func `keeps visible views in place when rows are added behind`(
    isRightToLeft: Bool, scrolled: CGFloat
  ) throws {
    let offset = CGPoint(x: 100 * scrolled, y: 0)
    let stage = Stage(
      rightToLeft: isRightToLeft,
      script: [.scrollTo(offset: offset, animated: false), .tap("change"), .wait(0.1)]
    ) { Shelf(count: 5, change: 3) }
    let (before, after) = (
      try #require(stage.frame(2, at: tapTime - 1e-6)), stage.frame(2, at: tapTime)
    )
    #expect(before.width == 40)
    #expect(after == before)
  }

  @Test func `continues scrolling to the same views when rows are added behind`() throws {
    let script: GestureScript = [
      .wait(0.1), .flick(.right, velocity: 900, from: .point(CGPoint(x: 40, y: 120))),
      .wait(0.15),
    ]
    func stage(_ change: Int) -> Stage {
      Stage(rightToLeft: true, script: script) { Growing(change: change) }
    }
    let (plain, growing) = (stage(0), stage(6))
    for time in stride(from: 0.0, through: 0.35, by: 0.05) {
      let (one, other) = (plain.frame(4, at: time), growing.frame(4, at: time))
      #expect(abs(try #require(one).minX - (try #require(other)).minX) < 1e-6, "\(time)")
    }
  }

  /// Books that come by themselves while a scroll view is on its way.
  private struct Growing: View {
    let change: Int
    @State private var count = 30
    private let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Color.blue.frame(width: 40, height: 200).id($0) }
        }
      }
      .onReceive(timer) { _ in count += change }
    }
  }

  @Test(arguments: [false, true])
  func `returns without a jump when it becomes too short in an animation`(
    isRightToLeft: Bool
  ) throws {
    let end: Edge = .trailing
    let stage = Stage(
      rightToLeft: isRightToLeft,
      script: [.scrollTo(edge: end, animated: false), .tap("change"), .wait(1.2)]
    ) { Shelf(count: 6, change: -2, animation: .linear(duration: 1)) }
    let lift = tapTime
    let start = try #require(stage.frame(3, at: lift - 1e-6)).minX
    let goal = try #require(stage.frame(3, at: lift + 1.1)).minX
    #expect(abs(goal - start) == 80)
    for part in [0.0, 0.25, 0.5, 0.75] {
      let shown = try #require(stage.frame(3, at: lift + part)).minX
      #expect(abs(shown - (start + (goal - start) * part)) < 1e-3, "\(part)")
    }
  }
}
