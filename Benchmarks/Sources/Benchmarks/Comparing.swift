import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkRegression

/// What comparing stills costs, from the PNG files to the count, beside other tools on the same files.
///
/// A set is 28 pairs of 780 × 1688 pixels: 37 megapixels, as many as the page that odiff publishes
/// 1168 ms for.
///
/// - Source: documented; odiff's README compares pictures of `www.cypress.io`, 3446 × 10728 pixels,
///   in 1.168 s, which is 32 megapixels per second, files included.
@MainActor enum Comparing {
  private static let pairCount = 28

  static func comparisons() throws -> [Comparison] {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    let stage = Stage(.feed, text: renderer, images: renderer)
    let stills = try (0...pairCount).map {
      try renderer.pixels(of: stage.still(at: 1 + Double($0) / 60).displayList)
    }
    let files = try stills.map { try renderer.png(of: $0) }
    let scrolled = Array(zip(files, files.dropFirst()))
    let edited = try zip(files, stills).prefix(pairCount).map {
      ($0, try renderer.png(of: inverted($1)))
    }
    let folder = try write(edited)
    return [
      threads("stills with 2 % edited, as published for odiff in 1168 ms", edited),
      threads("stills one frame apart, as published for odiff in 1168 ms", scrolled),
      Comparison(
        name: "28 edited stills, beside ImageMagick",
        baseline: (
          "compare -metric AE",
          { _ in
            for number in 0..<pairCount { run("compare -metric AE", folder, number, "null:") }
          }
        ),
        candidate: ("ours", { _ in try compare(edited) }), goal: 4...1000),
      Comparison(
        name: "one edited still, beside Python",
        baseline: ("pixelmatch 0.4", { _ in run("python3 \(folder.path)/compare.py", folder, 0) }),
        candidate: ("ours", { _ in try compare([edited[0]]) }), goal: 100...1_000_000),
      equal(files[0]),
    ] + PixelMeasure.names.compactMap { PixelMeasure(named: $0) }.map { by($0, scrolled[0]) }
  }

  /// Other measures beside pixelmatch, where nearly all pixels differ a little.
  private static func by(_ measure: PixelMeasure, _ pair: (Data, Data)) -> Comparison {
    let other = PictureComparer(measure: measure, decoder: PNGDecoder())
    return Comparison(
      name: "one still and the next one",
      baseline: ("by pixelmatch", { _ in _ = try comparer.compare(pair.0, pair.1) }),
      candidate: ("by \(measure.name)", { _ in _ = try other.compare(pair.0, pair.1) }),
      goal: 0.005...5)
  }

  private static let comparer = PictureComparer(measure: .pixelmatch(), decoder: PNGDecoder())

  private static func threads(_ name: String, _ pairs: [(Data, Data)]) -> Comparison {
    Comparison(
      name: "37 megapixels of " + name, baseline: ("one thread", { _ in try compare(pairs) }),
      candidate: (
        "two threads",
        { _ in
          let comparer = comparer
          try await withThrowingTaskGroup(of: Void.self) { group in
            for half in [pairs.prefix(pairs.count / 2), pairs.dropFirst(pairs.count / 2)] {
              group.addTask { for (old, new) in half { _ = try comparer.compare(old, new) } }
            }
            try await group.waitForAll()
          }
        }
      ), goal: 1.5...2.5)
  }

  private static func compare(_ pairs: [(Data, Data)]) throws {
    for (old, new) in pairs { _ = try comparer.compare(old, new) }
  }

  /// A thousand times, so that milliseconds are microseconds.
  private static func equal(_ file: Data) -> Comparison {
    let copy = Data([UInt8](file))
    let digests = (ContentDigest(of: file), ContentDigest(of: copy))
    return Comparison(
      name: "1000 equal stills",
      baseline: (
        "by their files",
        { _ in
          for _ in 0..<1000 {
            let result = try comparer.compare(file, copy)
            precondition(result == .identical)
          }
        }
      ),
      candidate: (
        "by their digests", { _ in for _ in 0..<1000 { precondition(digests.0 == digests.1) } }
      ), goal: 1...1_000_000)
  }

  /// The pixels with a block of 200 × 135 of them, 2 %, in inverted colors.
  private static func inverted(_ pixels: Pixels) -> Pixels {
    var data = pixels.data
    for y in 500..<635 {
      for x in 300..<500 {
        for channel in 0..<3 { data[(y * pixels.width + x) * 4 + channel] ^= 0xFF }
      }
    }
    return Pixels(width: pixels.width, height: pixels.height, data: data)
  }

  /// Writes pairs as files for other tools, and a script for one of them.
  private static func write(_ pairs: [(Data, Data)]) throws -> URL {
    let folder = URL(filePath: Foundation.NSTemporaryDirectory()).appending(
      path: "scrollwork-comparing")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, (old, new)) in pairs.enumerated() {
      try old.write(to: folder.appending(path: "\(number)-old.png"))
      try new.write(to: folder.appending(path: "\(number)-new.png"))
    }
    try Data(
      """
      import sys
      from PIL import Image
      from pixelmatch.contrib.PIL import pixelmatch
      print(pixelmatch(Image.open(sys.argv[1]), Image.open(sys.argv[2])))
      """.utf8
    ).write(to: folder.appending(path: "compare.py"))
    return folder
  }

  /// Runs a tool on a pair; tools that are missing, or find differences, return other codes than 0.
  private static func run(_ tool: String, _ folder: URL, _ number: Int, _ last: String = "") {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      "\(tool) \(folder.path)/\(number)-old.png \(folder.path)/\(number)-new.png \(last)"
      .split(separator: " ").map(String.init)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
  }
}
