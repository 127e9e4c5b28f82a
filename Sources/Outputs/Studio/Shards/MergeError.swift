/// An error in merging the shards of a reel.
public enum MergeError: Error, Hashable, Sendable {
  /// No folder contains a finished reel.
  case nothing(folders: [String])
  /// A reel that was not finished: it has no manifest.
  case unfinished(path: String)
  /// Two reels of different settings, or of different parts.
  case differs(path: String, other: String)
  /// A still with different contents in two reels.
  case conflict(number: Int, path: String, other: String)
  /// Stills that no reel has; the shards that they belong to, if the reels are shards.
  case missing(scene: String, count: Int, first: Int, shards: [Int])
  /// A file that is not what its manifest says.
  case damaged(path: String, reason: String)
  /// The output folder is one of those to merge.
  case ontoItself(path: String)
}

extension MergeError: CustomStringConvertible {
  /// The message: what was found, and what was expected.
  public var description: String {
    switch self {
    case .nothing(let folders):
      return
        "there is no finished reel in \(folders.joined(separator: ", ")); a folder to merge is "
        + "one that \"scrollwork render --shard … --out\" wrote"
    case .unfinished(let path):
      return "the reel in \(path) is not finished; render this shard again, it resumes"
    case .differs(let path, let other):
      return "the reels in \(path) and \(other) have different settings; shards of one reel are "
        + "rendered by one version, with equal options, fonts and libraries"
    case .conflict(let number, let path, let other):
      return "still \(number) differs between \(path) and \(other)"
    case .missing(let scene, let count, let first, let shards):
      let whole =
        "of \"\(scene)\", \(count == 1 ? "still \(first) is" : "\(count) stills are") missing"
      let from = count == 1 ? "" : ", the first is \(first)"
      guard !shards.isEmpty else { return whole + from }
      let names = shards.prefix(20).map(String.init).joined(separator: ", ")
      return whole + from + "; render \(shards.count == 1 ? "shard" : "shards") \(names)"
        + (shards.count > 20 ? " and \(shards.count - 20) more" : "")
    case .damaged(let path, let reason): return "\(path) is damaged: \(reason)"
    case .ontoItself(let path):
      return "the output folder \(path) is one of those to merge; name another one with --out"
    }
  }
}
