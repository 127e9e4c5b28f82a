import Foundation
import ScrollworkCairo
import ScrollworkRegression
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem
import Synchronization

/// Compares scenes with their references for `verify`, and records what differs if that is asked for.
@MainActor struct ReferenceRecorder {
  private let verb: VerifyVerb
  private let renderer: CairoRenderer
  private let workbench: Workbench
  private let store: ReferenceStore
  private let candidates: ReferenceStore
  private let paths: ReferencePaths

  /// A recorder with the folders and the options of a verb.
  init(_ verb: VerifyVerb, _ renderer: CairoRenderer, on workbench: Workbench) {
    (self.verb, self.renderer, self.workbench) = (verb, renderer, workbench)
    store = ReferenceStore(URL(filePath: verb.references))
    candidates = ReferenceStore(URL(filePath: verb.output))
    paths = ReferencePaths(from: store.url)
  }

  /// The comparison of a scene with its reference; one that is not made, if the scene or the
  /// reference is at fault.
  ///
  /// - Throws: Errors that end the command: of what cannot be written, and interruptions.
  func result(of scene: Scene, playing script: ScriptText?) async throws -> VerifiedScene {
    Watchdog.stills.store(0, ordering: .relaxed)
    var scene = scene
    let source = verb.source(of: workbench.source.isOfFiles ? nil : scene.name, paths)
    scene.name = verb.name ?? scene.name
    do {
      let stage = try workbench.source.stage(
        verb.appearance.applied(to: verb.scale.applied(to: scene)), with: renderer, playing: script)
      try workbench.checkSteps(of: stage, script)
      let (comparison, pictures) = try await verified(keeper(stage, source))
      try workbench.conclude(stage.problems, of: renderer, verb.drawing)
      return VerifiedScene(comparison, pictures)
    } catch {
      return try VerifiedScene(scene.name, store.reference(of: scene.name), unless: error)
    }
  }

  private func keeper(_ stage: Stage, _ source: ReferenceSource) -> ReferenceKeeper {
    var keeper = ReferenceKeeper(stage, renderer: renderer, decoder: PNGDecoder())
    keeper.fps = verb.fps ?? VerifyVerb.defaultRate
    keeper.source = source
    keeper.sourceNames = workbench.console.sourceNames
    keeper.keepsAllPictures = verb.keepsAllPictures
    keeper.comparer = verb.tolerances.comparer
    keeper.ignoredRects = verb.tolerances.ignoreRect
    keeper.ignoredViews = verb.tolerances.ignore
    keeper.measure = verb.tolerances.pixelMeasure
    keeper.distance = verb.tolerances.tolerance
    return keeper
  }

  /// The comparison of a scene with its reference, or with a new one.
  private func verified(
    _ keeper: ReferenceKeeper
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
    let note = try claim(folder, for: keeper)
    guard verb.record else {
      if let note { console.writeDiagnostic(note) }
      do {
        return try await keeper.verify(against: folder, candidate: candidate, tell: tell)
      } catch let error as PictureStepError where error.picture.side == .old {
        throw Failure(
          status: .malformed,
          message: "\(folder.picture(error.still).relativePath) \(error.picture.reason)")
      }
    }
    if try needsRecording(folder) { try await recorded(keeper, folder, tell) }
    var result: (comparison: Comparison, pictures: any ComparisonPictures)
    do {
      result = try await keeper.verify(against: folder, candidate: candidate, tell: tell)
    } catch let error as PictureStepError where error.picture.side == .old {
      try await recorded(keeper, folder, tell)
      result = try await keeper.verify(against: folder, candidate: candidate, tell: tell)
    }
    if !result.comparison.verdict.isPassing || verb.keepsAllPictures {
      try await recorded(keeper, folder, tell)
      try candidate.remove()
      result = try await keeper.verify(against: folder, candidate: candidate, tell: tell)
    }
    try folder.set(keeper.source)
    if let note { console.writeDiagnostic(note) }
    return result
  }

  /// Whether there is no reference that can be read.
  ///
  /// - Throws: A `RecordingError` for one that another program, or another command, can read.
  private func needsRecording(_ folder: ReferenceFolder) throws(RecordingError) -> Bool {
    guard folder.hasTraces else { return true }
    do throws(RecordingError) { _ = try folder.recording() } catch {
      switch error {
      case .newer, .pointer: throw error
      case .malformed, .missing: return true
      }
    }
    return false
  }

  private func recorded(
    _ keeper: ReferenceKeeper, _ folder: ReferenceFolder, _ tell: (Int, Int) -> Void
  ) async throws {
    let count = try await keeper.record(into: folder, tell: tell)
    workbench.console.writeNote(
      "\(keeper.stage.scene.name): recorded in \(folder.url.relativePath), "
        + "\(count) picture\(count == 1 ? "" : "s")")
  }

  /// What is to be said of a reference that was recorded from something else; nil for others.
  ///
  /// - Throws: A ``Failure`` if recording would replace the reference of another scene or file that is
  ///   still there.
  private func claim(
    _ folder: ReferenceFolder, for keeper: ReferenceKeeper
  ) throws(Failure) -> String? {
    guard let old = (try? folder.manifest())?.source, let new = keeper.source, old != new else {
      return nil
    }
    let (before, now) = (old.words(paths), new.words(paths))
    if verb.record, !old.hasSameSubject(as: new), isThere(old) {
      throw Failure(
        status: .usage,
        message: "\(folder.url.relativePath) is the reference of \(before), which would be lost; "
          + "--name gives that of \(now) another name")
    }
    return "\(keeper.stage.scene.name): \(folder.url.relativePath) was recorded from \(before)"
      + (verb.record ? "; now it is that of \(now)" : ", and is compared with \(now)")
  }

  /// Whether a source may still be compared with its reference.
  private func isThere(_ source: ReferenceSource) -> Bool {
    (source.files ?? []).map(paths.typed)
      .allSatisfy(InputFile.exists)
  }
}
