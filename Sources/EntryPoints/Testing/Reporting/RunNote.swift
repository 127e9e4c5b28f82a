import Foundation
import ScrollworkDrawing
import ScrollworkRegression
import ScrollworkStudio
import ScrollworkSystem

/// What a failing or recording run leaves for the next one: which build it was, and what it drew.
///
/// If another process of the same build draws another reel, the code is not to blame but what
/// differs between processes, such as the order of sets.
struct RunNote: Hashable, Codable {
  /// The size and the date of the executable.
  var build: String
  /// The number of the process.
  var process: Int32
  /// The time zone of the process.
  var timeZone: String
  /// The digest of all stills.
  var reel: String

  /// The note on a recording of this process; nil if the executable is not known.
  init?(_ recording: Recording) {
    guard let path = Bundle.main.executablePath,
      let info = try? FileManager.default.attributesOfItem(atPath: path),
      let size = info[.size] as? Int, let date = info[.modificationDate] as? Date
    else { return nil }
    build = "\(size) \(date.timeIntervalSince1970)"
    process = getpid()
    timeZone = TimeZone.current.identifier
    let stills = recording.stills.map { $0.list ?? "" }.joined(separator: " ")
    reel = ContentDigest(of: Array(stills.utf8)).hexadecimal(digits: 32)
  }

  private static func file(in folder: URL) -> URL { folder.appending(path: "run.json") }

  /// The note in a folder; nil if there is none.
  static func read(in folder: URL) -> RunNote? {
    guard let data = try? InputFile.contents(of: file(in: folder).path) else { return nil }
    return try? JSONDecoder().decode(RunNote.self, from: data)
  }

  /// Leaves the note in a folder.
  ///
  /// - Throws: A `StudioError`, or an error of the encoder.
  func write(in folder: URL) throws {
    try AtomicFile.makeFolder(folder)
    try AtomicFile.write(try JSONEncoder().encode(self), to: Self.file(in: folder))
  }

  /// Whether another process of the same build has drawn another reel.
  func differsOnlyByProcess(from other: RunNote) -> Bool {
    build == other.build && process != other.process && reel != other.reel
  }
}
