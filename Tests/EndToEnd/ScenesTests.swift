import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkRegression
import TestSupport
import Testing

@Suite struct `Every scene` {
  @Test func `has a unique name that is valid for a folder`() {
    #expect(Set(allScenes.map(\.name)).count == allScenes.count)
    for scene in allScenes {
      #expect(scene.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
      #expect(!scene.summary.isEmpty)
    }
  }

  /// The scenes without a still before they are played: their state refers to views of UIKit.
  private static let playedFirst: Set = ["berths", "locked", "pinch"]

  /// Playing a scene takes longest, so one stage is asked for all: the reel forward at once, then
  /// backward still by still, by turns with a second stage, its pixels with and without kept layers, and
  /// the picture of its SVG by another renderer.
  ///
  /// The second stage makes a still before it is played, and its golden is recorded from it.
  @Test(arguments: allScenes.indices) @MainActor
  func `plays without a problem, matches its golden in any order, and exports`(
    _ index: Int
  ) async throws {
    let scene = allScenes[index]
    let renderer = try await CairoRenderer.ofScenes()
    let stage = Stage(scene, text: renderer, images: renderer)
    #expect(stage.problems.isEmpty)
    #expect(stage.duration >= 1.9)
    let times = (0...8).map { Double($0) * stage.duration / 8 }
    // All in order: each step back plays a scene with views of UIKit again, from its start.
    let ordered = Set(times + [0.5]).sorted()
    let lists = Dictionary(
      uniqueKeysWithValues: zip(ordered, stage.stills(at: ordered).map(\.displayList)))
    let forward = times.map { lists[$0]?.digest }
    #expect(Set(forward).count > 3)

    let other = Stage(scene, text: renderer, images: renderer)
    let opening = other.opening(at: 0.5, unless: { _ in false })
    let isPlayedFirst = Self.playedFirst.contains(scene.name)
    #expect(opening?.displayList.digest == (isPlayedFirst ? nil : lists[0.5]?.digest))
    let recording = try await ReelRecorder(other, fps: 2, provenance: []).record()
    let difference = try RecordingGolden.difference(recording, "Scenes", scene.name)
    #expect(difference == nil, "\(difference ?? "")")

    for (late, mixed) in zip([8, 5, 3, 0], [4, 1, 7, 2]) {
      #expect(stage.still(at: times[late]).displayList.digest == forward[late])
      #expect(other.still(at: times[mixed]).displayList.digest == forward[mixed])
    }
    #expect(stage.problems.isEmpty)

    let naive = try await CairoRenderer.ofScenes(reusesLayers: false)
    for index in [6, 2] {
      let list = try #require(lists[times[index]]).scaled(to: 0.25)
      #expect(try renderer.bitmap(of: list).data == naive.bitmap(of: list).data, "\(times[index])")
    }

    let list = try #require(lists[0.5]).scaled(to: 1)
    let distance = try await Self.distance(of: list, in: renderer)
    #expect(distance <= Self.tolerance(of: scene.name), "\(scene.name): \(distance)")
  }

  /// The mean absolute difference of 8-bit channels of a picture from what librsvg makes of its SVG.
  private nonisolated static func distance(
    of list: DisplayList, in renderer: CairoRenderer
  ) async throws -> Double {
    let folder = try TemporaryFolder()
    try renderer.svg(of: list).write(to: folder.url.appending(path: "still.svg"))
    let converter = URL(filePath: "/usr/bin/rsvg-convert")
    try #require(FileManager.default.isExecutableFile(atPath: converter.path))
    let result = try BuiltTool.finish(
      BuiltTool.start(["still.svg", "-o", "still.png"], in: folder.url, program: converter))
    #expect(result.status == 0, "\(result.err)")
    let data = try Data(contentsOf: folder.url.appending(path: "still.png"))
    let theirs = try ImagePixels(data, named: "still").bitmap
    let ours = try renderer.bitmap(of: list)
    try #require(ours.width == theirs.width && ours.height == theirs.height)
    var sum = 0
    for y in 0..<ours.height {
      for x in 0..<ours.width where ours[x, y] != theirs[x, y] {
        for shift in [0, 8, 16] as [UInt32] {
          sum += abs(Int(ours[x, y] >> shift & 255) - Int(theirs[x, y] >> shift & 255))
        }
      }
    }
    return Double(sum) / Double(3 * ours.width * ours.height)
  }

  /// How far other renderers may be: edges are smoothed and shadows blurred in other ways.
  ///
  /// Where much is blurred it is more: librsvg blurs by three boxes, and sees nothing of what
  /// reaches over the edge of the picture; and where many edges lie in the middle of pixels. Layers with
  /// shaders are pictures of twice the pixels, so grain of single pixels is another.
  ///
  /// - Source: chosen, above what any scene shows; how small a mistake it sees was not tried.
  private nonisolated static func tolerance(of scene: String) -> Double {
    [
      "effect-blur": 1.6, "lyrics": 1.3, "locked": 0.8, "players": 0.6, "mosaic": 0.8,
      "chromatic-edge": 0.9, "signal-flags": 0.6, "film-grain": 11,
    ][scene] ?? 0.5
  }
}

extension DisplayList {
  /// The same content at another number of pixels to a point.
  fileprivate func scaled(to scale: Double) -> DisplayList {
    DisplayList(canvas: canvas, scale: scale, background: background, content: content)
  }
}

@Suite @MainActor struct `The feed` {
  @Test func `scrolls twenty points a still, for three hundred stills`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let stage = Stage(.feed, text: renderer, images: renderer)
    #expect(stage.duration == 5)
    for number in stride(from: 0, to: 300, by: 23) {
      let scroll = stage.still(at: Double(number) / 60).report.scrollViews[0]
      #expect(abs(scroll.offset.y - Double(20 * number)) < 1e-6)
    }
  }
}

@Suite @MainActor struct `The gallery` {
  @Test func `has its first still before its script is played`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let stage = Stage(.gallery, text: renderer, images: renderer)
    let opening = try #require(stage.opening(at: 0, unless: { _ in false }))
    #expect(opening.displayList.digest == stage.still(at: 0).displayList.digest)
  }

  /// The header's name, the dots and the shelf tell of one and the same card whenever all rests.
  ///
  /// Read from the right as well: there a finger goes right for later cards.
  @Test(arguments: [(Scene.gallery, 5), (.galleryRTL, 4)])
  func `names the front card`(scene: Scene, rests: Int) throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let stage = Stage(scene, text: renderer, images: renderer)
    #expect(stage.duration * 60 >= 150)
    var seen: [String] = []
    for tick in 0...Int(stage.duration * 60) {
      let still = stage.still(at: Double(tick) / 60)
      let scroll = still.report.scrollViews[0]
      guard scroll.phase == .idle, scroll.velocity == .zero else { continue }
      let card = try #require(still.report.children.first { $0.phase == .identity })
      #expect(abs(card.frame.minX - 40) < 0.5)
      let titles = still.displayList.dump.split(separator: "\n").filter {
        $0.contains(" 28/700 rounded ")
      }
      let title = try #require(titles.first)
      let name = String(title.split(separator: "\"")[1])
      #expect(card.name.contains("#\(name)/"))
      if seen.last != name { seen.append(name) }
    }
    #expect(seen.count >= rests)
  }
}
