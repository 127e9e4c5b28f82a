package import Foundation
package import ScrollworkProjects
import ScrollworkSystem

// What a child process says of itself, and to its parent.
extension LooseChild {
  /// The first argument of the child process; the path of the library and the original arguments
  /// follow.
  package static let flag = "--loose-library"

  /// The environment variables with the process id of the parent, and the path of the file in which
  /// the child says how it ended.
  static let (parentVariable, endingVariable) = ("SCROLLWORK_PARENT", "SCROLLWORK_ENDING")

  /// The environment variable with the path of the program that the main bundle is found by; see
  /// `readlink` in `CSystemCalls`.
  static let bundleVariable = "SCROLLWORK_PROGRAM"

  /// The environment variable with the folder for the files of apps; see `Folders.c` in
  /// `CSystemCalls`.
  static let filesVariable = "SCROLLWORK_FILES"

  /// The environment variable with the path of the record of denied acts.
  static let denialsVariable = "SCROLLWORK_DENIALS"

  /// The resources of the app in this child process.
  package static var resources: AppResources { list(LooseCache.resourcesName) ?? .init() }

  /// The locations of the libraries of shader functions of the files in this child process.
  package static var shaders: [URL] {
    (list(LooseCache.shadersName) ?? [String]()).map { URL(filePath: $0) }
  }

  /// A list beside the bundle of the files in this child process; nil if there is none.
  private static func list<List: Decodable>(_ name: String) -> List? {
    guard let program = ProcessVariable.value(bundleVariable) else { return nil }
    let folder = URL(filePath: program).deletingLastPathComponent().deletingLastPathComponent()
    let list = try? InputFile.contents(of: folder.appending(path: name).path)
    return list.flatMap { try? JSONDecoder().decode(List.self, from: $0) }
  }

  /// Whether this is a child process whose parent has ended.
  package static var isOrphaned: Bool { parent.map { $0 != getppid() } ?? false }

  private static let parent = ProcessVariable.value(parentVariable).flatMap {
    pid_t($0)
  }

  /// Ends this child process, all processes that it has started, and their backtraces.
  package static func endGroup() {
    if getpgrp() == getpid() { kill(0, SIGKILL) }
  }

  /// What stands in the file of the ending before the process has begun.
  static let starting = "starting"

  /// Tells the parent that the process has begun: it is confined, if it was to be, and no code has run.
  package static func begin() {
    if let path = ProcessVariable.value(endingVariable) { truncate(path, 1) }
  }

  /// Tells the parent that the limits of this process are kept.
  package static func beat() {
    if let path = ProcessVariable.value(endingVariable) { utimensat(AT_FDCWD, path, nil, 0) }
  }

  /// Tells the parent that the verb is done.
  package static func finish() {
    // Needs no room on the disk.
    if let path = ProcessVariable.value(endingVariable) { truncate(path, 0) }
  }

  /// Tells the parent why this process ends; returns false if it has none.
  package static func report(_ ending: SceneEnding) -> Bool {
    guard let path = ProcessVariable.value(endingVariable),
      let data = try? JSONEncoder().encode(ending)
    else { return false }
    return FileManager.default.createFile(atPath: path, contents: data)
  }
}
