import CSandbox
package import Foundation
import ScrollworkCompilers
import ScrollworkSystem

/// What the process that runs the code of Swift files may reach: the rules of Landlock and of a filter of
/// system calls, which `CSandbox` sets before the process begins.
///
/// Nothing else is read, nothing else is written, there are no sockets, and no program runs but the
/// encoder of a film and the one that makes backtraces.
package struct Sandbox: Sendable {
  /// Whether this system has Landlock and filters of system calls.
  package static var isAvailable: Bool { scrollwork_sandbox_version() > 0 }

  /// What this system has of a sandbox.
  package struct Support: Hashable, Sendable {
    /// The version of Landlock; nil without it.
    package var landlock: Int?
    /// Why Landlock cannot be used; nil if it can, or if the system is another.
    package var fault: String?
    /// Whether system calls are filtered.
    package var filtersCalls: Bool

    package init(landlock: Int?, fault: String? = nil, filtersCalls: Bool) {
      (self.landlock, self.fault, self.filtersCalls) = (landlock, fault, filtersCalls)
    }
  }

  /// What this system has.
  package static var support: Support {
    let version = Int(scrollwork_landlock_version())
    return Support(
      landlock: version > 0 ? version : nil,
      fault: version < 0 ? SystemError(number: Int32(-version)).reason : nil,
      filtersCalls: scrollwork_filters_calls())
  }

  /// Whether this process is confined.
  package static var isActive: Bool { scrollwork_is_confined() }

  /// The files and folders that may be read, beside those of the system and of the tool.
  package var readable: [URL]
  /// The folders in which files may be made, changed and removed, and the files that may be written.
  package var writable: [URL]
  /// The program that encodes films; nil if the process makes none.
  package var encoder: URL?

  package init(readable: [URL], writable: [URL] = [], encoder: URL? = nil) {
    (self.readable, self.writable, self.encoder) = (readable, writable, encoder)
  }

  /// The rules for a program, in the form that `CSandbox` reads.
  func rules(for program: URL) -> Data {
    let system = SandboxSystem(program: program)
    var rules: [(letter: String, path: String)] = []
    rules += (system.readable + readable.flatMap(Self.openable)).map { ("r", $0.path) }
    rules += (system.writable + writable).map { ("w", $0.path) }
    rules += (system.programs + [encoder].compactMap(\.self)).map { ("x", Self.resolved($0)) }
    if let encoder { rules += [("r", Self.resolved(encoder)), ("f", "")] }
    return Data(rules.map { "\($0.letter)\($0.path)\0" }.joined().utf8)
  }

  private static func resolved(_ url: URL) -> String { url.resolvingSymlinksInPath().path }

  /// What may be read of a folder: all of it, or of the user's home and of folders around it only the
  /// files, since its other folders have secrets.
  private static func openable(_ url: URL) -> [URL] {
    let home = FileManager.default.homeDirectoryForCurrentUser.resolvingSymlinksInPath().path
    let path = resolved(url)
    let isAround = path == "/" || home == path || home.hasPrefix(path + "/")
    guard isAround, InputFile.isFolder(path) else { return [url] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { url.appending(path: $0) }
      .filter { InputFile.isFile($0.path) }
  }
}

/// What every process of Swift files reads, writes and runs of the system and of the tool.
struct SandboxSystem {
  let readable: [URL]
  let writable: [URL]
  let programs: [URL]

  /// - Source: measured, the files that a run opens on Debian 12 and 13; chosen, that of `/etc` no more
  ///   is needed.
  init(program: URL) {
    let home = FileManager.default.homeDirectoryForCurrentUser
    let runtime = Self.runtimeFolder
    // Swift's libraries are in lib/swift/linux, and its program for backtraces in libexec/swift/linux.
    let tools = runtime?.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "libexec/swift")
    let fixed = [
      "/usr", "/lib", "/lib64", "/proc", "/sys/devices/system/cpu", "/sys/fs/cgroup", "/etc/fonts",
      "/etc/ld.so.cache", "/etc/localtime", "/etc/passwd", "/etc/group", "/etc/nsswitch.conf",
      "/etc/mime.types", "/var/cache/fontconfig", "/dev/null", "/dev/zero", "/dev/urandom",
      "/dev/random",
    ]
    let own = [
      runtime, Self.compilerLibraries, tools, program.deletingLastPathComponent(),
      UserCache.folder,
    ]
    readable =
      fixed.map { URL(filePath: $0) } + own.compactMap(\.self)
      + [".fonts", ".local/share/fonts"].map { home.appending(path: $0) }
    writable = ["/dev/null", "/dev/zero"].map { URL(filePath: $0) }
    programs =
      [tools?.appending(path: "linux/swift-backtrace")].compactMap(\.self)
      + ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"].map { URL(filePath: $0) }
  }

  /// The folder of the libraries that the compiler links files with, of which an installed tool has only those
  /// that it needs itself.
  private static var compilerLibraries: URL? {
    ProgramFile.find("swiftc", on: ProgramFile.toolchainPath())?.resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/swift/linux")
  }

  /// The folder of Swift's runtime libraries.
  private static var runtimeFolder: URL? {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_retain"),
      let name = scrollwork_library_of(symbol)
    else { return nil }
    return URL(filePath: String(cString: name)).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }
}
