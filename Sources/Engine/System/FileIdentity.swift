import Foundation

/// The identity of a file or folder, which all paths and links that lead to it share.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let node: UInt

  /// The identity of what is at a path, behind its links; nil if there is nothing.
  package init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    (device, node) = (
      UInt(truncatingIfNeeded: info.st_dev), UInt(truncatingIfNeeded: info.st_ino)
    )
  }

  /// The identities of a folder and of the folders around it.
  package static func around(_ folder: String) -> Set<FileIdentity> {
    guard let whole = realpath(folder, nil) else { return [] }
    defer { free(whole) }
    var path = String(cString: whole)[...]
    var found: Set<FileIdentity> = []
    while true {
      if let identity = FileIdentity(path.isEmpty ? "/" : String(path)) { found.insert(identity) }
      guard let slash = path.lastIndex(of: "/") else { return found }
      path = path[..<slash]
    }
  }
}
