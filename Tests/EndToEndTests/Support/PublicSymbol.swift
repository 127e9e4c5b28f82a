import Foundation
import Testing

/// Something that scene code can name, as the compiler lists it.
struct PublicSymbol: Hashable {
  /// The type or protocol that has it; nil at the top.
  let owner: String?
  /// Its name with the labels of its parameters.
  let name: String
  /// What it is: `swift.struct`, `swift.method` and so on.
  let kind: String
  /// The file that declares it, from `Sources`.
  let file: String
  /// What the compiler calls it.
  let precise: String

  /// Its name among all.
  var path: String { owner.map { "\($0).\(name)" } ?? name }

  /// Its name without labels.
  var base: String { String(name.prefix { $0 != "(" }) }

  /// The longer words that its name and its owner's are made of.
  var words: [Substring] {
    let parts = "\(owner ?? "").\(base)".split { !$0.isLetter }.flatMap { part in
      part.split(separator: /(?=[A-Z])/)
    }
    return parts.filter { $0.count > 4 && $0.lowercased() != "scroll" }
  }

  /// The last part of the owner's name.
  var ownerName: String? { owner?.split(separator: ".").last.map(String.init) }

  /// Whether it is a type or protocol.
  var isType: Bool {
    ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias"]
      .contains(kind)
  }

  /// Whether nobody writes its name to use it: what it belongs to is used instead.
  var isUnspoken: Bool {
    let unspoken: Set = [
      "projectedValue", "wrappedValue", "animatableData", "body", "rawValue", "id", "base",
      "Body", "AnimatableData", "Content", "Output", "Failure", "Label", "Icon",
    ]
    return unspoken.contains(base) || base.hasPrefix("build") || kind == "swift.subscript"
      || kind == "swift.init" || kind == "swift.typealias"
  }

  /// Everything public in the rooms that `import Scrollwork` brings, in order of their paths.
  static func all() throws -> [PublicSymbol] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scrollwork-symbols-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for room in rooms { try extract(room, into: folder) }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let symbols = try files.flatMap { try read(folder.appending(path: $0)) }
    return Set(symbols).sorted { ($0.path, $0.kind, $0.file) < ($1.path, $1.kind, $1.file) }
  }

  private static let rooms = [
    "Geometry", "Motion", "Drawing", "Layout", "Environment", "Scrolling", "Effects", "Views",
  ]

  /// Lets the compiler write down what a built room has.
  private static func extract(_ room: String, into folder: URL) throws {
    let modules = Tool.url.deletingLastPathComponent().appending(path: "Modules")
    let words = [
      "swift", "symbolgraph-extract", "-module-name", "Scrollwork\(room)", "-I", modules.path,
      "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
      "-output-dir", folder.path,
    ]
    let result = try Tool.finish(
      Tool.start(words, in: folder, program: URL(filePath: "/usr/bin/env")))
    try #require(result.status == 0, "\(result.err)")
  }

  #if arch(x86_64)
    private static let target = "x86_64-unknown-linux-gnu"
  #else
    private static let target = "aarch64-unknown-linux-gnu"
  #endif

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { var identifier: String }
      struct Location: Decodable { var uri: String }
      struct Identifier: Decodable { var precise: String }
      var identifier: Identifier
      var kind: Kind
      var pathComponents: [String]
      var location: Location?
    }
    var symbols: [Symbol]
  }

  private static func read(_ file: URL) throws -> [PublicSymbol] {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    return graph.symbols.compactMap { symbol in
      let parts = symbol.pathComponents
      let isHidden = parts.contains { $0.hasPrefix("_") }
      let isPlumbing = ["swift.associatedtype", "swift.func.op"].contains(symbol.kind.identifier)
      // What the compiler makes by itself stands in no file.
      guard let uri = symbol.location?.uri, let range = uri.range(of: "/Sources/"), !isHidden,
        !isPlumbing, var name = parts.last
      else { return nil }
      // Where code came from is for reports; nobody writes it.
      name.replace("fileID:line:", with: "")
      let owner = parts.dropLast().joined(separator: ".")
      return PublicSymbol(
        owner: owner.isEmpty ? nil : owner, name: name, kind: symbol.kind.identifier,
        file: String(uri[range.upperBound...]), precise: symbol.identifier.precise)
    }
  }
}
