package import Foundation
import Subprocess
import SystemPackage

/// A child process that runs this program with a library of views, and confines its crashes.
package enum LooseChild {
  /// The first argument of the child process; the path of the library and the original arguments
  /// follow.
  package static let flag = "--loose-library"

  /// Runs the child process, relays signals to it, and returns its exit code.
  ///
  /// If views crash it, the library's folder briefly holds the backtrace.
  package static func run(
    _ program: URL, library: URL, arguments: [String], name: String, relay: SignalRelay
  ) async throws -> Int32 {
    var options = PlatformOptions()
    // Its own process group: from a terminal it would get a signal twice, and the second one forces
    // exit.
    options.processGroupID = 0
    let trace = library.deletingLastPathComponent().appending(path: "trace-\(UUID().uuidString)")
    let settings = "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,"
    let result = try await Subprocess.run(
      .path(FilePath(program.path)), arguments: Arguments([flag, library.path] + arguments),
      environment: .inherit.updating(["SWIFT_BACKTRACE": settings + "output-to=\(trace.path)"]),
      platformOptions: options, input: .none, output: .currentStandardOutput,
      error: .currentStandardError
    ) { execution in
      relay.reach(execution.processIdentifier.value)
    }
    switch result.terminationStatus {
    case .exited(let code): return code
    case .signaled(let number):
      let text = (try? String(contentsOf: trace, encoding: .utf8)) ?? ""
      try? FileManager.default.removeItem(at: trace)
      let here = FileManager.default.currentDirectoryPath
      throw LooseError.crashed(name: name, signal: number, place: place(in: text, from: here))
    }
  }

  /// The innermost frame of the user's files in Swift's backtrace.
  static func place(in trace: String, from folder: String) -> String? {
    let mark = " in \(LooseCache.libraryName) at "
    for line in trace.split(separator: "\n") {
      guard let range = line.range(of: mark) else { continue }
      let place = line[range.upperBound...].trimmingCharacters(in: .whitespaces)
      // Paths are as given on the command line, possibly relative to the current folder.
      if !place.contains("<") {
        return place.hasPrefix(folder + "/") ? String(place.dropFirst(folder.count + 1)) : place
      }
    }
    return nil
  }
}
