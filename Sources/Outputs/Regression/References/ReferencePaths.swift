public import Foundation

/// Paths of files as references keep them, from the folder of references on.
///
/// Paths are resolved by their components alone: a symbolic link as the folder of references changes
/// nothing.
public struct ReferencePaths: Hashable, Sendable {
  private let folder: [String]
  private let current: [String]

  /// The paths from a folder of references on.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - current: The absolute path of the current folder.
  public init(
    from folder: URL, current: String = FileManager.default.currentDirectoryPath
  ) {
    self.current = Self.parts(of: current, from: [])
    self.folder = Self.parts(of: folder.path, from: self.current)
  }

  /// The path from the folder of references on, of a file by its path from the current folder on.
  public func stored(_ path: String) -> String {
    Self.relative(Self.parts(of: path, from: current), to: folder)
  }

  /// The path from the current folder on, of a file by its path from the folder of references on.
  ///
  /// It is never taken for the name of a scene, nor for an option.
  public func typed(_ path: String) -> String {
    let path = Self.relative(Self.parts(of: path, from: folder), to: current)
    let isPlain = path.hasSuffix(".swift") && !path.hasPrefix("-")
    return path.contains("/") || path == "." || path == ".." || isPlain ? path : "./" + path
  }

  /// The components of a path, without those that lead upward.
  private static func parts(of path: String, from folder: [String]) -> [String] {
    path.split(separator: "/").reduce(into: path.hasPrefix("/") ? [] : folder) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
  }

  private static func relative(_ parts: [String], to folder: [String]) -> String {
    let shared = zip(parts, folder).prefix { $0 == $1 }.count
    let steps = folder.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
