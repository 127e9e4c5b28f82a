/// What a file was made of: with it, a later run tells whether the file is up to date.
public struct FileRecord: Hashable, Sendable, Codable {
  /// The settings that the file depends on besides its frames, such as `"crf": "18"`.
  public var settings: [String: String]
  /// The digests of the frames, eight hexadecimal digits each, one after the other.
  public var frames: String
  /// The SHA-256 of the file, as 64 hexadecimal digits.
  public var sha256: String

  /// A record of a file.
  public init(settings: [String: String], frames: String, sha256: String) {
    (self.settings, self.frames, self.sha256) = (settings, frames, sha256)
  }
}

extension FileRecord {
  /// The reason why a file is not up to date.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The file does not exist.
    case missing
    /// No record tells what the file was made of.
    case unknown
    /// The file has other bytes than those that were made.
    case changed
    /// A setting has another value; nil for none.
    case setting(String, now: String?, before: String?)
    /// The reel has another number of frames.
    case count(Int, before: Int)
    /// Some frames differ; the first and the last of them.
    case frames(first: Int, last: Int, count: Int)

    /// The reason, for people.
    public var description: String {
      switch self {
      case .missing: return "it does not exist"
      case .unknown: return "no record says how it was made"
      case .changed: return "it was changed since it was made"
      case .setting(let name, let now?, let before?): return "\(name) is \(now), it was \(before)"
      case .setting(let name, let now?, nil): return "\(name) is \(now), it was not set"
      case .setting(let name, nil, let before): return "\(name) is not set, it was \(before ?? "")"
      case .count(let count, let before): return "it has \(count) frames, it had \(before)"
      case .frames(_, _, count: 1): return "its picture differs"
      case .frames(let first, let last, let count):
        return first == last
          ? "frame \(first) of \(count) differs" : "frames \(first) to \(last) of \(count) differ"
      }
    }
  }

  /// The first reason why the file of a record is not up to date.
  ///
  /// - Parameters:
  ///   - settings: The settings of today.
  ///   - frames: The digests of the frames of today; asked for only if no setting differs.
  /// - Returns: The reason; nil if the file is up to date.
  /// - Throws: What `frames` throws.
  public func reason(
    settings: [String: String], frames: () throws -> String
  ) rethrows -> Reason? {
    for name in Set(settings.keys).union(self.settings.keys).sorted()
    where settings[name] != self.settings[name] {
      return .setting(name, now: settings[name], before: self.settings[name])
    }
    let (now, before) = (try Self.digests(frames()), Self.digests(self.frames))
    if now.count != before.count { return .count(now.count, before: before.count) }
    let differing = now.indices.filter { now[$0] != before[$0] }
    guard let first = differing.first, let last = differing.last else { return nil }
    return .frames(first: first, last: last, count: now.count)
  }

  /// The hexadecimal digits of a frame's digest.
  ///
  /// - Source: chosen: that a changed frame keeps its eight digits happens once in 4 billion times.
  package static let digits = 8

  private static func digests(_ text: String) -> [Substring] {
    var (rest, result) = (text[...], [Substring]())
    while !rest.isEmpty {
      result.append(rest.prefix(digits))
      rest = rest.dropFirst(digits)
    }
    return result
  }
}
