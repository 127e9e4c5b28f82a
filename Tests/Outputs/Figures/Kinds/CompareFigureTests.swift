import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

@MainActor @Suite struct `A comparison of devices` {
  @Test func `tells the lengths that differ`() throws {
    let spec = try FigureSpec.read("kind: compare, against: { canvas: 400x600 }")
    let figure = try spec.figure(
      of: .rows(), against: .rows(canvas: CGSize(width: 400, height: 600)))
    #expect(figure.altText.contains("Canvas: 200 × 400 pt beside 400 × 600 pt."))
    #expect(figure.altText.contains("Rows in view: 4 beside 6."))
    #expect(!figure.altText.contains("Duration"))
  }

  @Test func `needs another scene`() throws {
    let spec = try FigureSpec.read("kind: compare")
    let error = #expect(throws: FigureError.self) { try spec.figure(of: .rows()) }
    #expect(error?.message.hasPrefix("found one scene, expected \"against\"") == true)
  }

  @Test func `has devices by name`() throws {
    let error = #expect(throws: (any Error).self) {
      try FigureSpec.read("kind: compare, device: tablt")
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("did you mean \"tablet\"?"))
  }
}
