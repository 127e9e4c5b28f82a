import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// One of two views, by itself or in a stack.
private struct Swap: View {
  let isStacked: Bool
  @State private var isOther = false

  var body: some View {
    if isStacked { VStack { one } } else { one }
  }

  @ViewBuilder private var one: some View {
    if isOther {
      Text("b")
    } else {
      Text("a").onTapGesture { withAnimation(.linear(duration: 1)) { isOther = true } }
    }
  }
}

@Suite @MainActor struct `A replaced root view` {
  @Test(arguments: [false, true])
  func `is drawn until its transition ends, without a container around it`(isStacked: Bool) {
    let stage = Stage(script: [.tap(.unit(.center)), .wait(2)]) { Swap(isStacked: isStacked) }
    #expect(stage.texts == ["b"])
    #expect(stage.texts(at: 0.5).sorted() == ["a", "b"])
    #expect(stage.texts(at: 0) == ["a"])
  }
}
