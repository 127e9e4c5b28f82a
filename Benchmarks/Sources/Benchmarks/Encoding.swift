import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkReels

/// What a video costs over the slower of its two halves, drawing the frames and encoding them.
@MainActor enum Encoding {
  static func comparisons() async throws -> [Comparison] {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    let film = Film(Stage(.feed, text: renderer, images: renderer), rate: FrameRate(60))
    let folder = URL(filePath: Foundation.NSTemporaryDirectory()).appending(
      path: "scrollwork-encoding")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = ReelOutput(file: folder.appending(path: "feed.mp4"), form: .mp4)
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    func draw() async throws {
      var drawings: [Task<Int, any Error>] = []
      for number in 0..<film.count {
        let list = try film.frame(number).list
        if drawings.count >= jobs { _ = try await drawings.removeFirst().value }
        drawings.append(Task.detached { try renderer.pixels(of: list).width })
      }
      for drawing in drawings { _ = try await drawing.value }
    }
    let raw = folder.appending(path: "feed.raw")
    let size = try write(film, renderer, to: raw)
    func encode() throws {
      try ffmpeg(
        "-f rawvideo -pix_fmt bgra -s \(size) -r 60 -i \(raw.path)",
        to: folder.appending(path: "alone.mp4"))
    }
    func encodeFolder() throws {
      try ffmpeg(
        "-framerate 60 -i \(folder.path)/%06d.png", to: folder.appending(path: "alone.mp4"))
    }
    func make(_: Int) async throws {
      _ = try await ReelMaker(film, renderer: renderer, jobs: jobs).make([output])
    }
    let drawing = try await Comparison.seconds(draw)
    let encoding = try await Comparison.seconds { try encode() }
    return [
      Comparison(
        name: "the video of the feed",
        baseline: drawing > encoding
          ? ("draw its frames", { _ in try await draw() })
          : ("encode its frames", { _ in try encode() }),
        candidate: ("draw and encode", make), goal: (1 / 1.15)...100),
      Comparison(
        name: "the video of the feed, against a folder of its frames",
        baseline: ("encode the folder", { _ in try encodeFolder() }),
        candidate: ("draw and encode", make), goal: (1 / 1.15)...100),
    ]
  }

  /// Writes all frames, as raw pixels in one file and as PNG files beside it, and returns their size
  /// as `ffmpeg` takes it.
  private static func write(
    _ film: Film, _ renderer: CairoRenderer, to file: URL
  ) throws -> String {
    FileManager.default.createFile(atPath: file.path, contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    var size = ""
    for number in 0..<film.count {
      let pixels = try renderer.pixels(of: film.frame(number).list)
      try handle.write(contentsOf: pixels.data)
      try renderer.png(of: pixels).write(
        to: file.deletingLastPathComponent().appending(path: String(format: "%06d.png", number)))
      size = "\(pixels.width)x\(pixels.height)"
    }
    try handle.close()
    return size
  }

  /// Encodes an input with the settings of a reel.
  private static func ffmpeg(_ input: String, to file: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      "ffmpeg -nostdin -v error -y \(input)"
      .split(separator: " ").map(String.init)
      + [
        "-threads", "4", "-vf",
        "scale=out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,"
          + "format=yuv420p",
        "-c:v", "libx264", "-crf", "18", "-preset", "medium", file.path,
      ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableRuntimeMismatch) }
  }
}
