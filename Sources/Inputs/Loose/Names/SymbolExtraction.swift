import Foundation
import Subprocess
import SystemPackage

/// The extraction of the symbol graphs of modules, by the toolchain's `swift-symbolgraph-extract`.
///
/// The graphs of a module count only if the extractor ended with the exit code 0 and each of them is
/// whole: an extractor that is killed, or whose disk is full, leaves a part of them.
struct SymbolExtraction: Sendable {
  let toolchain: Toolchain
  /// The options of the extractor beside those that every extraction has.
  let options: [String]
  /// The folder for the graphs.
  let folder: URL
  /// The modules that may be missing; the extractor must find all others.
  var optional: Set<String> = []

  /// The maximum length of messages that are read, in bytes.
  ///
  /// - Source: chosen; the extractor lists all modules that it sees.
  private static let limit = 1 << 20

  /// The names in some modules.
  ///
  /// - Throws: A ``LooseError`` for a module that cannot be read, or a `CancellationError`.
  func names(in modules: [String]) async throws -> PublicNames {
    // Two at a time, the largest first: each takes 0.1 to 2 s, and 250 MB of memory.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, module) in modules.enumerated() {
        if number >= 2 { try await group.next() }
        group.addTask { try await extract(module) }
      }
      try await group.waitForAll()
    }
    var reader = SymbolGraphReader()
    for module in modules {
      let graphs = try graphs(of: module)
      guard !graphs.isEmpty || optional.contains(module) else {
        throw LooseError.unreadableModule(name: module, reason: "the extractor wrote no symbols")
      }
      for graph in graphs {
        guard reader.read(try Data(contentsOf: graph)) else {
          throw LooseError.unreadableModule(
            name: module, reason: "\(graph.lastPathComponent) is incomplete")
        }
      }
    }
    return reader.names
  }

  /// The graphs of a module: of its own symbols, and of those that it adds to other modules.
  private func graphs(of module: String) throws -> [URL] {
    let ending = ".symbols.json"
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0 == module + ending || $0.hasPrefix(module + "@") && $0.hasSuffix(ending) }
      .map { folder.appending(path: $0) }
  }

  private func extract(_ module: String) async throws {
    var platform = PlatformOptions()
    // Its own process group: a signal from a terminal reaches this program alone, which ends it.
    platform.processGroupID = 0
    let extractor = URL(filePath: toolchain.compiler).deletingLastPathComponent()
      .appending(path: "swift-symbolgraph-extract")
    let result = try await run(
      .path(FilePath(extractor.path)),
      arguments: Arguments(
        [
          "-module-name", module, "-target", Self.target, "-minimum-access-level", "public",
          "-skip-synthesized-members", "-output-dir", folder.path,
        ] + options + ["-I", toolchain.modules]), platformOptions: platform, input: .none,
      output: .discarded,
      error: .string(limit: Self.limit))
    try Task.checkCancellation()
    switch result.terminationStatus {
    case .exited(0): return
    case .exited(1) where optional.contains(module): return
    case .exited(let code):
      let line = result.standardError.split(whereSeparator: \.isNewline).first.map(String.init)
      throw LooseError.unreadableModule(
        name: module, reason: line ?? "the extractor ended with the exit code \(code)")
    case .signaled(let number):
      throw LooseError.unreadableModule(
        name: module, reason: "the signal \(number) ended the extractor")
    }
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
}
