import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The record of a reel in progress: the journal, the trace and the entries of the manifest.
///
/// Stills finish on several tasks in any order; files are written in the order of numbers. Memory
/// grows only by two hashes per still.
final class ReelLedger: Sendable {
  /// The result of one still.
  struct Entry: Sendable {
    var number: Int
    /// The record of the still's file; nil if the still no longer belongs to the reel.
    var record: StillRecord?
    var trace: String
    var isDrawn: Bool
    var isWanted: Bool
  }

  private struct State: ~Copyable {
    var waiting: [Int: Entry] = [:]
    var next = 0
    var stills: [(number: Int, record: StillRecord)] = []
    var progress: ReelProgress
    var journal: OpenFile?
    var trace: TraceFile
  }

  private let folder: ReelFolder
  private let manifest: ReelManifest
  private let known: [Int: StillRecord]
  private let written: IndexSet
  private let wanted: ReelPart
  private let tell: @Sendable (ReelProgress) -> Void
  private let state: Locked<State>

  /// A ledger for the `wanted` stills, with the `known` records of an earlier run.
  init(
    _ folder: ReelFolder, _ manifest: ReelManifest, known: [Int: StillRecord],
    wanted: ReelPart, tell: @escaping @Sendable (ReelProgress) -> Void
  ) {
    self.folder = folder
    self.manifest = manifest
    self.known = known
    self.wanted = wanted
    self.tell = tell
    let numbers = IndexSet(wanted.numbers)
    written = folder.writtenNumbers().union(numbers)
    let progress = ReelProgress(done: 0, total: numbers.count, drawn: 0)
    state = Locked(State(progress: progress, trace: TraceFile(folder.trace)))
  }

  /// Begins changing files of the reel: writes the journal and removes the manifest.
  func willChange() throws {
    try state.withLock { state throws in try begin(&state) }
  }

  private func begin(_ state: inout State) throws {
    guard state.journal == nil else { return }
    try AtomicFile.makeFolder(folder.frames)
    var text = ReelJournal.head(settings: manifest.digest) + ReelJournal.lines(written: written)
    for (number, record) in known.sorted(by: { $0.key < $1.key }) {
      text += ReelJournal.line(number, record)
    }
    try AtomicFile.write(Data(text.utf8), to: folder.journal)
    state.journal = try OpenFile(folder.journal, .append)
    try AtomicFile.remove(folder.manifest)
  }

  /// Records a still; `place` counts all examined stills from zero.
  func enter(_ entry: Entry, at place: Int) throws {
    try state.withLock { state throws in
      if entry.isDrawn, let record = entry.record {
        try state.journal?.write(Data(ReelJournal.line(entry.number, record).utf8))
      }
      state.waiting[place] = entry
      while let entry = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        guard let record = entry.record else { continue }
        state.stills.append((entry.number, record))
        try state.trace.write(entry.trace)
      }
      if entry.isWanted {
        state.progress.done += 1
        if entry.isDrawn { state.progress.drawn += 1 }
        tell(state.progress)
      }
    }
  }

  /// Completes the reel: removes stray files, and moves the trace and manifest into place.
  ///
  /// A reel that was already up to date stays untouched, including file dates.
  func close() throws -> (progress: ReelProgress, removed: Int) {
    try state.withLock { state throws in
      let text = manifest.text(
        stills: state.stills, trace: state.trace.digest, folder: folder, part: wanted)
      let data = Data(text.utf8)
      let isSame =
        state.journal == nil && state.trace.isUnchanged
        && ReelFolder.data(folder.manifest) == data
      if !isSame {
        try begin(&state)
        try state.trace.finish()
      }
      let removed = try folder.removeStrays(
        among: written, keeping: IndexSet(state.stills.map(\.number)))
      if !isSame { try AtomicFile.write(data, to: folder.manifest) }
      state.journal?.close()
      try AtomicFile.remove(folder.journal)
      return (state.progress, removed)
    }
  }

  /// Ends an interrupted run: the journal stays, so that the next run resumes; hidden files are
  /// removed.
  func abandon() {
    state.withLock { state in
      state.trace.close()
      state.journal?.close()
      // The next run removes what cannot be removed now; the original error is more informative.
      try? folder.removeParts()
      // Removes the folder only if it is empty.
      rmdir(folder.url.path)
    }
  }
}
