public import Foundation
import ScrollworkStudio
import ScrollworkSystem

extension RecordingFile {
  /// The bytes of the file.
  public var data: Data {
    get throws { try parts.text }
  }

  /// Writes the file into the folder of a reel, unless it is there already.
  ///
  /// - Throws: A ``StudioError``.
  public func write(into folder: URL) throws { try Self.write(data, into: folder) }

  /// Writes the contents of a file into the folder of a reel, unless they are there already.
  static func write(_ data: Data, into folder: URL) throws {
    let file = folder.appending(path: name)
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
      if let fault = FileFault(data) { throw fault.error(path: path) }
      throw .malformed(path: path, reason: Self.reason(error))
    }
    guard let version = head.tracks else {
      throw .malformed(path: path, reason: "it has no number of its version, \"tracks\"")
    }
    guard version <= Self.version else {
      throw .newer(path: path, version: version, known: Self.version)
    }
    do { parts = try JSONDecoder().decode(RecordingDocument.self, from: data) } catch {
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
    let spans = parts.views.map(\.stills) + tracks.compactMap { $0.keyed?.stills }
    guard spans.allSatisfy({ Self.ranges($0).count == $0.count }),
      tracks.allSatisfy({ track in
        track.keyed.map { Self.track(track, within: []).keys.count == $0.keys.count } ?? true
      })
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
