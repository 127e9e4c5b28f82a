import Foundation
import ScrollworkCairo
import ScrollworkLoose
import ScrollworkScript
import ScrollworkStudio
import ScrollworkViews

/// A verb about scenes, which may be files of views.
protocol SceneVerb: Verb {
  /// The names of scenes, or the files.
  var scenes: [String] { get }
  /// What is said of the files.
  var loose: LooseOptions { get }
}

extension Workbench {
  /// Whether a word means a file or a folder; a folder that is called like a scene does not.
  private func isPath(_ word: String) -> Bool {
    LooseFiles.isPath(word) && !scenes.contains { $0.name == word }
  }

  /// Whether a verb is about files that are not compiled and loaded yet.
  func needsFiles(_ verb: some SceneVerb) -> Bool {
    loaded == nil && verb.scenes.contains(where: isPath)
  }

  /// Compiles what a verb is about, and does it in a program of its own.
  func runFiles(_ verb: some SceneVerb, _ arguments: [String]) async throws -> CommandStatus {
    if let word = verb.scenes.first(where: { !isPath($0) }) {
      throw Failure.filesAndScenes(word)
    }
    guard let program = Bundle.main.executableURL else {
      throw LooseError.cannotLoad(reason: "this program does not know where it is")
    }
    let code = Ref<Int32>()
    let relay = SignalRelay()
    try await Interrupts.cancelling(relay: relay) {
      let files = try LooseFiles(verb.scenes)
      let library = try await LooseCompiler(program: program).library(
        files, view: verb.loose.view,
        steps: verb.loose.swiftSteps
          ?? (verb.loose.scriptFile == nil ? files.stepsBeside : nil))
      code.value = try await LooseChild.run(
        program, library: library, arguments: arguments,
        name: verb.scenes.joined(separator: " "), relay: relay)
    }
    // The program is this one again, so the number is one of ours.
    return code.value.flatMap(CommandStatus.init) ?? .bug
  }

  /// The folders with the pictures of a verb's scenes.
  func images(of verb: some SceneVerb) throws -> [URL] {
    guard loaded != nil else { return images }
    return verb.loose.imageFolders + (try looseFolders(of: verb))
  }

  /// The folders of the files a verb is about.
  func looseFolders(of verb: some SceneVerb) throws -> [URL] {
    try LooseFiles(verb.scenes).folders
  }

  /// A stage for a scene; views that came without a script get a tour.
  func stage(
    _ scene: Scene, with renderer: CairoRenderer, playing script: ScriptText?
  ) -> Stage {
    let stage = { Stage($0, text: renderer, images: renderer) }
    guard let loaded, !loaded.hasScript, script == nil else { return stage(scene) }
    return stage(DefaultTour.added(to: scene, stage: stage))
  }
}

/// A place for something that is made elsewhere on the main actor.
@MainActor private final class Ref<Value> {
  var value: Value?
}
