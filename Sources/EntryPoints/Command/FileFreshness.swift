import Foundation
import ScrollworkStudio

/// Which made files are up to date by the records of what they were made of.
@MainActor struct FileFreshness {
  private var records: FileRecords
  /// Whether files are only looked at, not made.
  private let isCheck: Bool
  private let console: Console
  /// The files that are not up to date, with the reasons.
  private var stale: [String] = []

  /// The records in a file; with `isCheck`, no file is wanted, and ``finish()`` says which are
  /// stale.
  init(records: URL, isCheck: Bool, console: Console) {
    (self.records, self.isCheck, self.console) = (FileRecords(records), isCheck, console)
  }

  /// Whether a file is to be made; says why, or that it is up to date.
  mutating func isWanted(
    _ file: URL, _ settings: [String: String], _ frames: () throws -> String
  ) throws -> Bool {
    let path = file.relativePath
    guard let reason = try records.reason(for: file, settings: settings, frames: frames) else {
      try console.writeSummary("\(path): up to date")
      return false
    }
    if isCheck {
      stale.append("\(path) is not up to date: \(reason)")
      return false
    }
    console.writeNote("\(path) is made: \(reason)")
    return true
  }

  /// Records a file that is made.
  mutating func record(
    _ file: URL, _ settings: [String: String], _ frames: String
  ) throws {
    let digest = try FileRecord.digest(of: file)
    records[file] = FileRecord(settings: settings, frames: frames, sha256: digest)
    try records.write()
  }

  /// Throws for the files that are not up to date, if they were only looked at.
  func finish() throws {
    guard !stale.isEmpty else { return }
    throw Failure(
      status: .mismatch,
      message: stale.count == 1
        ? "1 file is not up to date" : "\(stale.count) files are not up to date",
      diagnostics: stale.map { Diagnostic(kind: .mismatch, message: $0) })
  }
}
