import Foundation
import ScrollworkRegression
import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem

/// A run of `verify` over references that are there, each with what it was recorded from.
///
/// Scenes of the tool are compared in this process, Swift files in a process of their own.
@MainActor struct ReferenceRun {
  private let verb: VerifyVerb
  /// The arguments that apply to every reference.
  private let shared: [String]
  private let workbench: Workbench
  private let store: ReferenceStore
  private let paths: ReferencePaths
  /// The scenes of the project by their arguments, without those of the tool that have no options.
  private let projectScenes: [String: [String]]
  /// The names of the tool's scenes that are the project's.
  private let ownScenes: [String]

  /// The run of a verb without scenes, or with names of references that are no scenes; nil for others,
  /// which name all that they are about.
  init?(_ verb: VerifyVerb, _ arguments: [String], on workbench: Workbench) throws {
    guard !workbench.source.isOfFiles, !verb.loose.printScript else { return nil }
    (self.verb, self.workbench) = (verb, workbench)
    store = ReferenceStore(URL(filePath: verb.references))
    paths = ReferencePaths(from: store.url)
    shared = Self.options(arguments.dropFirst(), leavingOut: Self.own)
    let verbs = VerbOptions.all()
    let project = try workbench.configuration(verbs)
    let command = ConfiguredCommand(project, verbs, toolScenes: workbench.scenes.map(\.name))
    let options = verbs["verify"] ?? VerbOptions(options: [])
    projectScenes = Dictionary(
      (project?.scenes ?? []).map { ($0.name, command.completeWords(of: $0, "verify", options)) },
      uniquingKeysWith: { first, _ in first })
    ownScenes = workbench.ownScenes(project).map(\.name)
    guard !verb.scenes.isEmpty else { return }
    let (known, references) = (workbench.scenes.map(\.name), store.names)
    let ofProject = projectScenes
    guard !workbench.source.needsFiles(verb),
      verb.scenes.contains(where: {
        ofProject[$0] != nil || !known.contains($0) && references.contains($0)
      })
    else { return nil }
  }

  /// Compares the references, reports them, and throws a ``Failure`` unless all are equal.
  ///
  /// - Returns: The exit code: that of a process of Swift files that had to end, or success.
  func run() async throws -> CommandStatus {
    try SceneNames.check(workbench.scenes)
    let entries = try entries()
    let isFirst = verb.shard == nil || verb.shard?.number == 1
    var results: [VerifiedScene] = []
    if isFirst { results += try settled(entries) }
    let live = entries.filter(\.isLive)
    let part = verb.shard?.part(of: live, named: "scene", on: workbench.console) ?? live
    if part.contains(where: \.isScene) { workbench.onLimits(verb.limits.limits) }
    for entry in part {
      switch entry {
      case .scene(let name, let arguments): results.append(try await scene(name, arguments))
      case .unclaimed(let name): results.append(try await unclaimed(name))
      case .files(let name, let arguments):
        let (result, status) = try await files(name, arguments)
        guard let result else { return status }
        results.append(result)
      case .stale, .told: break
      }
    }
    if isFirst { tellScenesWithoutReference(entries) }
    try verb.conclude(
      results.sorted { $0.comparison.name < $1.comparison.name }, on: workbench.console)
    return .success
  }

  // MARK: What is compared

  private func entries() throws(Failure) -> [ReferenceEntry] {
    let known = workbench.scenes.map(\.name)
    let references = store.names
    var names = verb.scenes.isEmpty ? references + projectScenes.keys : verb.scenes
    if verb.takesAll {
      guard !ownScenes.isEmpty || !projectScenes.isEmpty else { throw .noProject }
      names += ownScenes
    }
    if let word = names.first(where: {
      !references.contains($0) && !known.contains($0) && projectScenes[$0] == nil
    }) {
      throw .unknownScene(word, among: projectScenes.keys.sorted() + known)
    }
    guard !names.isEmpty else { throw .noReferences(in: verb.references) }
    return Set(names).sorted().map { name in
      if let words = projectScenes[name] {
        return words.first.map(known.contains) == true
          ? .scene(name, arguments: words) : .files(name, arguments: words)
      }
      return references.contains(name)
        ? ReferenceEntry(name, store.reference(of: name), paths, scenes: known)
        : .scene(name, arguments: [name])
    }
  }

  /// The references that are only told; those without a scene are removed if that is asked for.
  private func settled(_ entries: [ReferenceEntry]) throws -> [VerifiedScene] {
    let told = entries.compactMap { if case .told(let scene) = $0 { scene } else { nil } }
    let stale = entries.compactMap { entry in
      if case .stale(let scene, let cause) = entry { (scene: scene, cause: cause) } else { nil }
    }
    guard verb.prunes else { return stale.map(\.scene) + told }
    let console = workbench.console
    for (scene, cause) in stale {
      console.writeNote("removing \(scene.comparison.old.label): \(cause)")
    }
    for (scene, _) in stale { try store.reference(of: scene.comparison.name).remove() }
    if stale.isEmpty { console.writeDiagnostic("there is nothing to remove") }
    return told
  }

  /// Writes how many scenes of the tool have no reference, where most others have: a new scene of a
  /// team's own tool, but no demos.
  private func tellScenesWithoutReference(_ entries: [ReferenceEntry]) {
    guard verb.scenes.isEmpty, !verb.takesAll, entries.contains(where: \.isScene) else { return }
    let names = ownScenes.filter { !store.reference(of: $0).hasTraces }
    guard !names.isEmpty, names.count * 2 < ownScenes.count else { return }
    let isOne = names.count == 1
    workbench.console.writeDiagnostic(
      "\(isOne ? names[0] : "\(names.count) scenes of the tool") \(isOne ? "has" : "have") "
        + "no reference; --all takes \(isOne ? "it" : "them"), too")
  }

  // MARK: One reference

  /// The comparison of a scene of the tool with a reference that does not say what it is of.
  ///
  /// It may be that of a file with a view of the name, so it is not replaced without being named.
  private func unclaimed(_ name: String) async throws -> VerifiedScene {
    let result = try await scene(name, [name], leavingOut: ["--record", "--all-pictures"])
    guard verb.record, result.problem == nil else { return result }
    guard !result.comparison.verdict.isPassing else {
      return try await scene(name, [name])
    }
    let folder = store.reference(of: name)
    return VerifiedScene(
      name, folder,
      broken: Failure(
        status: .malformed,
        message: "\(folder.url.relativePath) does not say of what it is, and differs from the "
          + "scene \(name); verify \(name) --record replaces it"))
  }

  /// The comparison of a scene of the tool.
  private func scene(
    _ name: String, _ arguments: [String], leavingOut left: Set<String> = []
  ) async throws -> VerifiedScene {
    do {
      let options = Self.options(shared, leavingOut: Self.ofFiles.union(left))
      let verb = try VerifyVerb.of(arguments + options + ["--name=\(name)"])
      let result = Box<VerifiedScene>()
      try await Interrupts.cancelling {
        result.value = try await verb.compared(on: workbench).first
      }
      guard let value = result.value else { throw CancellationError() }
      return value
    } catch { return try VerifiedScene(name, store.reference(of: name), unless: error) }
  }

  /// The comparison of Swift files, made by another process; nil with its exit code if it had to end
  /// and has told why.
  private func files(
    _ name: String, _ arguments: [String]
  ) async throws -> (VerifiedScene?, CommandStatus) {
    let reference = store.reference(of: name)
    let folder = ProcessFolder("scrollwork-verify", in: FileManager.default.temporaryDirectory)
    defer { folder.remove() }
    do {
      // What is damaged needs no compiling to be told.
      if !verb.record, reference.hasTraces { _ = try reference.recording() }
      let file = folder.url.appending(path: "comparison.json")
      let words = arguments + shared + ["--name=\(name)", "--hand-over=\(file.path)"]
      let status = try await workbench.runFiles(try VerifyVerb.of(words), ["verify"] + words)
      let candidate = ReferenceStore(URL(filePath: verb.output)).reference(of: name)
      if let scene = HandedScene.read(file, reference, candidate) { return (scene, status) }
      switch status {
      case .interrupted, .closedPipe, .cannotWrite: return (nil, status)
      default:
        let message = "the process of its Swift files ended with exit code \(status.rawValue)"
        return (
          VerifiedScene(name, reference, broken: Failure(status: status, message: message)), status
        )
      }
    } catch { return (try VerifiedScene(name, reference, unless: error), .success) }
  }

  // MARK: Arguments

  /// The options that apply to the run as a whole.
  private static let own: Set<String> = [
    "--shard", "--report", "--summary", "--json", "--prune", "--all",
  ]
  /// The options that scenes of the tool do not have.
  private static let ofFiles: Set<String> = ["--compile-limit", "--fetch-packages", "--lenient"]

  /// The options among some arguments, with their values, without some.
  private static func options(
    _ arguments: some Sequence<String>, leavingOut left: Set<String>
  ) -> [String] {
    let line = ArgumentWords(arguments, VerbOptions.all()["verify"] ?? VerbOptions(options: []))
    return line.items.flatMap { item -> [String] in
      guard case .option(let spelling, let words) = item, !left.contains(spelling) else {
        return []
      }
      return words
    }
  }
}

/// A value that a closure sets.
@MainActor private final class Box<Value> {
  var value: Value?
}
