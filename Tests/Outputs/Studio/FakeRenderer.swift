import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews
import ScrollworkSystem
import TestSupport

/// Draws nothing: a picture is its own dump, and every drawing is counted.
final class FakeRenderer: DisplayListRendering {
  struct Refusal: Error {}

  private let drawnCount = Locked(0)
  private let refusalAt: Int?
  private let onDraw: @Sendable (Int) -> Void

  /// Refuses to draw the picture with that count, if there is one.
  init(refusingAt refusalAt: Int? = nil, onDraw: @escaping @Sendable (Int) -> Void = { _ in }) {
    self.refusalAt = refusalAt
    self.onDraw = onDraw
  }

  var drawn: Int { drawnCount.withLock { $0 } }

  func png(of list: DisplayList) throws -> Data {
    let count = drawnCount.withLock { count in
      count += 1
      return count
    }
    if count == refusalAt { throw Refusal() }
    onDraw(count)
    return Data("png of \(list.dump)".utf8)
  }

  func pixels(of list: DisplayList) throws -> Pixels {
    _ = try png(of: list)
    return Pixels(width: 1, height: 1, data: Data([0, 0, 0, 255]))
  }

  func png(of pixels: Pixels) throws -> Data { pixels.data }

  func svg(of list: DisplayList, text: SVGText) throws -> Data {
    try Data((text == .live ? "live svg" : "svg").utf8) + png(of: list)
  }

  func pdf(of list: DisplayList) throws -> Data { try Data("pdf".utf8) + png(of: list) }

  func svg(of animation: DisplayAnimation, dark: DisplayAnimation?) throws -> Data {
    Data("svg of \(animation.duration) s".utf8)
  }

  var provenance: [(name: String, version: String)] {
    [("pencil", "2.0"), ("font Plain.ttf", "00ff")]
  }

  func metrics(of run: TextRun) -> TextMetrics { FixedAdvanceText().metrics(of: run) }

  func image(named name: String) -> ImageAsset? { nil }
}
