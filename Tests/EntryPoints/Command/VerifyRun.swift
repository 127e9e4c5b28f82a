import Foundation
import ScrollworkCommand
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkSystem
import ScrollworkViews
import TestSupport

@testable import ScrollworkCommand

/// A folder with references, and runs of the command over scenes that may change between them.
@MainActor struct VerifyRun {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the command; DIR in its words stands for the folder.
  func run(_ words: String, _ scenes: [Scene] = [.box(.blue)]) async -> Run {
    let (out, err) = (Ear(), Ear())
    let console = Console(isTerminal: false, out: out.hear, err: err.hear)
    let arguments = words.split(separator: " ")
      .map { $0.replacingOccurrences(of: "DIR", with: folder.url.path) }
    let status = await Workbench(scenes: scenes, console: console).run(arguments)
    func short(_ text: String) -> String {
      text.replacingOccurrences(of: folder.url.path + "/", with: "")
    }
    return Run(status: status, out: short(out.all), err: short(err.all))
  }

  /// Runs `verify` with references in `refs` and candidates in `out`.
  func verify(_ words: String = "", _ scenes: [Scene] = [.box(.blue)]) async -> Run {
    await run("verify \(words) --references DIR/refs --out DIR/out", scenes)
  }

  func url(_ path: String) -> URL { folder.url.appending(path: path) }

  func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  func write(_ data: Data, _ path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path))
  }

  /// Replaces a text in a file.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    try write(Data(try text(path).replacingOccurrences(of: old, with: new).utf8), path)
  }
}

extension Scene {
  /// Rows of a color that scroll for half a second.
  static func box(_ color: Color, name: String = "box", width: CGFloat = 20) -> Scene {
    Scene(
      name, canvas: CGSize(width: width, height: 16), scale: 1,
      script: [.flick(.up, velocity: 250), .wait(0.1)]
    ) {
      ScrollView {
        VStack(spacing: 4) {
          Rectangle().fill(color).frame(height: 40)
          Rectangle().fill(Color.gray).frame(height: 40)
        }
      }
    }
  }
}
