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

  /// The work of a task that draws: a batch of stills, in most cases.
  private typealias Work = @Sendable () throws -> Void

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
    let queue = BoundedQueue<Work>(capacity: settings.jobs)
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
    on queue: BoundedQueue<Work>, in group: inout ThrowingTaskGroup<Void, any Error>,
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
      let problems = try await draw(wanted, besides: known, by: writer, on: queue, observer)
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
  private func open(_ folder: ReelFolder, on queue: BoundedQueue<Work>) -> OpeningPicture? {
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

  /// The number of neighbors that one task draws, which share rows of pixels: few beside all stills, so
  /// that all tasks have work until the end.
  ///
  /// One job evaluates as many, or all that are kept, before it draws them: what either needs stays in the
  /// processor's caches.
  ///
  /// - Source: measured: with 8, two tasks take a tenth less time for a reel than with 1; with 16, one
  ///   job evaluates a still in two thirds of the time, with 32 in slightly less.
  private static func batchSize(of count: Int, jobs: Int) -> Int {
    max(1, min(jobs == 1 ? 32 : 8, count / (8 * jobs)))
  }

  /// The stills, and the views that their reports have, that are kept while the others are examined: most
  /// reels are evaluated only once.
  ///
  /// - Source: chosen: four seconds of a reel, whose display lists take some 5 MB.
  private static let (keptCount, keptViewCount) = (256, 16_384)

  /// A numbered still, with its drawn views if they are recorded.
  private typealias Made = (number: Int, still: Still, views: [DrawnView])

  /// Draws the wanted stills and examines the known ones; returns the problems found in them.
  ///
  /// Stills of an earlier run are examined since those that a changed scene made stale are removed.
  ///
  /// - Throws: A ``StudioError`` for the first still without a picture. No file has been written then, except for
  ///   a number that only the paint pass finds, in a still that is not kept.
  private func draw(
    _ wanted: ReelPart, besides known: [Int: StillRecord], by writer: StillWriter,
    on queue: BoundedQueue<Work>, _ observer: (any ReelObserver)?
  ) async throws -> [SceneProblem] {
    let numbers = (known.keys.filter { !wanted.contains($0) } + wanted.numbers).sorted()
    let size = Self.batchSize(of: numbers.count, jobs: settings.jobs)
    var (place, problems) = (0, [SceneProblem]())
    func nextStills() throws -> [Made]? {
      guard place < numbers.count, !queue.isClosed else { return nil }
      try Task.checkCancellation()
      let part = numbers[place..<min(place + size, numbers.count)]
      place = part.endIndex
      let made = try stills(Array(part), time: writer.numbering.time, withViews: observer != nil)
      for made in made { problems += made.still.problems.filter { !problems.contains($0) } }
      return made
    }
    func batch(_ stills: [Made], at first: Int) -> Work {
      let stills = stills.map { ($0.number, $0.still) }
      return {
        for (place, (number, still)) in stills.enumerated() where !queue.isClosed {
          try writer.write(still, number, at: first + place, isWanted: wanted.contains(number))
        }
      }
    }

    // Until all stills have been examined, only the other jobs draw.
    var (kept, viewCount) = ([[Made]](), 0)
    var (offered, firstPlace) = (0, 0)
    func offerKept() {
      guard settings.jobs > 1 else { return }
      while offered < kept.count, writer.writes.expect(kept[offered].count) {
        guard queue.offer(batch(kept[offered], at: firstPlace)) else {
          return writer.writes.expectNoMore(kept[offered].count)
        }
        firstPlace += kept[offered].count
        offered += 1
      }
    }
    while place < Self.keptCount, viewCount < Self.keptViewCount, let stills = try nextStills() {
      kept.append(stills)
      viewCount += stills.reduce(0) { $0 + $1.still.report.children.count }
      offerKept()
    }
    for number in numbers.dropFirst(place) where !queue.isClosed {
      try Task.checkCancellation()
      try stage.require(stage.problems(at: writer.numbering.time(of: number)))
      offerKept()
    }
    try writer.writes.release { !queue.isClosed }

    func observeAll(_ stills: [Made]) throws {
      for made in stills { try observer?.observe(made.still, made.views, at: made.number) }
    }
    for stills in kept.prefix(offered) { try observeAll(stills) }
    var rest = Array(kept.dropFirst(offered).reversed())
    kept = []
    while !queue.isClosed, let stills = try rest.popLast() ?? nextStills() {
      try observeAll(stills)
      let work = batch(stills, at: firstPlace)
      firstPlace += stills.count
      _ = writer.writes.expect(stills.count)
      if settings.jobs == 1 || !queue.offer(work) {
        try work()
        await Task.yield()
      }
    }
    // The other jobs have work left.
    if !queue.isClosed { try observer?.finish() }
    while let work = queue.poll() { try work() }
    return problems
  }

  /// The stills with some numbers, of which each has a picture, and their views if they are asked for.
  private func stills(
    _ numbers: [Int], time: (Int) -> Double, withViews: Bool
  ) throws -> [Made] {
    let times = numbers.map(time)
    let made: [(still: Still, views: [DrawnView])] =
      withViews ? stage.stillsWithViews(at: times) : stage.stills(at: times).map { ($0, []) }
    for made in made { try stage.require(made.still.problems) }
    return zip(numbers, made).map { ($0, $1.still, $1.views) }
  }
}
