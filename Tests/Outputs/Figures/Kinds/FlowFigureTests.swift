import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

@MainActor @Suite struct `The way of touches` {
  @Test func `tells after which distance a scroll view moves`() throws {
    let scene = Scene(
      "dragged", canvas: CGSize(width: 200, height: 400), scale: 1,
      script: [.wait(0.2), .drag(by: CGVector(dx: 0, dy: -120), over: 0.5), .untilSettled()]
    ) {
      ScrollView { VStack { ForEach(0..<10) { Text("\($0)").frame(width: 200, height: 100) } } }
    }
    let figure = try FigureSpec.read("kind: flow").figure(of: scene)
    #expect(figure.altText.contains("From 0.2 s: ScrollView scrolls after"), "\(figure.altText)")
  }

  @Test func `needs a touch`() throws {
    let spec = try FigureSpec.read("kind: flow")
    let error = #expect(throws: FigureError.self) { try spec.figure(of: .rows()) }
    #expect(error?.message == "found no touch in this span, expected one")
  }
}
