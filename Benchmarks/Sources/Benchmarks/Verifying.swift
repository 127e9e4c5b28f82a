import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkRegression

/// What a verdict costs where nothing has changed: 600 stills of the feed, 120 to the second.
@MainActor enum Verifying {
  private static let fps = 120
  private static let count = 600

  static func comparisons() async throws -> [Comparison] {
    let folder = URL(filePath: Foundation.NSTemporaryDirectory()).appending(
      path: "scrollwork-verifying")
    let reference = ReferenceFolder(folder.appending(path: "feed"))
    let candidate = ReferenceFolder(folder.appending(path: "differs"))
    _ = try await keeper().record(into: reference)
    let files = try pictures()
    return [
      Comparison(
        name: "600 equal stills of the feed, verified",
        baseline: ("rendered as PNG", { _ in _ = try pictures() }),
        candidate: (
          "verified, reference read",
          { _ in
            let result = try await keeper().verify(against: reference, candidate: candidate)
            precondition(result.comparison.verdict == .equal)
          }
        ), goal: 2...1000),
      Comparison(
        name: "600 equal stills of the feed, digests known",
        baseline: (
          "PNG files hashed",
          { _ in
            for file in files { precondition(ContentDigest(of: file) == ContentDigest(of: file)) }
          }
        ),
        candidate: (
          "references read, compared",
          { _ in
            let result = ReelComparer().compare(
              try reference.recording(), try reference.recording(), labels: ("old", "new"))
            precondition(result.verdict == .equal && result.stills.count == count)
          }
        ), goal: 10...1_000_000),
      Comparison(
        name: "600 stills of the feed, without drawing",
        baseline: ("display lists", { _ in _ = try lists() }),
        candidate: (
          "display lists and digests", { _ in for list in try lists() { _ = list.digest } }
        ), goal: 0.5...1.1),
      Comparison(
        name: "600 stills of the feed, recorded",
        baseline: ("digests", { _ in _ = try await recorder().digests() }),
        candidate: ("digests and what all views do", { _ in _ = try await recorder().record() }),
        goal: 0.3...1),
    ]
  }

  private static func renderer() throws -> CairoRenderer {
    try CairoRenderer(fonts: .standard(), images: [sceneImages])
  }

  private static func keeper() throws -> ReferenceKeeper {
    let renderer = try renderer()
    let stage = Stage(.feed, text: renderer, images: renderer)
    var keeper = ReferenceKeeper(stage, renderer: renderer, decoder: PNGDecoder())
    keeper.fps = fps
    return keeper
  }

  private static func recorder() throws -> ReelRecorder {
    let renderer = try renderer()
    return ReelRecorder(
      Stage(.feed, text: renderer, images: renderer), fps: fps, provenance: renderer.provenance)
  }

  private static func lists() throws -> [DisplayList] {
    let renderer = try renderer()
    let stage = Stage(.feed, text: renderer, images: renderer)
    return (0..<count).map { stage.still(at: Double($0) / Double(fps)).displayList }
  }

  private static func pictures() throws -> [Data] {
    let renderer = try renderer()
    let stage = Stage(.feed, text: renderer, images: renderer)
    return try (0..<count).map {
      try renderer.png(of: stage.still(at: Double($0) / Double(fps)).displayList)
    }
  }
}
