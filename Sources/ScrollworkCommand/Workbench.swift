import ArgumentParser
package import Foundation
package import ScrollworkViews

/// What every verb works with: the scenes, their pictures, and someone to talk to.
@MainActor package struct Workbench {
  package let scenes: [Scene]
  package let images: [URL]
  package let console: Console

  package init(scenes: [Scene], images: [URL] = [], console: Console) {
    self.scenes = scenes
    self.images = images
    self.console = console
  }

  /// Does what the arguments ask for, and says how it went.
  package func run(_ arguments: [String]) async -> CommandStatus {
    do {
      try ScrollworkCommand.checkVerb(arguments)
      var command = try ScrollworkCommand.parseAsRoot(arguments)
      if let verb = command as? any Verb {
        try SceneNames.check(scenes)
        try await Interrupts.cancelling { try await verb.run(on: self) }
      } else {
        try command.run()
      }
      return .fine
    } catch {
      return report(error)
    }
  }

  private func report(_ error: any Error) -> CommandStatus {
    let failure: Failure
    switch ScrollworkCommand.exitCode(for: error) {
    case .success:
      console.say(ScrollworkCommand.fullMessage(for: error, columns: console.columns))
      return .fine
    case .validationFailure: failure = .usage(error)
    default: failure = Failure(error)
    }
    console.complain("error: \(failure.message)")
    return failure.status
  }

  /// The scene of a name; throws with the nearest name when there is none.
  func scene(named name: String) throws(Failure) -> Scene {
    if let scene = scenes.first(where: { $0.name == name }) { return scene }
    throw .unknownScene(name, among: scenes.map(\.name))
  }
}

/// A verb of the command.
protocol Verb: ParsableCommand, Sendable {
  /// Does it.
  @MainActor func run(on workbench: Workbench) async throws
}
