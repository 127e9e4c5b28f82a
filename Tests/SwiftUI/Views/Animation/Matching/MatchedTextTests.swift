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

/// A card with words and a shelf in it that flies between a narrow place and a wide one.
private struct Card: View {
  @State private var isWide = false
  @Namespace private var space

  var body: some View {
    VStack {
      Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("go")
        .onTapGesture { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      if isWide {
        content.matchedGeometryEffect(id: "card", in: space).frame(width: 180, height: 60)
      } else {
        content.matchedGeometryEffect(id: "card", in: space).frame(width: 50, height: 80)
      }
    }
  }

  private var content: some View {
    VStack {
      Text("a few words that break")
      ScrollView(.horizontal) {
        HStack { ForEach(0..<9) { _ in Rectangle().frame(width: 30, height: 8) } }
      }
    }
  }
}

@MainActor @Suite struct `Text in a matched view` {
  private func stage() -> Stage {
    Stage(
      canvas: CGSize(width: 200, height: 200),
      script: [.tap("go"), .wait(0.6), .tap("go"), .wait(1.2)]
    ) { Card() }
  }

  /// Laying views out for one still must not show in another one.
  @Test func `breaks its lines the same in any order of stills`() {
    let forward = stage()
    let times = (0...40).map { Double($0) * forward.duration / 40 }
    let digests = times.map { forward.still(at: $0).displayList.digest }
    let other = stage()
    for index in times.indices {
      let shuffled = index * 17 % times.count
      #expect(
        other.still(at: times[shuffled]).displayList.digest == digests[shuffled], "\(shuffled)")
      #expect(other.still(at: times[shuffled]).report == forward.still(at: times[shuffled]).report)
    }
  }
}
