import Foundation
import ScrollworkCairo
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem
import ScrollworkViews

// Scripts from files: reading, checking, and their positions in messages.
extension Workbench {
  /// The script that replaces those of a verb's scenes.
  func script(of verb: some SceneVerb) throws -> ScriptText? {
    try verb.loose.scriptFile.map { try ScriptText(contentsOf: URL(filePath: $0)) }
  }

  /// Writes the script that the scene of a verb plays, as the text of a script file.
  func printScript(of verb: some SceneVerb) async throws {
    let script = try script(of: verb)
    let scene = verb.appearance.applied(to: try scene(of: verb, playing: script))
    let renderer = try await renderer(of: verb)
    let played = try source.stage(scene, with: renderer, playing: script).scene
    var setup = script?.script.setup ?? SceneScript.Setup()
    if source.isOfFiles { (setup.canvas, setup.safeArea) = (played.canvas, played.safeArea) }
    try console.write(
      SceneScript(setup: setup, played.script, reel: script?.script.reel ?? []).description)
  }

  /// Throws for the steps of a script file that the scene cannot perform, before files are written.
  ///
  /// A missing view is an error too, because the file names it.
  func checkSteps(of stage: Stage, _ script: ScriptText?) throws(Failure) {
    guard let script else { return }
    let mistakes = stage.problems.compactMap { problem -> Diagnostic? in
      let isMistake =
        switch problem {
        case .noSuchView: true
        default: problem.severity == .malformed
        }
      guard isMistake, let step = stage.step(of: problem) else { return nil }
      return Diagnostic(.scene, "\(problem)", of: step, in: script)
    }
    guard !mistakes.isEmpty else { return }
    let count = mistakes.count == 1 ? "1 step" : "\(mistakes.count) steps"
    throw Failure(
      status: .malformed,
      message: "\(count) of \(script.file) cannot be done in the scene \"\(stage.scene.name)\"",
      diagnostics: mistakes, kind: .scene, file: .init(file: script.file))
  }

  /// Writes the problems that are warnings; missing assets in one, which is an error if it is asked
  /// for.
  func conclude(
    _ problems: [SceneProblem], of renderer: CairoRenderer, _ options: DrawingOptions
  ) throws(Failure) {
    let unloaded = problems.filter { if case .pictureNotLoaded = $0 { true } else { false } }
    if let first = unloaded.first {
      let others = unloaded.count > 1 ? " So do \(unloaded.count - 1) more." : ""
      console.writeWarning("\(first)\(others)", .asset)
    }
    for problem in problems
    where problem.severity == .warning && !MissingAssets.covers(problem)
      && !unloaded.contains(problem)
    {
      console.writeWarning("\(problem)")
    }
    let missing = MissingAssets(problems, unreadable: renderer.unreadableImages)
    guard !missing.isEmpty else { return }
    if options.isStrict {
      throw Failure(status: .missing, message: "\(missing)", kind: .asset)
    }
    console.writeWarning("\(missing)", .asset)
  }

  /// Throws for expectations that are not met, with the still of each.
  func checkExpectations(
    of stages: [Stage], _ script: ScriptText?, fps: Int = 60
  ) throws(Failure) {
    var unmet: [Diagnostic] = []
    for stage in stages {
      let numbering = ReelNumbering(duration: stage.duration, fps: fps)
      for problem in stage.problems {
        guard case .unmet(_, _, let time) = problem else { continue }
        let still = numbering.number(at: time) ?? numbering.count - 1
        let words = "\(problem) That is still \(still) of \(stage.scene.name) at \(fps) fps."
        let complaint = stage.step(of: problem).flatMap { step in
          script.map { Diagnostic(.expectation, words, of: step, in: $0) }
        }
        unmet.append(complaint ?? Diagnostic(kind: .expectation, message: words))
      }
    }
    guard !unmet.isEmpty else { return }
    throw Failure(
      status: .mismatch,
      message: (unmet.count == 1 ? "1 expectation is" : "\(unmet.count) expectations are")
        + " not met",
      diagnostics: unmet, kind: .expectation)
  }
}
