import Foundation
public import ScrollworkDrawing
public import ScrollworkStage
import ScrollworkViews

/// Renders the reel of a scene to numbered files, with a trace and a manifest.
///
/// Stills are produced on the main actor, a few ahead of the tasks that draw, encode and write
/// them; while these have enough to do, the main actor draws too. Stills on disk that are complete
/// and up to date are not drawn again, so an interrupted reel resumes.
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

  private struct Job: Sendable {
    var place: Int
    var number: Int
    var still: Still
    var isWanted: Bool
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
    try await render(tell: tell, held: held, observe: nil)
  }

  /// Renders the stills that the settings select, and tells of the views that they draw.
  ///
  /// `observe` is called with each still of the folder in the order of numbers, and its views; nil
  /// does not look for views.
  package func render(
    tell: @escaping @Sendable (ReelProgress) -> Void,
    held: (_ process: Int32?) -> Void,
    observe: ((Int, Still, [DrawnView]) throws -> Void)?
  ) async throws -> ReelSummary {
    try stage.requirePicture()
    let numbering = ReelNumbering(duration: stage.duration, fps: settings.fps)
    let wanted = ReelPart(
      range: try numbering.numbers(settings.span, scene: stage.scene.name), shard: settings.shard)
    let wantedNumbers = wanted.numbers
    let folder = ReelFolder(
      output: settings.output, scene: stage.scene.name, format: settings.format)
    let manifest = ReelManifest(
      stage.scene, marks: stage.marks, numbering: numbering, format: settings.format,
      provenance: renderer.provenance)
    try check(wantedNumbers, time: numbering.time)
    let lock = try await FolderLock.acquire(folder.url, held: held)
    defer { withExtendedLifetime(lock) {} }
    let known = folder.records(settings: manifest.digest)
      .filter { $0.key >= 0 && $0.key < numbering.count }
    // Stills of an earlier run are examined too: those that a changed scene made stale are removed.
    let others = known.keys.filter { !wanted.contains($0) }.sorted()
    try check(others, time: numbering.time)
    let numbers = (others + wantedNumbers).sorted()
    let ledger = ReelLedger(folder, manifest, known: known, wanted: wanted, tell: tell)
    do {
      let problems = try await run(
        numbers: numbers, wanted: wanted, time: numbering.time,
        worker: worker(folder, ledger, known: known), observe: observe)
      try Task.checkCancellation()
      let (progress, removed) = try ledger.close()
      return ReelSummary(
        folder: folder.url, count: wantedNumbers.count, drawn: progress.drawn, removed: removed,
        problems: problems)
    } catch {
      ledger.abandon()
      throw error
    }
  }

  /// Throws for the first still without a picture, before any file is written.
  ///
  /// The check costs a layout of each still, which is cheap compared with drawing.
  private func check(_ numbers: some Sequence<Int>, time: (Int) -> Double) throws {
    for number in numbers {
      try Task.checkCancellation()
      try stage.require(stage.problems(at: time(number)))
    }
  }

  /// The number of neighbors that one task draws, which share rows of pixels: few beside all stills, so
  /// that all tasks have work until the end.
  ///
  /// One job evaluates as many before it draws them: what either needs stays in the processor's caches.
  ///
  /// - Source: measured: with 8, two tasks take a tenth less time for a reel than with 1; with 16, one
  ///   job evaluates a still in two thirds of the time, with 32 in slightly less.
  private static func batchSize(of count: Int, jobs: Int) -> Int {
    max(1, min(jobs == 1 ? 32 : 8, count / (8 * jobs)))
  }

  private func run(
    numbers: [Int], wanted: ReelPart, time: (Int) -> Double,
    worker: @escaping @Sendable (Job) throws -> Void,
    observe: ((Int, Still, [DrawnView]) throws -> Void)?
  ) async throws -> [SceneProblem] {
    // The main actor is one of the jobs: it draws whenever the others have enough to do.
    let queue = BoundedQueue<[Job]>(capacity: settings.jobs)
    let batchSize = Self.batchSize(of: numbers.count, jobs: settings.jobs)
    let draw: @Sendable ([Job]) throws -> Void = { batch in
      do { for job in batch where !queue.isClosed { try worker(job) } } catch {
        queue.close()
        throw error
      }
    }
    var problems: [SceneProblem] = []
    try await withTaskCancellationHandler {
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { queue.close() }
        for _ in 1..<max(1, settings.jobs) {
          group.addTask { while let batch = await queue.take() { try draw(batch) } }
        }
        for first in stride(from: 0, to: numbers.count, by: batchSize) where !queue.isClosed {
          let places = first..<min(first + batchSize, numbers.count)
          let stills = try stills(Array(numbers[places]), time: time, observe: observe)
          let batch = zip(places, stills).map { place, still in
            Job(
              place: place, number: numbers[place], still: still,
              isWanted: wanted.contains(numbers[place]))
          }
          for still in stills {
            problems += still.problems.filter { !problems.contains($0) }
          }
          if settings.jobs == 1 || !queue.offer(batch) {
            try draw(batch)
            await Task.yield()
          }
        }
        while let batch = queue.poll() { try draw(batch) }
        queue.finish()
        try await group.waitForAll()
      }
    } onCancel: {
      queue.close()
    }
    return problems
  }

  /// The stills with some numbers, of which each has a picture.
  private func stills(
    _ numbers: [Int], time: (Int) -> Double,
    observe: ((Int, Still, [DrawnView]) throws -> Void)?
  ) throws -> [Still] {
    guard let observe else {
      let stills = stage.stills(at: numbers.map(time))
      for still in stills { try stage.require(still.problems) }
      return stills
    }
    return try zip(numbers, stage.stillsWithViews(at: numbers.map(time))).map { number, made in
      try observe(number, made.still, made.views)
      try stage.require(made.still.problems)
      return made.still
    }
  }

  /// The work on a still, on any task: reuse the file, or draw, encode and write it.
  private func worker(
    _ folder: ReelFolder, _ ledger: ReelLedger, known: [Int: StillRecord]
  ) -> @Sendable (Job) throws -> Void {
    let (renderer, format) = (renderer, settings.format)
    let numbering = ReelNumbering(duration: stage.duration, fps: settings.fps)
    return { job in
      let list = job.still.displayList
      var entry = ReelLedger.Entry(
        number: job.number, record: nil,
        trace: TraceLine.spell(
          job.number, job.still.report,
          since: job.number > 0 ? numbering.time(of: job.number - 1) : -.infinity),
        isDrawn: false, isWanted: job.isWanted)
      let digest = list.digest.description
      if let record = known[job.number], record.list == digest, folder.holds(job.number, record) {
        entry.record = record
      } else {
        try ledger.willChange()
        if job.isWanted {
          let data = try format == .png ? renderer.png(of: list) : renderer.svg(of: list)
          try AtomicFile.write(data, to: folder.frame(job.number))
          entry.record = StillRecord(list: digest, file: fingerprint(data))
          entry.isDrawn = true
        }
      }
      entry.record?.hasPictures = format == .svg && list.hasRasterizedLayers
      try ledger.enter(entry, at: job.place)
    }
  }
}
