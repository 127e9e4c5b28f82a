import Foundation
import ScrollworkCommand
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkViews
import ScrollworkSystem
import TestSupport

/// What a run of the command said, and how it ended.
struct Run: Sendable {
  var status: CommandStatus
  var out: String
  var err: String
}

/// Collects words from any task.
final class Ear: Sendable {
  private let heard = Locked("")

  func hear(_ text: String) { heard.withLock { $0 += text } }
  var all: String { heard.withLock { $0 } }
}

extension Scene {
  /// A picture of one color, one second long.
  static func plain(_ name: String) -> Scene {
    Scene(
      name, summary: "One color", canvas: CGSize(width: 20, height: 10), scale: 1,
      script: [.wait(1)]
    ) {
      Rectangle()
    }
  }

  /// A scene that cannot be laid out.
  static let broken = Scene("broken", canvas: CGSize(width: 20, height: 10), scale: 1) {
    VStack(spacing: .nan) {
      Rectangle()
      Rectangle()
    }
  }

  /// A scene whose script cannot be played.
  static let unplayable = Scene(
    "unplayable", canvas: CGSize(width: 20, height: 10), scale: 1, script: [.wait(-1)]
  ) { Rectangle() }

  /// Something to scroll.
  static let rolling = Scene("rolling", canvas: CGSize(width: 20, height: 10), scale: 1) {
    ScrollView { Rectangle().frame(height: 90) }
  }

  /// A scene that lacks a picture.
  static let blind = Scene("blind", canvas: CGSize(width: 20, height: 10), scale: 1) {
    Image("moon")
  }

  /// A scene whose script asks for a view that is not there.
  static let puzzled = Scene(
    "puzzled", canvas: CGSize(width: 20, height: 10), scale: 1,
    script: [.wait(0.1), .tap(.view("nobody"))]
  ) { Rectangle() }
}

/// Runs the command over a few scenes.
@MainActor func run(_ arguments: String..., isTerminal: Bool = false) async -> Run {
  await run(arguments, isTerminal: isTerminal)
}

/// Runs the command over a few scenes.
@MainActor func run(_ arguments: [String], isTerminal: Bool = false) async -> Run {
  let (out, err) = (Ear(), Ear())
  let console = Console(isTerminal: isTerminal, out: out.hear, err: err.hear)
  let scenes: [Scene] = [
    .plain("gallery"), .plain("feed"), .broken, .unplayable, .blind, .puzzled, .rolling,
  ]
  let status = await Workbench(scenes: scenes, console: console).run(arguments)
  return Run(status: status, out: out.all, err: err.all)
}
