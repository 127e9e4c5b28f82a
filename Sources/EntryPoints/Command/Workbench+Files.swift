import Foundation
import ScrollworkLoose
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
  /// Whether it runs an encoder of films.
  var makesFilms: Bool { get }
  /// What it writes for a scene with a name.
  func outputs(ofScene name: String) -> VerbOutputs
}

extension SceneVerb {
  var makesFilms: Bool { false }
}

extension Workbench {
  /// Compiles the Swift files of a verb, then runs the verb in a child process.
  func runFiles(_ verb: some SceneVerb, _ arguments: [String]) async throws -> CommandStatus {
    if let word = verb.scenes.first(where: {
      !ToolScenes(scenes: scenes, images: images, shaders: shaders).isPath($0)
    }) {
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
      if let warning = compiler.warning { console.writeWarning(warning, .toolchain) }
      let shaders = try LooseShaders(files, named: verb.loose.shaders)
      for note in files.notes { console.writeDiagnostic(note.visible()) }
      let start = ContinuousClock.now
      let library = try await compiler.library(
        files, view: verb.loose.view,
        steps: verb.loose.swiftSteps
          ?? (verb.loose.scriptFile == nil ? files.stepsBeside : nil),
        assets: verb.loose.imageFolders + files.folders, shaders: shaders,
        limit: verb.loose.compileLimit ?? LooseCompiler.limit,
        isStrict: verb.drawing.isStrict || files.projects.isEmpty && !verb.loose.isLenient,
        onStandIn: console.showStandIn)
      console.writeDetail(
        "compiled in \(((ContinuousClock.now - start) / .seconds(1) * 100).rounded() / 100) s: "
          + library.url.path)
      for use in IneffectiveUse.all(in: files) {
        console.write(Diagnostic(use))
      }
      console.writeOmissions(library.omitted, library.shaderReport)
      var child = LooseChild(
        program: program, library: library.url,
        bundle: try compiler.stage(files, shaders: library.shaders), arguments: arguments,
        name: verb.scenes.joined(separator: " "))
      let name = try verb.loose.sceneName ?? files.sceneName(view: verb.loose.view)
      let confinement = try confinement(of: verb, named: name, files, arguments)
      defer { confinement?.end() }
      confinement?.confine(&child)
      child.onDenial = { [console] acts in
        for message in DeniedAct.messages(about: acts) {
          console.writeWarning(message, .crash)
        }
      }
      code.value = try await child.run(relay: relay, output: console.results)
    }
    // The child is this program again, so its exit code is a `CommandStatus`.
    return code.value.flatMap(CommandStatus.init) ?? .bug
  }
}

extension Workbench {
  /// The sandbox of a verb's process; nil if it is not wanted, or this system has none, which is told.
  func confinement(
    of verb: some SceneVerb, named name: String, _ files: LooseFiles, _ arguments: [String]
  ) throws -> SceneConfinement? {
    guard !verb.limits.noSandbox else { return nil }
    guard Sandbox.isAvailable else {
      console.writeWarning(
        "this system has no sandbox (Landlock and seccomp); the code of the files may do what "
          + "you may", .toolchain)
      return nil
    }
    return try SceneConfinement(of: verb, named: name, files, arguments)
  }
}

/// A main-actor box for a value set by a closure.
@MainActor private final class Ref<Value> {
  var value: Value?
}
