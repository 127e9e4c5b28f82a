import Foundation
import ScrollworkSystem

/// Processes that code has started and that outlive the child process: they are in sessions of their own,
/// so that the end of its group does not reach them.
enum LeftProcesses {
  /// Ends those whose environment names the folder of a run.
  ///
  /// A confined process can start none.
  static func end(of folder: RunFolder) {
    let mark = Data(folder.url.path.utf8)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for process in entries.compactMap({ pid_t($0) }) where process != getpid() {
      let path = "/proc/\(process)/environ"
      guard let environment = try? InputFile.contents(of: path) else { continue }
      if environment.range(of: mark) != nil { kill(process, SIGKILL) }
    }
  }
}
