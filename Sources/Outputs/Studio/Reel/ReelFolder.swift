import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The folder of a reel: its files, and the records of valid stills.
///
/// ```
/// frames/000000.png …   six digits, from zero
/// trace.jsonl           one line per still
/// manifest.json         exists only while every file it lists is complete and valid
/// .journal              exists only while the reel is being rendered
/// ```
struct ReelFolder: Sendable {
  let url: URL
  let format: PictureFormat

  /// The folder of a scene's reel; an SVG reel is inside the folder of the PNG reel.
  init(output: URL, scene: String, format: PictureFormat) {
    let folder = output.appending(path: scene)
    url = format == .svg ? folder.appending(path: "svg") : folder
    self.format = format
  }

  /// The folder of a reel at `url`.
  init(url: URL, format: PictureFormat) { (self.url, self.format) = (url, format) }

  var frames: URL { url.appending(path: "frames") }
  var trace: URL { url.appending(path: "trace.jsonl") }
  var manifest: URL { url.appending(path: "manifest.json") }
  var journal: URL { url.appending(path: ".journal") }

  /// Whether no reel has been rendered into the folder.
  var isUnused: Bool { access(manifest.path, F_OK) != 0 && access(journal.path, F_OK) != 0 }

  /// The file name of a still.
  func name(of number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits + "." + format.rawValue
  }

  /// The URL of a still's file.
  func frame(_ number: Int) -> URL { frames.appending(path: name(of: number)) }

  /// Whether a still's file exists with the hash of a record.
  func holds(_ number: Int, _ record: StillRecord) -> Bool {
    guard let data = Self.data(frame(number)) else { return false }
    return fingerprint(data) == record.file
  }

  /// The contents of a file of the reel; nil if it cannot be read.
  static func data(_ url: URL) -> Data? { try? InputFile.contents(of: url.path) }

  private static func text(_ url: URL) -> String? {
    data(url).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The records of the stills on disk with the same settings, by number.
  ///
  /// They come from the journal of an unfinished reel or the manifest of a finished one; an
  /// incomplete last line is ignored.
  func records(settings: String) -> [Int: StillRecord] {
    if let text = Self.text(journal) {
      return ReelJournal.records(in: text, settings: settings)
    }
    guard let data = Self.data(manifest) else { return [:] }
    return ReelManifest.records(in: data, settings: settings)
  }

  /// The numbers of the stills that earlier runs wrote, with whichever settings.
  ///
  /// Files of other numbers are not the reel's, whatever their names.
  func writtenNumbers() -> IndexSet {
    let journal = Self.text(journal).map(ReelJournal.numbers) ?? []
    return journal.union(Self.text(manifest).map(ReelManifest.numbers) ?? [])
  }

  /// Removes the stills that are among `written` but not among `kept`, and hidden files left by an
  /// interrupted process.
  ///
  /// Other files are kept.
  ///
  /// - Returns: The number of stills removed.
  func removeStrays(among written: IndexSet, keeping kept: IndexSet) throws(StudioError) -> Int {
    let strays = Self.list(frames).filter { name in
      number(of: name).map { written.contains($0) && !kept.contains($0) } ?? false
    }
    for name in strays { try AtomicFile.remove(frames.appending(path: name)) }
    try removeParts()
    return strays.count
  }

  /// Removes hidden files left by an interrupted process.
  func removeParts() throws(StudioError) {
    let names = [trace, manifest, journal].map(\.lastPathComponent)
    try Self.removeParts(in: url) { names.contains($0) }
    try Self.removeParts(in: frames) { number(of: $0) != nil }
  }

  private static func removeParts(
    in folder: URL, of isOurs: (String) -> Bool
  ) throws(StudioError) {
    for name in list(folder) where AtomicFile.finishedName(ofPart: name).map(isOurs) ?? false {
      try AtomicFile.remove(folder.appending(path: name))
    }
  }

  /// The number of the still with a file name; nil for other files.
  private func number(of name: String) -> Int? {
    guard let number = name.split(separator: ".").first.flatMap({ Int($0) }), number >= 0,
      name == self.name(of: number)
    else { return nil }
    return number
  }

  private static func list(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
