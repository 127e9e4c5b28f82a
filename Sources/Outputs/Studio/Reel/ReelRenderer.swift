import Foundation
public import ScrollworkDrawing
public import ScrollworkStage
import ScrollworkViews

/// Renders the reel of a scene to numbered files, with a trace and a manifest.
///
/// Stills are produced on the main actor, a few ahead of the tasks that draw, encode and write
/// them; while these have enough to do, the main actor draws too. The first stills are drawn before all
/// others are known to have a picture, and written after that. Stills on disk that are complete and up
/// to date are not drawn again, so an interrupted reel resumes.
@MainActor public struct ReelRenderer {
  private let stage: Stage
  private let renderer: any DisplayListRendering
  private let settings: ReelSettings

  /// A renderer for a stage that draws with `renderer`.
  public init(
    _ stage: Stage, renderer: any DisplayListRendering, settings: ReelSettings
  ) {
    self.stage = stage
    self.renderer = renderer
    self.settings = settings
  }

  /// Renders the stills that the settings select.
  ///
  /// One run at a time renders into a folder; another one waits until it ends.
  ///
  /// - Parameters:
  ///   - tell: Called after each requested still, from any task, one call at a time.
  ///   - held: Called once if another run renders into the folder, with its process if it is known.
  /// - Returns: The folder of the reel, and how many stills were drawn.
  /// - Throws: A ``StudioError``, an error of the renderer, or a `CancellationError`.
  public func render(
    tell: @escaping @Sendable (ReelProgress) -> Void = { _ in },
    held: (_ process: Int32?) -> Void = { _ in }
  ) async throws -> ReelSummary {
    try await render(tell: tell, held: held, observer: nil)
  }

  /// Renders the stills that the settings select, and tells an observer of the views that they draw;
  /// nil does not look for views.
  package func render(
    tell: @escaping @Sendable (ReelProgress) -> Void,
    held: (_ process: Int32?) -> Void,
    observer: (any ReelObserver)?
  ) async throws -> ReelSummary {
    // The main actor is one of the jobs: it draws whenever the others have enough to do.
    let queue = BoundedQueue<ReelDrawing.Work>(capacity: settings.jobs)
    return try await withTaskCancellationHandler {
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { queue.close() }
        for _ in 1..<max(1, settings.jobs) {
          group.addTask {
            while let work = await queue.take() {
              do { try work() } catch {
                queue.close()
                throw error
              }
            }
          }
        }
        return try await render(on: queue, in: &group, tell: tell, held: held, observer: observer)
      }
    } onCancel: {
      queue.close()
    }
  }

  /// Renders with the tasks of a group, which perform the work of a queue.
  private func render(
    on queue: BoundedQueue<ReelDrawing.Work>, in group: inout ThrowingTaskGroup<Void, any Error>,
    tell: @escaping @Sendable (ReelProgress) -> Void, held: (_ process: Int32?) -> Void,
    observer: (any ReelObserver)?
  ) async throws -> ReelSummary {
    try stage.requireCanvas()
    let folder = ReelFolder(
      output: settings.output, scene: stage.scene.name, format: settings.format)
    let opening = open(folder, on: queue)
    try stage.requirePicture()
    let numbering = ReelNumbering(duration: stage.duration, fps: settings.fps)
    let wanted = ReelPart(
      range: try numbering.numbers(settings.span, scene: stage.scene.name), shard: settings.shard)
    let manifest = ReelManifest(
      stage.scene, marks: stage.marks, numbering: numbering, format: settings.format,
      provenance: renderer.provenance)
    let missing = AtomicFile.missingFolders(of: folder.url)
    let lock = try await FolderLock.acquire(folder.url, held: held)
    defer { withExtendedLifetime(lock) {} }
    let known = folder.records(settings: manifest.digest)
      .filter { $0.key >= 0 && $0.key < numbering.count }
    let ledger = ReelLedger(folder, manifest, known: known, wanted: wanted, tell: tell)
    do {
      let writer = StillWriter(
        renderer, format: settings.format, folder: folder, ledger: ledger, known: known,
        numbering: numbering, opening: opening)
      var drawing = ReelDrawing(
        stage, wanted, besides: known, by: writer, on: queue, jobs: settings.jobs,
        observer: observer)
      let problems = try await drawing.run()
      queue.finish()
      try await group.waitForAll()
      try Task.checkCancellation()
      let (progress, removed) = try ledger.close()
      return ReelSummary(
        folder: folder.url, count: wanted.numbers.count, drawn: progress.drawn, removed: removed,
        problems: problems)
    } catch {
      // No task writes any more when the files of the run are removed.
      queue.close()
      try? await group.waitForAll()
      ledger.abandon()
      AtomicFile.removeEmpty(missing)
      throw error
    }
  }

  /// Gives the other jobs what they can do while the script is played: the versions of libraries and
  /// fonts, and the picture of the first still if no earlier run may have drawn it.
  private func open(_ folder: ReelFolder, on queue: BoundedQueue<ReelDrawing.Work>)
    -> OpeningPicture?
  {
    guard settings.jobs > 1 else { return nil }
    _ = queue.offer { [renderer] in _ = renderer.provenance }
    guard folder.isUnused, settings.shard?.number ?? 1 == 1, let start = settings.start,
      let still = stage.opening(at: start, unless: { $0.severity.leavesNoPicture }),
      (try? stage.require(still.problems)) != nil
    else { return nil }
    let opening = OpeningPicture(still.displayList)
    _ = queue.offer { [renderer, format = settings.format] in
      opening.draw { try renderer.picture(of: $0, as: format) }
    }
    return opening
  }
}
