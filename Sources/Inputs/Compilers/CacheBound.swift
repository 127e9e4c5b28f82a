package import Foundation
import ScrollworkSystem

/// The bound of all that a cache's folder holds: libraries, those in its subfolders, fetched packages, and
/// the modules that the compiler keeps there.
///
/// What was used longest ago goes first, and what may be in use never.
package struct CacheBound: Sendable {
  /// The folder of the whole cache.
  let root: URL
  /// The most bytes on disk.
  let bytes: Int

  /// The bound of a cache in a folder.
  package init(root: URL, bytes: Int = Self.standard) { (self.root, self.bytes) = (root, bytes) }

  /// The bound of the user's cache, in bytes.
  ///
  /// - Source: chosen; the libraries of a hundred projects, and a few sets of packages.
  package static let standard = 2 << 30

  /// The time after its last use in which something may be in use, in seconds.
  ///
  /// - Source: chosen; a library is loaded within seconds after it was found, a compilation takes minutes.
  package static let use = 3600.0

  /// The folder of the compiler's own modules.
  package static let modulesName = "ModuleCache"

  /// Something that is removed as a whole.
  private struct Item {
    let path: String
    let size: Int
    /// The time of the last use, in seconds since 1970.
    let used: Double
  }

  /// Removes what was used longest ago until the rest is within the bound.
  package func keep(at now: Date = Date()) {
    let items = items(in: root.path)
    var total = items.map(\.size).reduce(0, +)
    let end = now.timeIntervalSince1970 - Self.use
    for item in items.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) {
      guard total > bytes, item.used < end else { return }
      total -= item.size
      // The rename is atomic: no process opens a partly removed item.
      let aside = root.appending(path: "\(Self.aside)\(UUID().uuidString)").path
      guard rename(item.path, aside) == 0 else { continue }
      try? FileManager.default.removeItem(atPath: aside)
    }
  }

  /// The beginning of the name of what is being removed: that of a temporary folder, so that one that is
  /// left goes with those.
  private static let aside = "making-"

  /// The items of a cache's folder and of its subfolders.
  ///
  /// They are libraries with their records, packages, and modules of the compiler. Other files, such as
  /// those of fonts, stay.
  private func items(in folder: String) -> [Item] {
    FolderEntries.sorted(in: folder).filter(\.isFolder).flatMap { entry -> [Item] in
      let path = folder + "/" + entry.name
      if entry.name == Self.modulesName { return files(below: path) }
      let isItem =
        entry.name.count == 32 && entry.name.allSatisfy(\.isHexDigit)
        || entry.name.hasPrefix("packages-") || entry.name.hasPrefix(Self.aside)
      guard isItem else { return folder == root.path ? items(in: path) : [] }
      var info = stat()
      guard stat(path, &info) == 0 else { return [] }
      let size = files(below: path).map(\.size).reduce(0, +)
      return [Item(path: path, size: size, used: Self.seconds(info.modified))]
    }
  }

  /// The files below a folder, each as an item; links are not followed.
  private func files(below folder: String) -> [Item] {
    FolderEntries.sorted(in: folder).flatMap { entry -> [Item] in
      let path = folder + "/" + entry.name
      if entry.isFolder { return files(below: path) }
      var info = stat()
      guard lstat(path, &info) == 0 else { return [] }
      let used = max(Self.seconds(info.modified), Self.seconds(info.accessed))
      return [Item(path: path, size: Int(info.st_blocks) * 512, used: used)]
    }
  }

  private static func seconds(_ time: timespec) -> Double {
    Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
