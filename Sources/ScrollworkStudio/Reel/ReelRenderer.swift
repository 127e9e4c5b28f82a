import Foundation
public import ScrollworkDrawing
public import ScrollworkViews

/// Renders the reel of a scene: every still a file, with a trace and a manifest beside them.
///
/// Stills are made on the main actor, a few ahead of the tasks that draw, encode and write them. A
/// still that is on disk already, whole and as it would be drawn, is not drawn again; a reel that
/// was interrupted goes on where it stopped.
@MainActor public struct ReelRenderer {
  private let stage: Stage
  private let renderer: any DisplayListRendering
  private let settings: ReelSettings

  /// A renderer for a stage, drawing through a port.
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

  /// Renders what the settings ask for.
  ///
  /// - Parameter tell: Called after each still that is wanted, from any task, one call at a time.
  /// - Returns: Where the reel is, and how much of it had to be drawn.
  /// - Throws: A ``StudioError``, an error of the port, or a `CancellationError`.
  public func render(
    tell: @escaping @Sendable (ReelProgress) -> Void = { _ in }
  ) async throws -> ReelSummary {
    try stage.requirePicture()
    let numbering = ReelNumbering(duration: stage.duration, fps: settings.fps)
    let wanted = try numbering.numbers(settings.span, scene: stage.scene.name)
    let folder = ReelFolder(
      output: settings.output, scene: stage.scene.name, format: settings.format)
    let manifest = ReelManifest(
      stage.scene, marks: stage.marks, numbering: numbering, format: settings.format,
      provenance: renderer.provenance)
    let known = folder.records(settings: manifest.digest)
      .filter { $0.key >= 0 && $0.key < numbering.count }
    // Stills of an earlier run are looked at too: a scene that has changed takes them away.
    let numbers = (known.keys.filter { !wanted.contains($0) } + wanted).sorted()
    try check(numbers, time: numbering.time)
    let ledger = ReelLedger(folder, manifest, known: known, total: wanted.count, tell: tell)
    do {
      let problems = try await run(
        numbers: numbers, wanted: wanted, time: numbering.time,
        worker: worker(folder, ledger, known: known))
      try Task.checkCancellation()
      let (progress, removed) = try ledger.close()
      return ReelSummary(
        folder: folder.url, numbers: wanted, drawn: progress.drawn, removed: removed,
        problems: problems)
    } catch {
      ledger.abandon()
      throw error
    }
  }

  /// Throws for the first still that has no picture, before anything is written.
  ///
  /// Finding out takes a layout, which is little beside drawing.
  private func check(_ numbers: [Int], time: (Int) -> Double) throws {
    for number in numbers {
      try Task.checkCancellation()
      try stage.require(stage.problems(at: time(number)))
    }
  }

  private func run(
    numbers: [Int], wanted: ClosedRange<Int>, time: (Int) -> Double,
    worker: @escaping @Sendable (Job) throws -> Void
  ) async throws -> [SceneProblem] {
    let queue = BoundedQueue<Job>(capacity: settings.jobs)
    var problems: [SceneProblem] = []
    try await withTaskCancellationHandler {
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { queue.finish() }
        for _ in 0..<settings.jobs {
          group.addTask {
            while let job = await queue.take() {
              do { try worker(job) } catch {
                queue.close()
                throw error
              }
            }
          }
        }
        for (place, number) in numbers.enumerated() {
          let still = stage.still(at: time(number))
          do { try stage.require(still.problems) } catch {
            queue.close()
            throw error
          }
          problems += still.problems.filter { !problems.contains($0) }
          let job = Job(
            place: place, number: number, still: still, isWanted: wanted.contains(number))
          guard await queue.give(job) else { break }
        }
        queue.finish()
        try await group.waitForAll()
      }
    } onCancel: {
      queue.close()
    }
    return problems
  }

  /// What is done with a still, on any task: looked up, or drawn, encoded and written.
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
          try WholeFile.write(data, to: folder.frame(job.number))
          entry.record = StillRecord(list: digest, file: fingerprint(data))
          entry.isDrawn = true
        }
      }
      entry.record?.hasPictures = format == .svg && list.hasPortraits
      try ledger.enter(entry, at: job.place)
    }
  }
}
