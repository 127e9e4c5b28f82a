import Foundation

/// The modules that files can import: those that stand in for others, the toolchain's, and ours.
enum ImportableModules {
  /// The toolchain's modules of C that files import by their names.
  private static let others = ["CoreFoundation", "SwiftGlibc"]

  /// The names of the modules in a folder.
  static func names(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let ending = ".swiftmodule"
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  /// All modules.
  static func all(_ toolchain: Toolchain) -> Set<String> {
    let aliases = PlatformModules.aliases + StandIns.all.modules + StandIns.all.ownModules
    let libraries = URL(filePath: toolchain.compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/swift/linux")
    // The packages that this program is made of are not those that an app asks for.
    let ours = names(in: toolchain.modules).filter { $0.hasPrefix("Scrollwork") }
    return Set(aliases + names(in: libraries.path) + ours + others)
  }
}
