import CSymbolUses
import Foundation
import TestSupport
import Testing

/// What the compiler noted while it built this package: which place names what, and which member
/// meets which requirement of a protocol.
///
/// It keeps these notes for editors, beside what it builds. A file that is compiled again has new
/// notes in place of the old ones.
struct CompilerNotes {
  /// A place in a file of tests or of a scene that names or declares a symbol.
  struct Use: Hashable {
    /// The file, from the top of the repository.
    var file: String
    /// The compiler's name of the symbol.
    var symbol: String
    var line: Int
    var column: Int
    var role: Role
  }

  enum Role {
    /// The name is written there.
    case named
    /// The compiler calls it there, and no name is written.
    case implied
    /// It is declared there.
    case declared
    /// What is declared there overrides it, or meets it.
    case overridden
  }

  /// What tests and scenes name, imply, declare and override, each place once.
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
          context, use in
          guard let context, let use else { return }
          Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().take(use.pointee)
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

    func take(_ use: symbol_use) {
      let overridden = use.overridden.map { String(cString: $0) }
      if folder == "Sources/" {
        guard let overridden else { return }
        met[String(cString: use.symbol), default: []].insert(overridden)
        return
      }
      let path = String(cString: use.file)
      guard path.hasPrefix(root + folder), !path.contains("/SupportTable/") else { return }
      let name = overridden ?? String(cString: use.symbol)
      // Only what is ours can be public in one of the rooms, or declared in tests.
      let isOurs = ["Scrollwork", "TestSupport", "EndToEndTests"].contains { name.contains($0) }
      guard isOurs || overridden != nil else { return }
      let role: Role =
        if overridden != nil {
          .overridden
        } else if use.is_implicit {
          .implied
        } else {
          use.declares ? .declared : .named
        }
      uses.insert(
        Use(
          file: String(path.dropFirst(root.count)), symbol: name, line: Int(use.line),
          column: Int(use.column), role: role))
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
