package import Foundation

/// A program of a toolchain.
package enum ProgramFile {
  /// The search path for the programs of Swift's toolchain.
  ///
  /// The toolchain that `SCROLLWORK_TOOLCHAIN` names stands alone; without it, the folders of `PATH`
  /// come before `/opt/swift`.
  package static func toolchainPath(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    if let toolchain = environment["SCROLLWORK_TOOLCHAIN"], !toolchain.isEmpty {
      return "\(toolchain)/usr/bin:\(toolchain)/bin"
    }
    return [environment["PATH"] ?? "", "/opt/swift/usr/bin"].joined(separator: ":")
  }

  /// Where ``toolchainPath(_:)`` leads, in words.
  package static let toolchainPlaces = "in SCROLLWORK_TOOLCHAIN, on the PATH or in /opt/swift"

  /// The first program with a name in the folders of a search path, such as that of `PATH`.
  package static func find(_ name: String, on path: String) -> URL? {
    path.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
      .first(where: isProgram)
  }

  /// Whether a file can be run.
  package static func isProgram(_ url: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: url.path)
  }

  /// A file's path, size and modification time, which identify its contents without reading it.
  package static func stamp(_ url: URL) -> String {
    var info = stat()
    guard stat(url.path, &info) == 0 else { return "\(url.path) -" }
    #if os(Linux)
      let time = info.st_mtim
    #else
      let time = info.st_mtimespec
    #endif
    return "\(url.path) \(info.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
