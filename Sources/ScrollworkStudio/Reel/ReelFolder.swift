import Foundation
import ScrollworkDrawing

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

  var frames: URL { url.appending(path: "frames") }
  var trace: URL { url.appending(path: "trace.jsonl") }
  var manifest: URL { url.appending(path: "manifest.json") }
  var journal: URL { url.appending(path: ".journal") }

  /// The file name of a still.
  func name(of number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits + "." + format.rawValue
  }

  /// The URL of a still's file.
  func frame(_ number: Int) -> URL { frames.appending(path: name(of: number)) }

  /// Whether a still's file exists with the hash of a record.
  func holds(_ number: Int, _ record: StillRecord) -> Bool {
    guard let data = try? Data(contentsOf: frame(number)) else { return false }
    return fingerprint(data) == record.file
  }

  /// The records of the stills on disk with the same settings, by number.
  ///
  /// They come from the journal of an unfinished reel or the manifest of a finished one; an
  /// incomplete last line is ignored.
  func records(settings: String) -> [Int: StillRecord] {
    if let text = try? String(contentsOf: journal, encoding: .utf8) {
      return ReelJournal.records(in: text, settings: settings)
    }
    guard let data = try? Data(contentsOf: manifest) else { return [:] }
    return ReelManifest.records(in: data, settings: settings)
  }

  /// Removes stills that are not among `numbers`, and hidden files left by an interrupted process.
  ///
  /// Other files are kept.
  ///
  /// - Returns: The number of stills removed.
  func removeStrays(keeping numbers: Set<Int>) throws(StudioError) -> Int {
    let keeping = Set(numbers.map(name))
    let strays = Self.list(frames).filter { isFrame($0) && !keeping.contains($0) }
    for name in strays {
      try AtomicFile.remove(frames.appending(path: name))
    }
    try removeParts()
    return strays.count
  }

  /// Removes hidden files left by an interrupted process.
  func removeParts() throws(StudioError) {
    for folder in [url, frames] {
      for name in Self.list(folder) where name.hasPrefix(".") && name.hasSuffix(".part") {
        try AtomicFile.remove(folder.appending(path: name))
      }
    }
  }

  private func isFrame(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1] == format.rawValue && parts[0].count >= 6
      && parts[0].utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func list(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
