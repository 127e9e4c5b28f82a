import Foundation

/// A reader of the names in symbol graphs, the JSON that `swift-symbolgraph-extract` writes.
///
/// The graphs are large, and of each symbol only its kind and its path are needed; so it searches
/// for these two, which are strings without escapes, instead of decoding everything.
struct SymbolGraphReader {
  /// The names found.
  private(set) var names = PublicNames()

  /// The part of a graph behind all its symbols; no string without escapes contains it.
  ///
  /// - Source: documented, the schema of symbol graphs, and the order of its members as written.
  private static let relationships = #""relationships":["#

  /// Reads a graph; returns false for one that is cut off within its symbols.
  mutating func read(_ graph: Data) -> Bool {
    (graph + [0]).withUnsafeBytes { bytes in
      guard var rest = bytes.bindMemory(to: CChar.self).baseAddress else { return false }
      let isWhole = strstr(rest, Self.relationships) != nil
      while let kind = Self.text(at: &rest, after: #""kind":{"identifier":"swift."#, until: "\""),
        let path = Self.text(at: &rest, after: #""pathComponents":["#, until: "]")
      {
        add(kind, path: path.split(separator: "\"").map(String.init).filter { $0 != "," })
      }
      return isWhole
    }
  }

  /// The text between the next mark and a character; the place moves to its end.
  private static func text(
    at place: inout UnsafePointer<CChar>, after mark: String, until end: Unicode.Scalar
  ) -> String? {
    guard let found = strstr(place, mark) else { return nil }
    let start = UnsafePointer(found) + mark.utf8.count
    guard let stop = strchr(start, Int32(end.value)) else { return nil }
    place = UnsafePointer(stop)
    return String(
      decoding: UnsafeRawBufferPointer(start: start, count: start.distance(to: place)),
      as: UTF8.self)
  }

  /// Adds a symbol by its kind and its path: the types around it, and its name with labels.
  private mutating func add(_ kind: String, path: [String]) {
    guard let title = path.last else { return }
    let name = String(title.prefix { $0 != "(" })
    let labels = title.dropFirst(name.count + 1).split(separator: ":")
      .map(String.init).filter { $0 != "_" && $0 != ")" }
    let owner = path.count > 1 ? path[path.count - 2] : nil
    switch kind {
    case "struct", "enum": names.add(name, as: [.type, .value])
    case "protocol": names.add(name, as: [.type, .heir, .protocol])
    case "class", "typealias", "associatedtype": names.add(name, as: [.type, .heir])
    case "macro": names.add(name, as: .type, labels: labels)
    case "func", "var": names.add(name, as: .function, labels: labels)
    case "method", "property": names.add(name, as: .instance, labels: labels)
    case "type.method", "type.property", "enum.case": names.add(name, as: .shared, labels: labels)
    case "init": if let owner { names.add(owner, as: .type, labels: labels) }
    default: return
    }
    if let owner { names.add(name, toType: owner) }
  }
}
