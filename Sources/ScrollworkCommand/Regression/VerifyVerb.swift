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
      view does, stills/ the pictures of a few key stills, manifest.json what drew them. All are \
      meant to be committed and reviewed.

        scrollwork verify --record
        scrollwork verify
        scrollwork verify gallery --report gallery.html --report junit.xml

      Display lists are compared exactly, on every machine. Nothing is drawn where they are equal, \
      but for the key stills, whose pictures are compared too. Where a scene differs, its stills \
      and a reference of it as it is now are left in the output folder; --record accepts them. \
      Without scene names, all scenes are compared, and references that belong to no scene are \
      reported.

      The exit code is 1 if a scene differs, has no reference, or a reference has no scene.

      With --shard, each of several machines compares every n-th scene, with reports and an exit code \
      of its part. References without a scene are reported by shard 1. A shard without scenes \
      succeeds.

        scrollwork verify --shard 2/8 --report junit-2.xml
      """)

  @Argument(help: "Scene names from \"scrollwork list\", or Swift files. (default: all scenes)")
  var scenes: [String] = []

  @Flag(help: "Record the references of scenes that differ or have none; remove stale ones.")
  var record = false

  @Flag(name: .customLong("all-pictures"), help: "Record the pictures of all stills.")
  var keepsAllPictures = false

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
  var fps = 60

  @Option(
    help: ArgumentHelp("Only the i-th of n shards of the scenes.", valueName: "i/n"),
    transform: OptionValues.shard)
  var shard: Shard?

  @OptionGroup var tolerances: ToleranceOptions

  @OptionGroup var reports: ReportOptions

  @OptionGroup var scale: ScaleOptions

  @OptionGroup var appearance: AppearanceOptions

  @OptionGroup var loose: LooseOptions

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var limits: LimitOptions

  func validate() throws {
    if keepsAllPictures, !record {
      throw ValidationError("'--all-pictures' needs '--record'")
    }
    let folders = [references, output].map { URL(filePath: $0).standardizedFileURL.path }
    if folders[0] == folders[1] {
      throw ValidationError("'--references' and '--out' are the same folder, \(output)")
    }
  }

  func run(on workbench: Workbench) async throws {
    let script = try workbench.script(of: self)
    let coversAll = scenes.isEmpty && workbench.loaded == nil
    let all = coversAll ? workbench.scenes : try workbench.scenes(of: self, playing: script)
    let part = shard?.part(of: all, named: "scene", on: workbench.console) ?? all
    let scenes = part.map { appearance.applied(to: scale.applied(to: $0)) }
    let renderer = try drawing.renderer(
      images: workbench.images(of: self), appFonts: workbench.appFonts)
    let store = ReferenceStore(URL(filePath: references))
    let candidates = ReferenceStore(URL(filePath: output))
    var results: [(comparison: Comparison, pictures: any ComparisonPictures)] = []
    for scene in scenes {
      Watchdog.stills.store(0, ordering: .relaxed)
      let stage = try workbench.stage(scene, with: renderer, playing: script)
      try workbench.checkSteps(of: stage, script)
      var keeper = ReferenceKeeper(stage, renderer: renderer, decoder: PNGDecoder())
      keeper.fps = fps
      keeper.sourceNames = workbench.console.sourceNames
      keeper.keepsAllPictures = keepsAllPictures
      keeper.comparer = tolerances.comparer
      keeper.ignoredRects = tolerances.ignoreRect
      keeper.ignoredViews = tolerances.ignore
      keeper.measure = tolerances.pixelMeasure
      keeper.distance = tolerances.tolerance
      results.append(try await verify(keeper, store, candidates, on: workbench))
      try workbench.conclude(stage.problems, of: renderer, drawing)
    }
    if coversAll, shard == nil || shard?.number == 1 {
      results += try stale(all.map(\.name), in: store, on: workbench.console)
    }
    let failing = results.filter { !$0.comparison.verdict.isPassing }
    if record, reports.reports.isEmpty, reports.format == .text {
      if failing.isEmpty {
        return try workbench.console.writeLine("\(results.count) of \(results.count) up to date")
      }
    }
    let paths = await SourcePaths(workbench.console.sourceNames)
    for index in results.indices {
      results[index].comparison = try await paths.applied(to: results[index].comparison)
    }
    try reports.write(results, to: workbench.console)
    guard !failing.isEmpty else { return }
    guard !record else {
      throw Failure(
        status: .mismatch,
        message: "\(failing.map(\.comparison.name).joined(separator: ", ")): differs from what was "
          + "recorded just now; its views depend on more than state and time")
    }
    throw Failure(
      status: .mismatch,
      message: "\(failing.count) of \(results.count) "
        + "\(results.count == 1 ? "scene is" : "scenes are") not as recorded in \(references); "
        + "what differs is in \(output), and --record accepts it")
  }

  /// The comparison of a scene with its reference, or a new reference.
  @MainActor private func verify(
    _ keeper: ReferenceKeeper, _ store: ReferenceStore, _ candidates: ReferenceStore,
    on workbench: Workbench
  ) async throws -> (comparison: Comparison, pictures: any ComparisonPictures) {
    let (name, console) = (keeper.stage.scene.name, workbench.console)
    let line = ProgressLine(name, on: console)
    defer {
      line.clear()
      Watchdog.stills.store(0, ordering: .relaxed)
    }
    let tell = { (done: Int, count: Int) in
      Watchdog.stills.store(done + 1, ordering: .relaxed)
      line.show(ReelProgress(done: done, total: count, drawn: done))
    }
    let (folder, candidate) = (store.reference(of: name), candidates.reference(of: name))
    try candidate.remove()
    if record, !folder.exists {
      try await recorded(keeper, folder, tell, on: console)
    }
    do throws(RecordingError) {
      _ = record && folder.exists ? try folder.recording() : nil
    } catch .newer(let path, let version, let known) {
      throw RecordingError.newer(path: path, version: version, known: known)
    } catch {
      try await recorded(keeper, folder, tell, on: console)
    }
    var result: (comparison: Comparison, pictures: any ComparisonPictures)
    do {
      result = try await keeper.verify(against: folder, candidate: candidate, tell: tell)
    } catch let error as PictureStepError where record && error.picture.side == .old {
      try await recorded(keeper, folder, tell, on: console)
      result = try await keeper.verify(against: folder, candidate: candidate, tell: tell)
    }
    if record, !result.comparison.verdict.isPassing || keepsAllPictures {
      try await recorded(keeper, folder, tell, on: console)
      try candidate.remove()
      result = try await keeper.verify(against: folder, candidate: candidate, tell: tell)
    }
    return result
  }

  @MainActor private func recorded(
    _ keeper: ReferenceKeeper, _ folder: ReferenceFolder, _ tell: (Int, Int) -> Void,
    on console: Console
  ) async throws {
    let count = try await keeper.record(into: folder, tell: tell)
    console.writeDiagnostic(
      "\(keeper.stage.scene.name): recorded in \(folder.url.relativePath), "
        + "\(count) picture\(count == 1 ? "" : "s")")
  }

  /// The references that belong to no scene; with `--record` they are removed.
  private func stale(
    _ names: [String], in store: ReferenceStore, on console: Console
  ) throws -> [(comparison: Comparison, pictures: any ComparisonPictures)] {
    try store.scenes.filter { !names.contains($0) }.compactMap { name in
      let folder = store.reference(of: name)
      if record {
        try folder.remove()
        console.writeDiagnostic("\(name): removed, there is no such scene")
        return nil
      }
      let side = Comparison.Side(
        label: folder.url.relativePath, count: 0, fps: fps, canvas: [0, 0], scale: 1)
      return (
        Comparison(name: name, verdict: .stale, old: side, new: side), NoPictures()
      )
    }
  }
}
