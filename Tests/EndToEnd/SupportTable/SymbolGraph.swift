import Foundation
import ScrollworkLoose
import TestSupport
import Testing

/// All public declarations of the rooms that `import Scrollwork` brings, as the compiler lists them.
struct SymbolGraph {
  /// The symbols in order of their paths.
  let symbols: [PublicSymbol]
  /// The names of the types that protocols let their types choose, such as `Body`.
  let associatedTypes: Set<String>
  /// What types may leave out: requirements with a default, and the members of classes, by the
  /// compiler's names of them.
  let optional: Set<String>
  /// The names without labels, by the compiler's names.
  private let bases: [String: String]

  /// Asks the compiler about each room that was built.
  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "scrollwork-symbols-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for room in Self.rooms { try Self.extract(room, into: folder) }
    let listings = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".symbols.json") }.map { name in
        try JSONDecoder().decode(Listing.self, from: Data(contentsOf: folder.appending(path: name)))
      }
    let listed = listings.flatMap(\.symbols)
    associatedTypes = Set(
      listed.filter { $0.kind.identifier == "swift.associatedtype" }
        .compactMap(\.pathComponents.last))
    symbols = Set(listed.compactMap(Self.symbol).filter { !Self.isForTools($0.file) }).sorted {
      ($0.path, $0.kind, $0.file, $0.precise) < ($1.path, $1.kind, $1.file, $1.precise)
    }
    bases = Dictionary(symbols.map { ($0.precise, $0.base) }, uniquingKeysWith: { one, _ in one })
    let classes = Set(symbols.filter { $0.kind == "swift.class" }.map(\.precise))
    optional = Set(
      listings.flatMap(\.relationships).compactMap { relation in
        switch relation.kind {
        case "defaultImplementationOf": relation.target
        case "memberOf" where classes.contains(relation.target): relation.source
        default: nil
        }
      })
  }

  /// The name without labels of a symbol, by the compiler's name of it; nil if it is not public.
  func base(of precise: String) -> String? { bases[precise] }

  /// Whether a file declares what tools use that read script files, make moving pictures or compare
  /// pictures, and scene code does not.
  private static func isForTools(_ file: String) -> Bool {
    [
      "Engine/Script/Errors/", "Engine/Script/Parsing/", "Engine/Script/Reel/",
      "Engine/Drawing/DisplayAnimation/", "Engine/Drawing/Ports/Pic",
      "Engine/Drawing/Ports/Pixels.swift",
      "Engine/Stage/Stills/ScrollMarkers.swift", "Engine/Stage/Stills/Stage+Markers.swift",
      "Engine/Stage/Touches/FingerTrack.swift",
    ].contains { file.hasPrefix($0) }
  }

  private static let rooms = [
    "Geometry", "Publishers", "Motion", "Drawing", "Layout", "Environment", "Scrolling", "Effects",
    "Script", "UIScrolling", "Views", "Controls", "Foundation", "UIControls", "Stage",
  ]

  /// Lets the compiler write down what a built room has.
  private static func extract(_ room: String, into folder: URL) throws {
    let modules = BuiltTool.url.deletingLastPathComponent().appending(path: "Modules")
    let map = folder.appending(path: "module.modulemap")
    try Data(CModules.map.utf8).write(to: map)
    let words =
      [
        "swift", "symbolgraph-extract", "-module-name", "Scrollwork\(room)", "-I", modules.path,
        "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-output-dir", folder.path,
      ] + CModules.options(map: map.path)
    let result = try BuiltTool.finish(
      BuiltTool.start(words, in: folder, program: URL(filePath: "/usr/bin/env")))
    try #require(result.status == 0, "\(result.err)")
  }

  private static var target: String {
    #if arch(x86_64)
      let processor = "x86_64"
    #else
      let processor = "arm64"
    #endif
    #if os(macOS)
      return "\(processor)-apple-macosx15.0"
    #else
      return "\(processor == "arm64" ? "aarch64" : processor)-unknown-linux-gnu"
    #endif
  }

  /// What the compiler writes, as far as it matters here.
  private struct Listing: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { var identifier: String }
      struct Location: Decodable { var uri: String }
      struct Identifier: Decodable { var precise: String }
      struct Fragment: Decodable {
        var spelling: String
        var preciseIdentifier: String?
      }
      var identifier: Identifier
      var kind: Kind
      var pathComponents: [String]
      var location: Location?
      var declarationFragments: [Fragment]
    }
    struct Relationship: Decodable {
      var kind: String
      var source: String
      var target: String
    }
    var symbols: [Symbol]
    var relationships: [Relationship]
  }

  private static func symbol(_ listed: Listing.Symbol) -> PublicSymbol? {
    let parts = listed.pathComponents
    let isHidden = parts.contains { $0.hasPrefix("_") }
    // What the compiler makes by itself stands in no file.
    guard let uri = listed.location?.uri, let range = uri.range(of: "/Sources/"), !isHidden,
      listed.kind.identifier != "swift.associatedtype", var name = parts.last
    else { return nil }
    // Where code came from is for reports; nobody writes it.
    name.replace("fileID:line:", with: "")
    let owner = parts.dropLast().joined(separator: ".")
    // A member that a type has from a hidden protocol is noted as the protocol's.
    let precise = listed.identifier.precise
    let noted = precise.range(of: "::SYNTHESIZED::").map { String(precise[..<$0.lowerBound]) }
    return PublicSymbol(
      owner: owner.isEmpty ? nil : owner, name: name, kind: listed.kind.identifier,
      file: String(uri[range.upperBound...]), precise: noted ?? precise,
      declaration: listed.declarationFragments.map(\.spelling).joined(),
      mentions: Set(listed.declarationFragments.compactMap(\.preciseIdentifier)))
  }
}
