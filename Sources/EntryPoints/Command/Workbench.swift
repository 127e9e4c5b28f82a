import ArgumentParser
package import Foundation
import ScrollworkCairo
import ScrollworkLoose
package import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem
import ScrollworkScript

/// The context of every verb: the scenes, their image folders, their Metal files and the console.
@MainActor package struct Workbench {
  package let scenes: [Scene]
  package let images: [URL]
  /// The Metal files of the scenes, and the folders of them.
  package let shaders: [URL]
  package private(set) var console: Console
  /// Whether the scenes are demos, and no scenes of the project around the current folder.
  var areDemos = false
  /// Called with the bounds of the scenes' code, before it runs.
  var onLimits: (SceneLimits) -> Void = { _ in }
  /// Where the scenes of a verb come from.
  private(set) var source: any SceneSource
  private let kept = KeptStages()

  package init(scenes: [Scene], images: [URL] = [], shaders: [URL] = [], console: Console) {
    self.scenes = scenes
    self.images = images
    self.shaders = shaders
    self.console = console
    source = ToolScenes(scenes: scenes, images: images, shaders: shaders)
  }

  /// Runs the verb of the arguments and returns the exit code.
  package func run(_ arguments: [String]) async -> CommandStatus {
    var workbench = self
    workbench.console.errors = ErrorForm(asked: arguments)
    workbench.console.verbosity = Verbosity(asked: arguments)
    return await workbench.runVerb(arguments)
  }

  private func runVerb(_ arguments: [String]) async -> CommandStatus {
    do {
      LooseChild.begin()
      if arguments.first == LooseChild.flag, arguments.count >= 2 {
        var workbench = self
        let library = try LooseLibrary(URL(filePath: arguments[1]))
        workbench.source = FileScenes(
          library: library, resources: LooseChild.resources, libraries: LooseChild.shaders)
        workbench.console.sourceNames = library.sourceNames
        return await workbench.run(Array(arguments.dropFirst(2)))
      }
      return try await runConfigured(arguments, play)
    } catch {
      return report(error)
    }
  }

  /// Runs the verb of arguments: here, or in a child process if it needs Swift files, or once for
  /// each entry of a plan.
  func play(_ arguments: [String]) async throws -> CommandStatus {
    var command = try ScrollworkCommand.parseAsRoot(arguments)
    if let verb = command as? ReelVerb, let plan = verb.plan {
      return try await PlanRun(verb, file: plan, arguments, on: console).run(outcome)
    }
    if let verb = command as? IllustrateVerb, let file = verb.figures, verb.scenes.isEmpty {
      return try await FigurePlan(verb, file: file).run(on: self, outcome)
    }
    if let verb = command as? IllustrateVerb, verb.figures != nil, verb.only.isEmpty {
      throw Failure(
        status: .usage,
        message: "'--figures' cannot be combined with scenes, which stand in the file")
    }
    if let verb = command as? DemoVerb {
      guard let arguments = verb.arguments else {
        try console.writeLines(
          ScrollworkCommand.helpMessage(for: DemoVerb.self, columns: console.columns))
        return .success
      }
      return try await play(arguments)
    }
    if let verb = command as? InitVerb { return try await ProjectSetup(verb, on: self).run() }
    if let verb = command as? VerifyVerb, let run = try ReferenceRun(verb, arguments, on: self) {
      return try await run.run()
    }
    if let verb = command as? PreviewVerb, !verb.isSession {
      return try await PreviewHost(verb, arguments, on: self).run()
    }
    if let verb = command as? any SceneVerb, source.needsFiles(verb) {
      return try await runFiles(verb, arguments)
    }
    guard let verb = command as? any Verb else {
      try command.run()
      return .success
    }
    try await run(verb)
    return .success
  }

  /// Runs a verb in this process.
  func run(_ verb: any Verb) async throws {
    try SceneNames.check(scenes)
    try await Interrupts.cancelling {
      if let verb = verb as? any SceneVerb {
        onLimits(verb.limits.limits)
        if verb.loose.printScript { return try await printScript(of: verb) }
      }
      try await verb.run(on: self)
    }
  }

  /// The renderer of a verb's scenes, with their pictures, fonts and shader functions.
  func renderer(
    of verb: some SceneVerb, reusesLayers: Bool = true, makesCompactFiles: Bool = false
  ) async throws -> CairoRenderer {
    try await verb.drawing.renderer(
      images: source.images(of: verb), appFonts: source.fonts, shaders: source.shaders(),
      reusesLayers: reusesLayers, makesCompactFiles: makesCompactFiles)
  }

  /// The same workbench, with results on another file descriptor.
  func writing(to descriptor: Int32) -> Workbench {
    var workbench = self
    workbench.console = Console(results: descriptor)
    (workbench.console.errors, workbench.console.verbosity) = (console.errors, console.verbosity)
    return workbench
  }

  /// Keeps stages as long as the workbench, instead of those kept before.
  ///
  /// Freeing the trees of a played scene takes as long as drawing some stills; the end of the process frees
  /// them at once.
  func keepUntilExit(_ stages: [Stage]) { kept.stages = stages }

  private func outcome(_ arguments: [String]) async -> VerbOutcome {
    do { return VerbOutcome(status: try await play(arguments)) } catch {
      let failure = Failure(error)
      return VerbOutcome(status: failure.status, failure: failure)
    }
  }

  /// Writes an error for people, and returns its exit code.
  func report(_ error: any Error) -> CommandStatus {
    let failure: Failure
    switch ScrollworkCommand.exitCode(for: error) {
    case .success:
      do {
        let help = ScrollworkCommand.fullMessage(for: error, columns: console.columns)
        try console.writeLines(HelpPage(help).text(or: help))
        return .success
      } catch { failure = Failure(error) }
    case .validationFailure: failure = .usage(error)
    default: failure = Failure(error)
    }
    // A closed pipe needs no message: other tools end quietly as well.
    guard failure.status != .closedPipe else { return failure.status }
    console.write(failure)
    return failure.status
  }

  /// The one scene of a verb.
  func scene(of verb: some SceneVerb, playing script: ScriptText?) throws -> Scene {
    let scenes = try source.scenes(of: verb, playing: script)
    guard scenes.count == 1 else { throw Failure.oneScene(scenes.map(\.name)) }
    return scenes[0]
  }
}

/// A verb of the tool.
protocol Verb: ParsableCommand, Sendable {
  /// Runs the verb.
  @MainActor func run(on workbench: Workbench) async throws
}

/// The stages that a workbench and its copies keep.
@MainActor private final class KeptStages {
  var stages: [Stage] = []
}
