import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkScript
import ScrollworkStage

/// The manifest of a reel: its settings and the hashes of its stills.
struct ReelManifest {
  /// The settings that all stills share, as JSON.
  let settings: [String: JSONText]
  /// A hash of ``settings``: equal for reels with equal settings.
  let digest: String

  init(
    _ scene: Scene, marks: [(name: String, time: Double)], numbering: ReelNumbering,
    format: PictureFormat, provenance: [(name: String, version: String)]
  ) {
    let fontMark = "font "
    let fonts = provenance.filter { $0.name.hasPrefix(fontMark) }
    let libraries = provenance.filter { !$0.name.hasPrefix(fontMark) }
    var settings: [String: JSONText] = [
      "scene": .text(scene.name),
      "canvas": .numbers([scene.canvas.width, scene.canvas.height]),
      "scale": .number(Double(scene.scale)),
      "colorScheme": .text("\(scene.colorScheme)"),
      "layoutDirection": .text("\(scene.layoutDirection)"),
      "sizeClasses": .list([
        .text("\(scene.horizontalSizeClass)"), .text("\(scene.verticalSizeClass)"),
      ]),
      "format": .text(format.rawValue),
      "fps": .integer(numbering.fps),
      "duration": .number(numbering.duration),
      "count": .integer(numbering.count),
      "script": .list(scene.script.steps.map { .text($0.description) }),
      "libraries": .object(
        Dictionary(libraries.map { ($0.name, .text($0.version)) }) { first, _ in first }),
      "fonts": .object(
        Dictionary(fonts.map { (String($0.name.dropFirst(fontMark.count)), .text($0.version)) }) {
          first, _ in first
        }),
    ]
    // Written only if the scene has marks.
    if !marks.isEmpty {
      let times = marks.map { ($0.name, JSONText.number($0.time)) }
      settings["marks"] = .object(Dictionary(times) { first, _ in first })
    }
    // As marks, written only where they are not the defaults.
    if scene.dynamicTypeSize != .large {
      settings["dynamicTypeSize"] = .text("\(scene.dynamicTypeSize)")
    }
    if scene.hasOwnLocale { settings["locale"] = .text(scene.locale.languageTag) }
    if scene.pictureSize != scene.canvas {
      settings["picture"] = .numbers([scene.pictureSize.width, scene.pictureSize.height])
    }
    self.init(settings: settings)
  }

  /// A manifest of settings that are known already.
  init(settings: [String: JSONText]) {
    self.settings = settings
    digest = fingerprint(Data(JSONText.object(settings).line.utf8))
  }

  /// The text of the file, with the records of all stills in order; `part` is what was to be rendered.
  func text(
    stills: [(number: Int, record: StillRecord)], trace: String, folder: ReelFolder,
    part: ReelPart? = nil
  ) -> String {
    var entries = settings
    entries["version"] = .integer(ManifestRecord.newest)
    entries["settings"] = .text(digest)
    entries["trace"] = .text(trace)
    if let entry = part?.entry { entries["shard"] = entry }
    if let first = stills.first, let last = stills.last {
      entries["range"] = .list([.integer(first.number), .integer(last.number)])
    }
    entries["stills"] = .list(
      stills.map { still in
        var entry: [String: JSONText] = [
          "number": .integer(still.number),
          "file": .text("frames/" + folder.name(of: still.number)),
          "list": .text(still.record.list),
          "sha256": .text(still.record.file),
        ]
        if still.record.hasPictures { entry["pictures"] = .truth(true) }
        return .object(entry)
      })
    return JSONText.object(entries).lines(depth: 2)
  }

  private struct Stored: Decodable {
    struct Entry: Decodable {
      var number: Int
      var list: String
      var sha256: String
    }
    var settings: String
    var stills: [Entry]
  }

  /// The records listed in a manifest; empty if its settings differ or it is malformed.
  static func records(in data: Data, settings: String) -> [Int: StillRecord] {
    guard let stored = try? JSONDecoder().decode(Stored.self, from: data),
      stored.settings == settings
    else { return [:] }
    return Dictionary(
      stored.stills.map { ($0.number, StillRecord(list: $0.list, file: $0.sha256)) }
    ) { first, _ in first }
  }

  /// The numbers of all stills that a manifest lists, even if it is cut short or malformed.
  static func numbers(in text: String) -> IndexSet {
    IndexSet(
      text.split(separator: "\"frames/").dropFirst().compactMap { rest in
        Int(rest.prefix { $0.isASCII && $0.isNumber }).flatMap { $0 < Int.max / 2 ? $0 : nil }
      })
  }
}
