import Foundation
import ScrollworkDrawing
import Synchronization

/// Keeps the books of a reel that is being made: the journal, the trace and what the manifest will
/// say.
///
/// Stills arrive from several tasks in any order; what is written is in the order of numbers. Holds
/// two short fingerprints for each still, and nothing else that grows with the reel.
final class ReelLedger: Sendable {
  /// What came of one still.
  struct Entry: Sendable {
    var number: Int
    /// Nil when the still no longer belongs to the reel.
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

  /// Books for `total` wanted stills, of which nothing is known but what is `known`.
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
    folder.url.appending(path: WholeFile.partName(of: folder.trace.lastPathComponent))
  }

  /// Called before a file of the reel changes: from now on the journal says what is true, and
  /// the manifest is gone.
  func willChange() throws {
    try state.withLock { state throws in
      guard state.journal == nil else { return }
      try WholeFile.makeFolder(folder.frames)
      var text = JournalText.head(settings: manifest.digest)
      for (number, record) in known.sorted(by: { $0.key < $1.key }) {
        text += JournalText.line(number, record)
      }
      try WholeFile.write(Data(text.utf8), to: folder.journal)
      state.journal = try OpenFile(folder.journal, .append)
      try WholeFile.remove(folder.manifest)
    }
  }

  /// Takes down the `place`-th still, counted from zero among those that are looked at.
  func enter(_ entry: Entry, at place: Int) throws {
    try state.withLock { state throws in
      if entry.isDrawn, let record = entry.record {
        try state.journal?.write(Data(JournalText.line(entry.number, record).utf8))
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

  /// Closes the books: removes what does not belong, puts trace and manifest in place.
  ///
  /// A reel that was whole and right is left untouched, to the last file date.
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
        try WholeFile.remove(tracePart)
      } else {
        try WholeFile.remove(folder.manifest)
        try WholeFile.move(tracePart, to: folder.trace)
      }
      let removed = try folder.removeStrays(keeping: Set(state.stills.map(\.number)))
      if !isSame { try WholeFile.write(data, to: folder.manifest) }
      state.journal?.close()
      try WholeFile.remove(folder.journal)
      return (state.progress, removed)
    }
  }

  /// Ends early: the journal stays, so that the next run goes on from here; no part does.
  func abandon() {
    state.withLock { state in
      state.trace?.close()
      state.journal?.close()
      // What cannot be removed now will be by the next run; the error that led here says more.
      try? folder.removeParts()
    }
  }
}
