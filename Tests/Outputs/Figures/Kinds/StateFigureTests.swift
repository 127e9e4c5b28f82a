import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

/// Rows with a binding to the row at the top.
private struct Followed: View {
  @State private var top: Int?
  @State private var title = "Rows"

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10) { Text("Row \($0)").frame(width: 200, height: 100) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $top)
  }
}

@MainActor @Suite struct `State over time` {
  private var scene: Scene {
    Scene(
      "followed", canvas: CGSize(width: 200, height: 400), scale: 1,
      script: [.wait(0.5), .drag(by: CGVector(dx: 0, dy: -250), over: 0.5), .untilSettled()]
    ) { Followed() }
  }

  @Test func `has a row for each property that changes`() throws {
    let figure = try FigureSpec.read("kind: state").figure(of: scene)
    #expect(figure.labels.contains { $0.text == "top" })
    #expect(!figure.labels.contains { $0.text == "title" })
    #expect(figure.altText.contains("top: "))
  }

  @Test func `has a property that is asked for`() throws {
    let figure = try FigureSpec.read("kind: state, of: title").figure(of: scene)
    #expect(figure.altText.contains("title: \u{201C}Rows\u{201D}."))
  }

  @Test func `that is not there is an error`() throws {
    let spec = try FigureSpec.read("kind: state, of: nothing")
    let error = #expect(throws: FigureError.self) { try spec.figure(of: scene) }
    #expect(error?.message == "found no state \"nothing\", expected one of title, top")
    #expect(throws: FigureError.self) { try FigureSpec.read("kind: state").figure(of: .rows()) }
  }
}
