import CSymbolUses
import Foundation
import TestSupport
import Testing

/// What the compiler noted while it built this package: which line names what, and which member meets
/// which requirement of a protocol.
///
/// It keeps these notes for editors, beside what it builds. A file that is compiled again has new
/// notes in place of the old ones.
struct CompilerNotes {
  /// A line that names a symbol, or declares what meets a requirement.
  struct Use: Hashable {
    /// The file, from the top of the repository.
    var file: String
    /// The compiler's name of the symbol.
    var symbol: String
    var line: Int
  }

  /// What tests and scenes name, each line once.
  private(set) var uses: Set<Use> = []
  /// The requirements that members in `Sources` meet, by the compiler's names of both.
  private(set) var met: [String: Set<String>] = [:]

  /// Reads what was noted about the repository that this file lies in.
  init() throws {
    let root = Repository.root.path + "/"
    let library = try Self.toolchain().appending(path: "lib/libIndexStore.\(Self.suffix)").path
    let store = BuiltTool.url.deletingLastPathComponent().appending(path: "index/store").path
    for folder in ["Sources/", "Tests/", "Scenes/"] {
      let collector = Collector(root: root, folder: folder)
      let fault = withExtendedLifetime(collector) {
        symbol_uses(library, store, root + folder, Unmanaged.passUnretained(collector).toOpaque()) {
          context, file, symbol, line, met in
          guard let context, let file, let symbol else { return }
          Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
            .take(file, symbol, Int(line), met)
        }
      }
      try #require(
        fault == nil,
        """
        The compiler's notes cannot be read: \(fault.map { String(cString: $0) } ?? ""). They lie at \
        \(store) after `swift build --build-tests`, unless it was told \
        --disable-index-store.
        """)
      uses.formUnion(collector.uses)
      met.merge(collector.met) { $0.union($1) }
    }
  }

  private final class Collector {
    let root: String
    let folder: String
    var uses: Set<Use> = []
    var met: [String: Set<String>] = [:]

    init(root: String, folder: String) { (self.root, self.folder) = (root, folder) }

    func take(
      _ file: UnsafePointer<CChar>, _ symbol: UnsafePointer<CChar>, _ line: Int,
      _ other: UnsafePointer<CChar>?
    ) {
      if folder == "Sources/" {
        guard let other else { return }
        met[String(cString: symbol), default: []].insert(String(cString: other))
        return
      }
      let path = String(cString: file)
      guard path.hasPrefix(root + folder), !path.contains("/SupportTable/") else { return }
      let name = String(cString: other ?? symbol)
      // Only what is ours can be public in one of the rooms.
      guard name.contains("Scrollwork") else { return }
      uses.insert(Use(file: String(path.dropFirst(root.count)), symbol: name, line: line))
    }
  }

  #if os(macOS)
    private static let suffix = "dylib"
  #else
    private static let suffix = "so"
  #endif

  /// Where the compiler stands.
  private static func toolchain() throws -> URL {
    let result = try BuiltTool.finish(
      BuiltTool.start(
        ["swiftc", "-print-target-info"], in: URL(filePath: "/"),
        program: URL(filePath: "/usr/bin/env")))
    struct Info: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let info = try JSONDecoder().decode(Info.self, from: Data(result.out.utf8))
    return URL(filePath: info.paths.runtimeResourcePath).deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
