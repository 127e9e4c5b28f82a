import Foundation
import Subprocess
import SystemPackage

/// The names of public types and members of our modules.
///
/// They are read from the modules' symbol graphs at the first unknown name, and cached beside the
/// compiled libraries.
struct KnownNames: Sendable {
  /// The names of types and functions.
  var types: [String] = []
  /// The names of modifiers, properties and cases.
  var members: [String] = []

  /// The modules with public names.
  private static let modules = [
    "ScrollworkStage", "ScrollworkViews", "ScrollworkControls", "ScrollworkDrawing",
    "ScrollworkEffects",
    "ScrollworkScrolling", "ScrollworkScript", "ScrollworkUIScrolling", "ScrollworkMotion",
    "ScrollworkGeometry", "ScrollworkLayout", "ScrollworkEnvironment", "ScrollworkSwiftUI",
    "ScrollworkPublishers", "ScrollworkFoundation", "ScrollworkFrameworks",
  ]

  /// The names of a toolchain's modules; a module that cannot be read contributes none.
  static func load(_ toolchain: Toolchain, cache: LooseCache) async throws -> KnownNames {
    let key = LooseCache.key(of: "names\n" + toolchain.identity)
    if let kept = cache.library(key), let text = try? String(contentsOf: kept, encoding: .utf8) {
      return KnownNames(text)
    }
    let workshop = try cache.makeStagingFolder()
    defer { workshop.remove() }
    var names = KnownNames()
    let cModules = CModules.options(map: try workshop.write(CModules.map, to: "module.modulemap"))
    for module in modules {
      try await extract(
        module, toolchain, with: cModules + cache.compilerOptions, to: workshop.folder)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: workshop.folder.path).sorted()
    for file in files where file.hasSuffix(".symbols.json") {
      let url = workshop.folder.appending(path: file)
      names.add(try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: url)))
      try FileManager.default.removeItem(at: url)
    }
    names.types = Set(names.types).sorted()
    names.members = Set(names.members).sorted()
    _ = try workshop.write(names.text, to: LooseCache.libraryName)
    _ = try cache.keep(workshop, as: key)
    return names
  }

  private static var target: String {
    #if arch(arm64)
      let machine = "aarch64"
    #else
      let machine = "x86_64"
    #endif
    #if os(Linux)
      return machine + "-unknown-linux-gnu"
    #else
      return machine + "-apple-macosx15.0"
    #endif
  }

  private static func extract(
    _ module: String, _ toolchain: Toolchain, with options: [String], to folder: URL
  ) async throws {
    let compiler = URL(filePath: toolchain.compiler)
    let extractor = compiler.deletingLastPathComponent().appending(
      path: "swift-symbolgraph-extract")
    _ = try await run(
      .path(FilePath(extractor.path)),
      arguments: Arguments(
        [
          "-module-name", module, "-I", toolchain.modules, "-target", target,
          "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir",
          folder.path,
        ] + options), input: .none, output: .discarded, error: .discarded)
  }

  private mutating func add(_ graph: SymbolGraph) {
    for symbol in graph.symbols {
      let name = String(symbol.names.title.prefix { $0 != "(" }.split(separator: ".").last ?? "")
      guard let first = name.first, first.isLetter else { continue }
      switch symbol.kind.identifier {
      case "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias",
        "swift.func":
        types.append(name)
      case "swift.method", "swift.property", "swift.type.property", "swift.enum.case",
        "swift.type.method":
        members.append(name)
      default: break
      }
    }
  }

  private init(_ text: String) {
    let parts = text.split(separator: "\n\n", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    types = parts[0].split(separator: "\n").map(String.init)
    members = parts[1].split(separator: "\n").map(String.init)
  }

  init(types: [String] = [], members: [String] = []) {
    self.types = types
    self.members = members
  }

  private var text: String {
    types.joined(separator: "\n") + "\n\n" + members.joined(separator: "\n")
  }
}

/// The part of a symbol graph that holds names.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Names: Decodable { var title: String }
    var kind: Kind
    var names: Names
  }

  var symbols: [Symbol]
}
