package import Foundation
import Subprocess
import SystemPackage

/// This program once more, with a library of views: what views do wrong then ends only that.
package enum LooseChild {
  /// The first argument of such a program; the way to the library follows, and then what this
  /// program was asked for.
  package static let flag = "--loose-library"

  /// Runs the program, lets the signals that this one gets reach it, and returns the number it ends
  /// with.
  ///
  /// Where views stop it, the library's folder tells for a moment where that was.
  package static func run(
    _ program: URL, library: URL, arguments: [String], name: String, relay: SignalRelay
  ) async throws -> Int32 {
    var options = PlatformOptions()
    // A group of its own: from a terminal a signal would reach it twice, and the second says hurry.
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
      throw LooseError.stopped(name: name, signal: number, place: place(in: text, from: here))
    }
  }

  /// The innermost line of the files in what Swift tells of the way to where it stopped.
  static func place(in trace: String, from folder: String) -> String? {
    let mark = " in \(LooseCache.libraryName) at "
    for line in trace.split(separator: "\n") {
      guard let range = line.range(of: mark) else { continue }
      let place = line[range.upperBound...].trimmingCharacters(in: .whitespaces)
      // Files are called as they were typed, which may be from here.
      if !place.contains("<") {
        return place.hasPrefix(folder + "/") ? String(place.dropFirst(folder.count + 1)) : place
      }
    }
    return nil
  }
}
