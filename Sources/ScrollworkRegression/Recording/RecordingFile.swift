public import Foundation
import ScrollworkStudio
import ScrollworkSystem

/// The file of a recording: JSON with a line for each property of a view, so that a change of one
/// property is one changed line.
///
/// The numbers of a track are pairs of a still and a value; between two keys the value changes along
/// a straight line.
public struct RecordingFile: Hashable, Sendable {
  /// The name of the file in the folder of a reel.
  public static let name = "tracks.json"

  /// The version of the format that this program writes.
  public static let version = 1

  private var parts: Parts

  /// The document.
  private struct Parts: Hashable, Codable {
    var tracks = RecordingFile.version
    var settings: RecordingSettings
    var stills: [StillRun]
    var scrollViews: [ScrollEntry]
    var views: [ViewEntry]
    var drawings: [String: [String]]
  }

  /// Successive stills with equal display lists.
  private struct StillRun: Hashable, Codable {
    var from: Int
    var to: Int
    var list: String
  }

  private struct ScrollEntry: Hashable, Codable {
    var name: String
    var phase: [TextKey]
    var numbers: [String: Track]
  }

  private struct ViewEntry: Hashable, Codable {
    var name: String
    var kind: String
    var source: String?
    var scrollView: String?
    var stills: [[Int]]
    var numbers: [String: Track]?
    var texts: [String: [TextKey]]?
  }

  private struct Track: Hashable, Codable {
    var keys: [[Double]]
    /// Left out where they are those of the view.
    var stills: [[Int]]?
  }

  private struct TextKey: Hashable, Codable {
    var from: Int
    var text: String
  }
}

extension RecordingFile {
  /// The file of a recording.
  public init(_ recording: Recording) {
    var runs: [StillRun] = []
    for (number, still) in recording.stills.enumerated() {
      let list = still.list ?? ""
      if runs.last?.list == list {
        runs[runs.count - 1].to = number
      } else {
        runs.append(StillRun(from: number, to: number, list: list))
      }
    }
    parts = Parts(
      settings: recording.settings, stills: runs,
      scrollViews: recording.scrollViews.map { view in
        ScrollEntry(
          name: view.name, phase: Self.keys(view.phase),
          numbers: Dictionary(
            view.numbers.map { ($0.rawValue, Self.track($1, within: [])) }
          ) { first, _ in first })
      },
      views: recording.views.map { view in
        ViewEntry(
          name: view.name, kind: view.kind, source: view.source.isEmpty ? nil : view.source,
          scrollView: view.scrollView.isEmpty ? nil : view.scrollView,
          stills: Self.pairs(view.spans),
          numbers: view.numbers.isEmpty
            ? nil
            : Dictionary(
              view.numbers.map { ($0.rawValue, Self.track($1, within: view.spans)) }
            ) { first, _ in first },
          texts: view.texts.isEmpty
            ? nil
            : Dictionary(view.texts.map { ($0.rawValue, Self.keys($1)) }) { first, _ in first })
      }, drawings: recording.drawings)
  }

  /// The recording of the file.
  public var recording: Recording {
    var stills: [RecordedStill] = []
    for run in parts.stills {
      stills += (run.from...run.to).map { _ in
        RecordedStill(list: run.list.isEmpty ? nil : run.list)
      }
    }
    return Recording(
      settings: parts.settings, stills: stills,
      scrollViews: parts.scrollViews.map { entry in
        RecordedScrollView(
          name: entry.name,
          numbers: entry.numbers.reduce(into: [:]) { all, entry in
            guard let property = RecordedScrollView.Property(rawValue: entry.key) else { return }
            all[property] = Self.track(entry.value, within: [])
          }, phase: Self.track(entry.phase))
      },
      views: parts.views.map { entry in
        let spans = Self.ranges(entry.stills)
        return RecordedView(
          name: entry.name, kind: entry.kind, source: entry.source ?? "",
          scrollView: entry.scrollView ?? "",
          numbers: (entry.numbers ?? [:]).reduce(into: [:]) { all, entry in
            guard let property = ViewProperty(rawValue: entry.key) else { return }
            all[property] = Self.track(entry.value, within: spans)
          },
          texts: (entry.texts ?? [:]).reduce(into: [:]) { all, entry in
            guard let property = RecordedView.TextProperty(rawValue: entry.key) else { return }
            all[property] = Self.track(entry.value)
          }, spans: spans)
      }, drawings: parts.drawings)
  }

  private static func pairs(_ spans: [ClosedRange<Int>]) -> [[Int]] {
    spans.map { [$0.lowerBound, $0.upperBound] }
  }

  private static func ranges(_ pairs: [[Int]]) -> [ClosedRange<Int>] {
    pairs.compactMap { $0.count == 2 && $0[0] <= $0[1] ? $0[0]...$0[1] : nil }
  }

  private static func keys(_ track: TextTrack) -> [TextKey] {
    track.keys.map { TextKey(from: $0.still, text: $0.text) }
  }

  private static func track(_ keys: [TextKey]) -> TextTrack {
    TextTrack(keys: keys.map { .init(still: $0.from, text: $0.text) })
  }

  private static func track(_ track: NumberTrack, within spans: [ClosedRange<Int>]) -> Track {
    Track(
      keys: track.keys.map { [Double($0.still), $0.value] },
      stills: track.spans == spans ? nil : pairs(track.spans))
  }

  private static func track(_ track: Track, within spans: [ClosedRange<Int>]) -> NumberTrack {
    NumberTrack(
      keys: track.keys.compactMap { pair in
        guard pair.count == 2, let still = Int(exactly: pair[0]) else { return nil }
        return NumberTrack.Key(still: still, value: pair[1])
      }, spans: track.stills.map(ranges) ?? spans)
  }
}

extension RecordingFile {
  /// The bytes of the file.
  public var data: Data {
    get throws { try LineJSON.text(parts, depth: 4) }
  }

  /// Writes the file into the folder of a reel, unless it is there already.
  ///
  /// - Throws: A ``StudioError``.
  public func write(into folder: URL) throws {
    let (data, file) = (try data, folder.appending(path: Self.name))
    if let known = try? InputFile.contents(of: file.path), known == data { return }
    try AtomicFile.write(data, to: file)
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: A ``RecordingError`` for bytes that are no recording, or of a newer version.
  public init(_ data: Data, path: String) throws(RecordingError) {
    struct Head: Decodable { var tracks: Int? }
    let head: Head
    do { head = try JSONDecoder().decode(Head.self, from: data) } catch {
      throw .malformed(path: path, reason: Self.reason(error))
    }
    guard let version = head.tracks else {
      throw .malformed(path: path, reason: "it has no number of its version, \"tracks\"")
    }
    guard version <= Self.version else {
      throw .newer(path: path, version: version, known: Self.version)
    }
    do { parts = try JSONDecoder().decode(Parts.self, from: data) } catch {
      throw .malformed(path: path, reason: Self.reason(error))
    }
    try check(path)
  }

  /// Throws for stills that are not numbered from zero on, and for more than a reel may have.
  private func check(_ path: String) throws(RecordingError) {
    var next = 0
    for run in parts.stills {
      guard run.from == next, run.to >= run.from, run.to < ReelNumbering.maximumCount else {
        throw .malformed(
          path: path, reason: "stills \(run.from) to \(run.to) do not follow still \(next - 1)")
      }
      next = run.to + 1
    }
    let tracks =
      parts.scrollViews.flatMap { $0.numbers.values }
      + parts.views.flatMap { view in view.numbers.map { Array($0.values) } ?? [] }
    let spans = parts.views.map(\.stills) + tracks.compactMap(\.stills)
    guard spans.allSatisfy({ Self.ranges($0).count == $0.count }),
      tracks.allSatisfy({ Self.track($0, within: []).keys.count == $0.keys.count })
    else { throw .malformed(path: path, reason: "a pair of numbers is none") }
    if let fault = RecordingFault.fault(of: recording) {
      throw .malformed(path: path, reason: fault)
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "it has no \"\(key.stringValue)\"" + place(context)
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "a value has another type than expected" + place(context)
    default: "it is not JSON"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return path.isEmpty ? "" : " in \(path.joined(separator: "/"))"
  }
}
