package import Foundation

/// A check that only this user and root can change what a path leads to.
///
/// Code and what is known of fonts are loaded from such paths only: whoever can write to a folder on the
/// way can exchange the file.
package enum TrustedPath {
  /// The reason that a path is not trusted.
  package enum Fault: Hashable, Sendable {
    /// A file, folder or link is owned by another user.
    case owner(path: String, user: uid_t)
    /// Other users can write to a file or folder.
    case writable(path: String)
    /// Too many symbolic links, or an entry that cannot be read.
    case unreadable(path: String)
  }

  /// The number of symbolic links that are followed.
  ///
  /// - Source: documented; Linux follows 40 (path_resolution(7)).
  private static let linkLimit = 40

  /// The first fault on an absolute path, including that of its links; nil if it is trusted.
  ///
  /// What does not exist yet is trusted, because only the owner of its folder can create it. Others
  /// may write to a folder with the sticky bit, such as `/tmp`: they cannot exchange its entries.
  package static func fault(of path: String, for user: uid_t = geteuid()) -> Fault? {
    var rest = names(of: path)
    var folder = "/"
    var links = 0
    if let fault = fault(at: folder, for: user) { return fault }
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        folder = URL(filePath: folder).deletingLastPathComponent().path
        continue
      }
      let here = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      var info = stat()
      guard lstat(here, &info) == 0 else {
        return SystemError.last.number == ENOENT ? nil : .unreadable(path: here)
      }
      if let fault = fault(at: here, for: user) { return fault }
      guard info.st_mode & S_IFMT == S_IFLNK else {
        folder = here
        continue
      }
      links += 1
      guard links <= linkLimit,
        let goal = try? FileManager.default.destinationOfSymbolicLink(atPath: here)
      else { return .unreadable(path: here) }
      rest += names(of: goal)
      if goal.hasPrefix("/") { folder = "/" }
    }
    return nil
  }

  /// The names of a path, last first.
  private static func names(of path: String) -> [String] {
    path.split(separator: "/").reversed().map(String.init)
  }

  /// The fault of one entry, not followed if it is a link.
  private static func fault(at path: String, for user: uid_t) -> Fault? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return .unreadable(path: path) }
    guard info.st_uid == 0 || info.st_uid == user else {
      return .owner(path: path, user: info.st_uid)
    }
    let kind = info.st_mode & S_IFMT
    let isGuarded = kind == S_IFLNK || kind == S_IFDIR && info.st_mode & S_ISVTX != 0
    let isShared =
      info.st_mode & S_IWOTH != 0
      || info.st_mode & S_IWGRP != 0 && !isPrivate(info.st_gid, of: info.st_uid)
    return isShared && !isGuarded ? .writable(path: path) : nil
  }

  /// Whether a group has one member: root's, or a group with the name of its only user.
  private static func isPrivate(_ group: gid_t, of user: uid_t) -> Bool {
    if group == 0 { return true }
    guard let group = getgrgid(group)?.pointee, let user = getpwuid(user)?.pointee else {
      return false
    }
    let name = String(cString: user.pw_name)
    guard String(cString: group.gr_name) == name else { return false }
    var member = group.gr_mem
    while let next = member?.pointee {
      if String(cString: next) != name { return false }
      member = member?.successor()
    }
    return true
  }
}

extension TrustedPath.Fault: CustomStringConvertible {
  /// The clause of a message.
  package var description: String {
    switch self {
    case .owner(let path, let user): "\(path) belongs to another user, \(user)"
    case .writable(let path): "other users can write to \(path)"
    case .unreadable(let path): "\(path) cannot be examined"
    }
  }
}
