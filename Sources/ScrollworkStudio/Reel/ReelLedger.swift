import Foundation
import ScrollworkDrawing
import Synchronization

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
    var trace: OpenFile?
    var traceHash = ContentHasher()
  }

  private let folder: ReelFolder
  private let manifest: ReelManifest
  private let known: [Int: StillRecord]
  private let tell: @Sendable (ReelProgress) -> Void
  private let state: Mutex<State>

  /// A ledger for `total` requested stills, with the `known` records of an earlier run.
  init(
    _ folder: ReelFolder, _ manifest: ReelManifest, known: [Int: StillRecord], total: Int,
    tell: @escaping @Sendable (ReelProgress) -> Void
  ) {
    self.folder = folder
    self.manifest = manifest
    self.known = known
    self.tell = tell
    state = Mutex(State(progress: ReelProgress(done: 0, total: total, drawn: 0)))
  }

  private var tracePart: URL {
    folder.url.appending(path: AtomicFile.partName(of: folder.trace.lastPathComponent))
  }

  /// Begins changing files of the reel: writes the journal and removes the manifest.
  func willChange() throws {
    try state.withLock { state throws in
      guard state.journal == nil else { return }
      try AtomicFile.makeFolder(folder.frames)
      var text = ReelJournal.head(settings: manifest.digest)
      for (number, record) in known.sorted(by: { $0.key < $1.key }) {
        text += ReelJournal.line(number, record)
      }
      try AtomicFile.write(Data(text.utf8), to: folder.journal)
      state.journal = try OpenFile(folder.journal, .append)
      try AtomicFile.remove(folder.manifest)
    }
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
        try writeTrace(entry.trace, &state)
      }
      if entry.isWanted {
        state.progress.done += 1
        if entry.isDrawn { state.progress.drawn += 1 }
        tell(state.progress)
      }
    }
  }

  private func writeTrace(_ line: String, _ state: inout State) throws(StudioError) {
    let bytes = Data(line.utf8)
    if state.trace == nil { state.trace = try OpenFile(tracePart, .new) }
    state.traceHash.update(bytes)
    try state.trace?.write(bytes)
  }

  /// Completes the reel: removes stray files, and moves the trace and manifest into place.
  ///
  /// A reel that was already up to date stays untouched, including file dates.
  func close() throws -> (progress: ReelProgress, removed: Int) {
    try state.withLock { state throws in
      state.trace?.close()
      let traceHash = state.traceHash.digest.description
      let text = manifest.text(stills: state.stills, trace: traceHash, folder: folder)
      let data = Data(text.utf8)
      let isSame =
        state.journal == nil && (try? Data(contentsOf: folder.manifest)) == data
        && (try? Data(contentsOf: folder.trace)).map { fingerprint($0) } == traceHash
      if isSame {
        try AtomicFile.remove(tracePart)
      } else {
        try AtomicFile.remove(folder.manifest)
        try AtomicFile.move(tracePart, to: folder.trace)
      }
      let removed = try folder.removeStrays(keeping: Set(state.stills.map(\.number)))
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
      state.trace?.close()
      state.journal?.close()
      // The next run removes what cannot be removed now; the original error is more informative.
      try? folder.removeParts()
    }
  }
}
