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

@MainActor @Suite struct `A view tree` {
  @Test func `has one row for rows that repeat`() throws {
    let figure = try FigureSpec.read("kind: tree").figure(of: .rows())
    let rows = figure.labels.map(\.text).filter { $0.contains(" × ") }
    #expect(rows.count == 1, "\(figure.labels.map(\.text))")
    #expect(figure.labels.count { $0.text.contains("Row") } <= 1)
  }

  @Test func `lists every row where it does not fold`() throws {
    let figure = try FigureSpec.read("kind: tree, fold: false").figure(of: .rows())
    #expect(!figure.labels.contains { $0.text.contains("×") })
    #expect(figure.labels.count { $0.text.contains("#row ") || $0.text.contains("Row ") } >= 10)
  }

  @Test func `keeps texts apart, and two that are alike`() throws {
    let scene = Scene("texts", canvas: CGSize(width: 200, height: 200), script: [.wait(1)]) {
      VStack {
        Text("One")
        Text("Two")
        Text("Three")
        HStack {
          Color.red; Color.blue
        }
      }
    }
    let figure = try FigureSpec.read("kind: tree").figure(of: scene)
    for word in ["One", "Two", "Three"] {
      #expect(figure.labels.contains { $0.text.contains(word) })
    }
    #expect(!figure.labels.contains { $0.text.contains("×") })
  }
}
