import ScrollworkStage
import ScrollworkViews

/// The drawing of a reel: makes the stills in batches, and gives the batches to the jobs that draw.
///
/// Until all stills have been examined, only the other jobs draw, and no file is written. Stills of an
/// earlier run are examined since those that a changed scene made stale are removed.
@MainActor struct ReelDrawing {
  /// The work of a job that draws: a batch of stills, in most cases.
  typealias Work = @Sendable () throws -> Void

  /// A numbered still, with its drawn views if they are recorded.
  private typealias Made = (number: Int, still: Still, views: [DrawnView])

  private let stage: Stage
  private let wanted: ReelPart
  private let writer: StillWriter
  private let queue: BoundedQueue<Work>
  private let jobs: Int
  private let observer: (any ReelObserver)?
  /// The numbers of all stills, in order.
  private let numbers: [Int]
  private let batchSize: Int
  /// The number of stills made so far.
  private var madeCount = 0
  /// The number of stills in batches that were given to a job.
  private var givenCount = 0
  /// The batches made while stills are examined.
  private var kept: [[Made]] = []
  /// The number of kept batches that were given to a job.
  private var offeredCount = 0
  /// The problems found in the stills.
  private var problems: [SceneProblem] = []

  /// The drawing of the wanted stills, and the examination of known ones.
  init(
    _ stage: Stage, _ wanted: ReelPart, besides known: [Int: StillRecord], by writer: StillWriter,
    on queue: BoundedQueue<Work>, jobs: Int, observer: (any ReelObserver)?
  ) {
    (self.stage, self.wanted, self.writer) = (stage, wanted, writer)
    (self.queue, self.jobs, self.observer) = (queue, jobs, observer)
    numbers = (known.keys.filter { !wanted.contains($0) } + wanted.numbers).sorted()
    batchSize = Self.batchSize(of: numbers.count, jobs: jobs)
  }

  /// Draws the wanted stills and examines the known ones; returns the problems found in them.
  ///
  /// - Throws: A ``StudioError`` for the first still without a picture. No file has been written then, except for
  ///   a number that only the paint pass finds, in a still that is not kept.
  mutating func run() async throws -> [SceneProblem] {
    try examine()
    try writer.writes.release { [queue] in !queue.isClosed }
    try await drawRest()
    // The other jobs have work left.
    if !queue.isClosed { try observer?.finish() }
    while let work = queue.poll() { try work() }
    return problems
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

  // MARK: Examining

  /// Finds out whether each still has a picture; the first batches are kept, and drawn by other jobs.
  private mutating func examine() throws {
    var viewCount = 0
    while madeCount < Self.keptCount, viewCount < Self.keptViewCount, let stills = try nextBatch() {
      kept.append(stills)
      viewCount += stills.reduce(0) { $0 + $1.still.report.children.count }
      offerKept()
    }
    for number in numbers.dropFirst(madeCount) where !queue.isClosed {
      try Task.checkCancellation()
      try stage.require(stage.problems(at: writer.numbering.time(of: number)))
      offerKept()
    }
  }

  /// Gives kept batches to the other jobs, as far as their pictures may wait in memory.
  private mutating func offerKept() {
    guard jobs > 1 else { return }
    while offeredCount < kept.count, writer.writes.expect(kept[offeredCount].count) {
      guard queue.offer(work(for: kept[offeredCount])) else {
        return writer.writes.expectNoMore(kept[offeredCount].count)
      }
      givenCount += kept[offeredCount].count
      offeredCount += 1
    }
  }

  // MARK: Drawing

  /// Draws the kept batches that no other job has taken, and the stills that were not kept.
  private mutating func drawRest() async throws {
    for stills in kept.prefix(offeredCount) { try observe(stills) }
    var rest = Array(kept.dropFirst(offeredCount).reversed())
    kept = []
    while !queue.isClosed, let stills = try rest.popLast() ?? nextBatch() {
      try observe(stills)
      let work = work(for: stills)
      givenCount += stills.count
      _ = writer.writes.expect(stills.count)
      if jobs == 1 || !queue.offer(work) {
        try work()
        await Task.yield()
      }
    }
  }

  private func observe(_ stills: [Made]) throws {
    for made in stills { try observer?.observe(made.still, made.views, at: made.number) }
  }

  /// The drawing and writing of a batch, the next one that is given to a job.
  private func work(for stills: [Made]) -> Work {
    let stills = stills.map { ($0.number, $0.still) }
    return { [queue, writer, wanted, first = givenCount] in
      for (place, (number, still)) in stills.enumerated() where !queue.isClosed {
        try writer.write(still, number, at: first + place, isWanted: wanted.contains(number))
      }
    }
  }

  // MARK: Making

  /// The next stills, of which each has a picture; nil after the last one.
  private mutating func nextBatch() throws -> [Made]? {
    guard madeCount < numbers.count, !queue.isClosed else { return nil }
    try Task.checkCancellation()
    let part = numbers[madeCount..<min(madeCount + batchSize, numbers.count)]
    madeCount = part.endIndex
    let stills = try stills(Array(part))
    for made in stills { problems += made.still.problems.filter { !problems.contains($0) } }
    return stills
  }

  /// The stills with some numbers, and their views if they are observed.
  private func stills(_ numbers: [Int]) throws -> [Made] {
    let times = numbers.map(writer.numbering.time)
    let made: [(still: Still, views: [DrawnView])] =
      observer != nil
      ? stage.stillsWithViews(at: times) : stage.stills(at: times).map { ($0, []) }
    for made in made { try stage.require(made.still.problems) }
    return zip(numbers, made).map { ($0, $1.still, $1.views) }
  }
}
