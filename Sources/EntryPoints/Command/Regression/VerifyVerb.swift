import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkRegression
import ScrollworkStage
import ScrollworkStudio
import Synchronization

/// `verify`: scenes against their references.
struct VerifyVerb: SceneVerb {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares scenes with their references, and says what changed.",
    discussion: """
      A reference is the folder DIR/SCENE: tracks.json has the digest of every still and what each \
      view does, stills/ the pictures of a few key stills, manifest.json what drew them, and the \
      scene or Swift file with the options that it was recorded with. All are meant to be committed \
      and reviewed.

        scrollwork verify Shelf.swift --record
        scrollwork verify gallery --dark --name gallery-dark --record
        scrollwork verify
        scrollwork verify --report page.html --report junit.xml

      Without names, the scenes of \(Configuration.fileName) are compared, and the references that are \
      there, each with what it was recorded from; other options replace recorded ones. --record \
      records them again where they differ. With --all, scenes of a tool of one's own without a \
      reference belong to it, too. A reference whose file or scene is gone is reported, and removed \
      by --prune alone.

      Display lists are compared exactly, on every machine. Nothing is drawn where they are equal, \
      but for the key stills, whose pictures are compared too. Where a scene differs, its stills \
      and a reference of it as it is now are left in the output folder; --record accepts them.

      The exit code is 1 if a scene differs, has no reference, or a reference has no scene; 65 or 66 \
      if a reference cannot be read or a scene cannot be played. All others are compared.

      With --shard, each of several machines compares every n-th reference, with reports and an exit \
      code of its part. References without a scene are reported by shard 1. An empty shard succeeds.

        scrollwork verify --shard 2/8 --report junit-2.xml
      """)

  @Argument(
    help: """
      Scene names from "scrollwork list", Swift files, or names of references. (default: the \
      references that are there)
      """)
  var scenes: [String] = []

  @Flag(help: "Record the references of scenes that differ or have none.")
  var record = false

  @Flag(
    name: .customLong("all"), help: "All scenes of the project, besides the references.")
  var takesAll = false

  @Flag(
    name: .customLong("prune"),
    help: "List and remove the references whose scene or Swift file is gone.")
  var prunes = false

  @Flag(name: .customLong("all-pictures"), help: "Record the pictures of all stills.")
  var keepsAllPictures = false

  @Option(
    help: ArgumentHelp(
      "The name of the reference. (default: that of the scene)", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp("The folder of references.", valueName: "dir"))
  var references = "References"

  @Option(
    name: OptionValues.outputNames,
    help: ArgumentHelp("The folder for what differs.", valueName: "dir"))
  var output = "output/verify"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stills per second, 1 to 240. (default: 60)", valueName: "n"),
    transform: OptionValues.fps.parse)
  var fps: Int?

  @Option(
    help: ArgumentHelp("Only the i-th of n shards of the scenes.", valueName: "i/n"),
    transform: OptionValues.shard)
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "The file that a process of Swift files writes its comparison to.", visibility: .hidden))
  var handOver: String?

  @OptionGroup(title: "Tolerances") var tolerances: ToleranceOptions

  @OptionGroup(title: "Reports") var reports: ReportOptions

  @OptionGroup var scale: ScaleOptions

  @OptionGroup(title: "Device and traits") var appearance: AppearanceOptions

  @OptionGroup(title: "Swift files and scripts") var loose: LooseOptions

  @OptionGroup(title: "Fonts and pictures") var drawing: DrawingOptions

  @OptionGroup(title: "Limits") var limits: LimitOptions

  @OptionGroup(title: "Messages") var messages: MessageOptions

  /// Stills per second unless they are given.
  static let defaultRate = 60

  func validate() throws {
    if keepsAllPictures, !record {
      throw ValidationError("'--all-pictures' needs '--record'")
    }
    let folders = [references, output].map { URL(filePath: $0).standardizedFileURL.path }
    if folders[0] == folders[1] {
      throw ValidationError("'--references' and '--out' are the same folder, \(output)")
    }
    if let name, let fault = SceneNames.fault(of: name) {
      throw ValidationError("the name of a reference \(name.debugDescription) \(fault)")
    }
    guard !scenes.isEmpty else { return try validateWithoutScenes() }
    for (isGiven, option) in [(takesAll, "--all"), (prunes, "--prune")] where isGiven {
      throw ValidationError("'\(option)' is about all references, and takes no names")
    }
  }

  /// The verb of arguments.
  ///
  /// - Throws: A ``Failure`` for arguments that it refuses.
  static func of(_ words: [String]) throws(Failure) -> VerifyVerb {
    do { return try parse(words) } catch { throw .usage(error) }
  }

  private func validateWithoutScenes() throws {
    let given = [
      ("--view", loose.view != nil), ("--script", loose.script != nil),
      ("--images", !loose.images.isEmpty), ("--shaders", !loose.shaders.isEmpty),
      ("--name", name != nil),
    ].filter(\.1)
    guard let (option, _) = given.first, !loose.printScript else { return }
    throw ValidationError(
      "'\(option)' needs a scene or a Swift file; without names, each reference has its own")
  }

  func outputs(ofScene name: String) -> VerbOutputs {
    let name = self.name ?? name
    let folders = (record ? [references] : []) + [output]
    return VerbOutputs(
      files: [handOver].compactMap(\.self).map { URL(filePath: $0) },
      filesInNewFolders: reports.reports.map { URL(filePath: $0) },
      folders: folders.map { URL(filePath: $0).appending(path: name) },
      readable: [references, output].map { URL(filePath: $0) })
  }

  func run(on workbench: Workbench) async throws {
    guard let handOver, let name else {
      return try conclude(try await compared(on: workbench), on: workbench.console)
    }
    let result: VerifiedScene?
    do { result = try await compared(on: workbench).first } catch {
      let folder = ReferenceStore(URL(filePath: references)).reference(of: name)
      result = try VerifiedScene(name, folder, unless: error)
    }
    if let result { try HandedScene.write(result, to: URL(filePath: handOver)) }
  }

  /// The comparisons of the scenes that are named, each with its reference.
  @MainActor func compared(on workbench: Workbench) async throws -> [VerifiedScene] {
    let script = try workbench.script(of: self)
    let all = try workbench.source.scenes(of: self, playing: script)
    if name != nil, all.count != 1 { throw Failure.oneScene(all.map(\.name)) }
    let part = shard?.part(of: all, named: "scene", on: workbench.console) ?? all
    let renderer = try await workbench.renderer(of: self)
    let recorder = ReferenceRecorder(self, renderer, on: workbench)
    var results: [VerifiedScene] = []
    for scene in part { results.append(try await recorder.result(of: scene, playing: script)) }
    guard !results.allSatisfy(\.comparison.findings.isEmpty) else { return results }
    let paths = await SourcePaths(workbench.console.sourceNames)
    for index in results.indices {
      results[index].comparison = try await paths.applied(to: results[index].comparison)
    }
    return results
  }

  /// Reports the results, and throws a ``Failure`` unless all are equal.
  func conclude(_ results: [VerifiedScene], on console: Console) throws {
    let isEqual = results.allSatisfy(\.comparison.verdict.isPassing)
    if record, isEqual, reports.reports.isEmpty, reports.format == .text {
      return try console.writeSummary("\(results.count) of \(results.count) up to date")
    }
    try reports.write(results.map { ($0.comparison, $0.pictures) }, to: console)
    guard isEqual else { throw VerifyFailure(results, of: self).failure }
  }
}
