import Foundation
import ScrollworkDrawing

/// Where compiled files are kept, each in a folder that is named after all that it depends on.
///
/// A folder is made aside under a name of its own and then renamed, so that it is whole or not
/// there, and so that several programs may work at once.
struct LooseCache: Sendable {
  /// The folder of folders.
  let root: URL

  /// What a library is called in its folder.
  static let libraryName = "views.so"

  /// How many libraries are kept.
  ///
  /// - Source: chosen; some hundred kilobytes each.
  private static let limit = 100

  /// The cache of the user: `scrollwork` in `$XDG_CACHE_HOME`, or in `~/.cache`.
  init() {
    let named = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? ""
    let caches =
      named.hasPrefix("/")
      ? URL(filePath: named)
      : FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    self.init(root: caches.appending(path: "scrollwork"))
  }

  /// A cache in a folder.
  init(root: URL) { self.root = root }

  /// A name for something that depends on a text.
  static func key(of text: String) -> String {
    ContentDigest(of: Data(text.utf8)).hexadecimal(digits: 32)
  }

  /// A library that is kept; from now on it counts as used last.
  func library(_ key: String) -> URL? {
    let library = root.appending(path: key).appending(path: Self.libraryName)
    guard FileManager.default.fileExists(atPath: library.path) else { return nil }
    utimes(root.appending(path: key).path, nil)
    return library
  }

  /// A new folder aside, to work in.
  func makeWorkshop() throws(LooseError) -> Workshop {
    let folder = root.appending(path: "\(Workshop.prefix)\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: folder.path, reason: LooseCache.reason(error))
    }
    return Workshop(folder: folder)
  }

  /// Keeps what was made aside; if another program was faster, what that made.
  func keep(_ workshop: Workshop, as key: String) throws(LooseError) -> URL {
    let place = root.appending(path: key)
    if rename(workshop.folder.path, place.path) != 0 {
      let reason = String(cString: strerror(errno))
      guard library(key) != nil else { throw .cannotWrite(path: place.path, reason: reason) }
    }
    prune()
    return place.appending(path: Self.libraryName)
  }

  /// Takes away what was used longest ago, and what somebody began long ago and never finished.
  private func prune() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let folders = try? FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: Array(keys))
    let dated = (folders ?? []).map { url in
      (url, (try? url.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast)
    }
    let begun = dated.filter { $0.0.lastPathComponent.hasPrefix(Workshop.prefix) }
    let old = begun.filter { $0.1.timeIntervalSinceNow < -Workshop.lifetime }.map(\.0)
    let kept = dated.filter { $0.0.lastPathComponent.count == 32 }.sorted { $0.1 > $1.1 }
    for url in old + kept.dropFirst(Self.limit).map(\.0) {
      try? FileManager.default.removeItem(at: url)
    }
  }

  /// What went wrong, as words begin in a sentence.
  static func reason(_ error: any Error) -> String {
    let text = (error as NSError).localizedDescription
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// A folder in which something is made that is not whole yet.
struct Workshop: Sendable {
  let folder: URL

  static let prefix = "making-"

  /// After how many seconds nobody can be at work in one any more.
  ///
  /// - Source: chosen; nothing compiles for a day.
  static let lifetime = 86400.0

  /// Writes a file, and tells where it is.
  func write(_ text: String, to name: String) throws(LooseError) -> String {
    let url = folder.appending(path: name)
    do {
      try Data(text.utf8).write(to: url)
    } catch {
      throw .cannotWrite(path: url.path, reason: LooseCache.reason(error))
    }
    return url.path
  }

  /// Takes it away, unless it is kept under another name by now.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
