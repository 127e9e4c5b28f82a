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

  /// The run of a verb without scenes, or with names of references that are no scenes; nil for others,
  /// which name all that they are about.
  init?(_ verb: VerifyVerb, _ arguments: [String], on workbench: Workbench) {
    guard !workbench.source.isOfFiles, !verb.loose.printScript else { return nil }
    (self.verb, self.workbench) = (verb, workbench)
    store = ReferenceStore(URL(filePath: verb.references))
    paths = ReferencePaths(from: store.url)
    shared = Self.options(arguments.dropFirst(), leavingOut: Self.own)
    guard !verb.scenes.isEmpty else { return }
    let (known, references) = (workbench.scenes.map(\.name), store.names)
    guard !workbench.source.needsFiles(verb),
      verb.scenes.contains(where: { !known.contains($0) && references.contains($0) })
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
    var names = verb.scenes.isEmpty ? references : verb.scenes
    if verb.takesAll { names += known }
    if let word = names.first(where: { !references.contains($0) && !known.contains($0) }) {
      throw .unknownScene(word, among: known)
    }
    guard !names.isEmpty else { throw .noReferences(in: verb.references) }
    return Set(names).sorted().map { name in
      references.contains(name)
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
    let names = workbench.scenes.map(\.name).filter { !store.reference(of: $0).hasTraces }
    guard !names.isEmpty, names.count * 2 < workbench.scenes.count else { return }
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
      let options = Self.options(shared[...], leavingOut: Self.ofFiles.union(left))
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
      if !verb.record { _ = try reference.recording() }
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

  /// The options of the verb with a value.
  private static let valued: Set<String> = [
    "-o", "--output", "--out", "--references", "--fps", "--shard", "--allow-delay", "--ignore",
    "--ignore-rect", "--measure", "--threshold", "--tolerance", "--report", "--summary", "--scale",
    "--canvas", "--device", "--type-size", "--locale", "--fonts", "--limit", "--compile-limit",
    "--view", "--script", "--images", "--shaders", "--errors",
  ]
  /// The options that apply to the run as a whole.
  private static let own: Set<String> = [
    "--shard", "--report", "--summary", "--json", "--prune", "--all",
  ]
  /// The options that scenes of the tool do not have.
  private static let ofFiles: Set<String> = ["--compile-limit", "--fetch-packages", "--lenient"]

  /// The options among some arguments, with their values, without some.
  private static func options(
    _ arguments: ArraySlice<String>, leavingOut left: Set<String>
  ) -> [String] {
    var (options, rest) = ([String](), arguments)
    while let word = rest.popFirst(), word != "--" {
      guard word.hasPrefix("-") else { continue }
      let name = String(word.prefix { $0 != "=" })
      let value = valued.contains(name) && name == word ? rest.popFirst() : nil
      if !left.contains(name) { options += [word] + [value].compactMap(\.self) }
    }
    return options
  }
}

/// A value that a closure sets.
@MainActor private final class Box<Value> {
  var value: Value?
}
