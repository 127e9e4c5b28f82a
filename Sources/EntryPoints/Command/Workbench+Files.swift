import Foundation
import ScrollworkCairo
import ScrollworkLoose
import ScrollworkProjects
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem

/// A verb that takes scenes, by name or as Swift files.
protocol SceneVerb: Verb {
  /// The scene names, or the paths of Swift files.
  var scenes: [String] { get }
  /// The canvas and the traits.
  var appearance: AppearanceOptions { get }
  /// The options for scripts and Swift files.
  var loose: LooseOptions { get }
  /// The fonts.
  var drawing: DrawingOptions { get }
  /// The bounds of the scenes' code.
  var limits: LimitOptions { get }
}

extension Workbench {
  /// Whether a word is a path; a scene name takes precedence over a folder.
  private func isPath(_ word: String) -> Bool {
    LooseFiles.isPath(word) && !scenes.contains { $0.name == word }
  }

  /// Whether a verb takes Swift files that are not compiled and loaded yet.
  func needsFiles(_ verb: some SceneVerb) -> Bool {
    loaded == nil && verb.scenes.contains(where: isPath)
  }

  /// Compiles the Swift files of a verb, then runs the verb in a child process.
  func runFiles(_ verb: some SceneVerb, _ arguments: [String]) async throws -> CommandStatus {
    if let word = verb.scenes.first(where: { !isPath($0) }) {
      throw Failure.filesAndScenes(word)
    }
    guard let program = Bundle.main.executableURL else {
      throw LooseError.cannotLoad(reason: "the path of this program is unknown")
    }
    let code = Ref<Int32>()
    let relay = SignalRelay()
    try await Interrupts.cancelling(relay: relay) {
      let files = try await PackageFetcher(program: program)
        .completed(LooseFiles(verb.scenes), isAllowed: verb.loose.fetchPackages)
      let compiler = try LooseCompiler(program: program)
      if let warning = compiler.warning { console.writeDiagnostic("warning: \(warning)") }
      for note in files.notes { console.writeDiagnostic(note.visible()) }
      let library = try await compiler.library(
        files, view: verb.loose.view,
        steps: verb.loose.swiftSteps
          ?? (verb.loose.scriptFile == nil ? files.stepsBeside : nil),
        assets: verb.loose.imageFolders + files.folders,
        limit: verb.loose.compileLimit ?? LooseCompiler.limit,
        isStrict: verb.drawing.isStrict || files.projects.isEmpty && !verb.loose.isLenient,
        onStandIn: console.showStandIn)
      for use in IneffectiveUse.all(in: files) {
        console.writeDiagnostic(use.note.visible())
      }
      for line in OmittedCode.warning(library.omitted) {
        console.writeDiagnostic(line.visible())
      }
      code.value = try await LooseChild.run(
        program, library: library.url, bundle: compiler.stage(files), arguments: arguments,
        name: verb.scenes.joined(separator: " "), relay: relay, output: console.results)
    }
    // The child is this program again, so its exit code is a `CommandStatus`.
    return code.value.flatMap(CommandStatus.init) ?? .bug
  }

  /// The image folders of a verb's scenes.
  func images(of verb: some SceneVerb) -> [URL] {
    loaded == nil ? images : verb.loose.imageFolders + looseFolders
  }

  /// The image folders of the app or of the Swift files.
  var looseFolders: [URL] { resources.imageFolders }

  /// The font files of the app.
  var appFonts: [URL] { resources.fonts }

  /// The scene of Swift files on the device that they are shown on without other options.
  ///
  /// A canvas of another size is bare.
  func onDefaultDevice(_ scene: Scene, of verb: some SceneVerb, playing script: ScriptText?)
    -> Scene
  {
    var scene = scene
    if verb.appearance.canvas == nil, script?.script.setup.canvas == nil {
      scene.show(on: .phone)
    }
    return scene
  }

  /// The time by which an app shows something, in seconds.
  ///
  /// - Source: chosen; launch screens of the public projects tried end before.
  private static let beginning = 3.0

  /// A stage for a scene; Swift files without a script play the default tour.
  ///
  /// Throws if nothing is left to show of files without the code that does not compile.
  func stage(
    _ scene: Scene, with renderer: CairoRenderer, playing script: ScriptText?
  ) throws(Failure) -> Stage {
    let stage = { Stage($0, text: renderer, images: renderer) }
    guard let loaded else { return stage(scene) }
    if !loaded.omitted.isEmpty {
      var app = scene
      // What the system draws is not of the app.
      app.showsStatusBar = false
      let bare = stage(app)
      // After a moment, since many apps begin with a screen of one color.
      let isBlank = [0, Self.beginning].allSatisfy { bare.still(at: $0).displayList.isBlank }
      if isBlank { throw .nothingLeft(of: scene.name, without: loaded.omitted) }
    }
    guard !loaded.hasScript, script == nil else { return stage(scene) }
    return stage(DefaultTour.added(to: scene, stage: stage))
  }
}

/// A main-actor box for a value set by a closure.
@MainActor private final class Ref<Value> {
  var value: Value?
}
