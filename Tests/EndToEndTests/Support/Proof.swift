import CSymbolUses
import Foundation
import Testing

/// A test or a scene whose code uses a symbol.
struct Proof: Hashable {
  /// The file, from the top of the repository.
  let file: String
  /// The name of the test; that of the suite for what surrounds its tests, such as a view that they
  /// look at, and nil for a scene.
  let claim: String?
  /// Whether it is a test, and not what surrounds tests.
  let isTest: Bool
}

/// Which tests and scenes use which symbols, as the compiler noted while it built them.
struct Proofs {
  /// The proofs of each symbol, by the compiler's name of it, with how often they use it.
  private var found: [String: [Proof: Int]] = [:]
  /// How often each file uses anything.
  private var sizes: [String: Int] = [:]

  /// Reads the compiler's notes on the tests and scenes that stand beside this file.
  init() throws {
    let root =
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path + "/"
    for folder in ["Tests/", "Scenes/"] {
      var files: [String: SourceFile?] = [:]
      for use in try Self.uses(in: root + folder) where !use.file.contains("/Support/") {
        let path = String(use.file.dropFirst(root.count))
        let file = files[path] ?? SourceFile(root: root, path: path, hasTests: folder == "Tests/")
        files[path] = file
        // A file that is gone leaves its notes.
        guard let proof = file?.proof(at: use.line) else { continue }
        found[use.symbol, default: [:]][proof, default: 0] += 1
        sizes[proof.file, default: 0] += 1
      }
    }
  }

  /// The proof that is most about a symbol; nil if nothing uses it.
  ///
  /// Tests go before scenes. Of several files that one counts which is about the symbol for the
  /// greatest part, eightfold if it is called after it; in it a test goes before what surrounds tests.
  func proof(of symbol: PublicSymbol) -> Proof? {
    guard let uses = found[symbol.precise] else { return nil }
    let words = symbol.words
    let files = Dictionary(grouping: uses, by: \.key.file)
    let file = files.max { one, other in
      func rank(_ file: (key: String, value: [(key: Proof, value: Int)])) -> (Int, Int, String) {
        let count = file.value.reduce(0) { $0 + $1.value }
        let isNamedAfter = words.contains { file.key.lowercased().contains($0.lowercased()) }
        return (
          file.value.contains { $0.key.claim != nil } ? 1 : 0,
          count * (isNamedAfter ? 8 : 1) * 1_000_000 / max(sizes[file.key] ?? 1, 1), file.key
        )
      }
      return rank(one) < rank(other)
    }
    return file?.value.max { one, other in
      (one.key.isTest ? 1 : 0, one.value, one.key.claim ?? "")
        < (other.key.isTest ? 1 : 0, other.value, other.key.claim ?? "")
    }?.key
  }

  private struct Use {
    var file: String
    var symbol: String
    var line: Int
  }

  private static func uses(in folder: String) throws -> [Use] {
    final class Collector { var uses: [Use] = [] }
    let collector = Collector()
    let library = try toolchain().appending(path: "lib/libIndexStore.so").path
    let store = Tool.url.deletingLastPathComponent().appending(path: "index/store").path
    let fault = withExtendedLifetime(collector) {
      symbol_uses(library, store, folder, Unmanaged.passUnretained(collector).toOpaque()) {
        context, file, symbol, line in
        guard let context, let file, let symbol else { return }
        Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().uses.append(
          Use(file: String(cString: file), symbol: String(cString: symbol), line: Int(line)))
      }
    }
    try #require(fault == nil, "cannot read \(fault.map { String(cString: $0) } ?? "")")
    return collector.uses
  }

  /// Where the compiler stands.
  private static func toolchain() throws -> URL {
    let result = try Tool.finish(
      Tool.start(
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

/// A file of tests or of scenes, cut into its tests.
private struct SourceFile {
  private var starts: [(line: Int, proof: Proof)] = []

  /// Reads a file; nil if it is not there.
  init?(root: String, path: String, hasTests: Bool) {
    guard let text = try? String(contentsOfFile: root + path, encoding: .utf8) else { return nil }
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    let suite = text.firstMatch(of: /@Suite.*struct `?([^`{]+?)`? *\{/).map { String($0.output.1) }
    let claim = hasTests ? suite ?? name : nil
    starts = [(0, Proof(file: path, claim: claim, isTest: false))]
    guard hasTests else { return }
    var begun: Int?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.contains("@Test") { begun = index + 1 }
      if let start = begun, let match = line.firstMatch(of: /func `?([^`(]+)/) {
        starts.append(
          (start, Proof(file: path, claim: String(match.output.1), isTest: true)))
        begun = nil
      } else if line.hasPrefix("}") {
        starts.append((index + 2, Proof(file: path, claim: claim, isTest: false)))
      }
    }
  }

  func proof(at line: Int) -> Proof { starts.last { $0.line <= line }?.proof ?? starts[0].proof }
}
