import ScrollworkSystem

/// The first controller of a storyboard, as far as code makes it: the classes that it names, in the
/// controllers that hold others.
///
/// The views that a storyboard draws itself are not modelled.
package struct Storyboard: Hashable, Sendable {
  /// A controller.
  package indirect enum Controller: Hashable, Sendable {
    /// A controller of a class that code declares; nil if the storyboard has all of it.
    case plain(String?)
    /// A navigation controller, of a class if one is named, with its root.
    case navigation(String?, root: Controller)
    /// A tab bar controller, of a class if one is named, with its tabs.
    case tabs(String?, [Controller])
  }

  /// The name of the storyboard.
  package let name: String
  /// The first controller.
  package let first: Controller

  /// The most controllers that hold one another.
  ///
  /// - Source: chosen; apps begin with less than ten.
  private static let mostControllers = 100

  /// Reads a storyboard; nil if it is damaged or names no first controller.
  init?(_ path: String) {
    guard let data = try? InputFile.contents(of: path, atMost: InputFile.largestText) else {
      return nil
    }
    let elements = XMLTag.all(in: String(decoding: data, as: UTF8.self))
    guard let id = elements.first(where: { $0.name == "document" })?["initialViewController"] else {
      return nil
    }
    name = FilePath.stem(of: path)
    var known: Set<String> = []
    first = Self.controller(id, in: elements, &known)
  }

  /// A controller, without those that `known` has: one that holds itself would have no end.
  private static func controller(
    _ id: String, in tags: [XMLTag], _ known: inout Set<String>
  ) -> Controller {
    guard known.count < mostControllers, known.insert(id).inserted,
      let start = tags.firstIndex(where: { $0["id"] == id && $0.name.hasSuffix("ontroller") })
    else { return .plain(nil) }
    let tag = tags[start]
    let rest = tags[(start + 1)...].prefix { !$0.name.hasPrefix("/" + tag.name) }
    let held = rest.filter { $0.name == "segue" && $0["kind"] == "relationship" }
      .compactMap { $0["destination"] }
      .map { controller($0, in: tags, &known) }
    switch tag.name {
    case "navigationController":
      return .navigation(tag["customClass"], root: held.first ?? .plain(nil))
    case "tabBarController": return .tabs(tag["customClass"], held)
    default: return .plain(tag["customClass"])
    }
  }
}

extension Storyboard.Controller {
  /// The classes that code declares, those of controllers that others hold included; nil if one has
  /// none.
  package var classes: [String]? {
    switch self {
    case .plain(let name): return name.map { [$0] }
    case .navigation(let name, let root): return root.classes.map { $0 + (name.map { [$0] } ?? []) }
    case .tabs(let name, let tabs):
      let held = tabs.compactMap(\.classes)
      guard held.count == tabs.count else { return nil }
      return held.flatMap { $0 } + (name.map { [$0] } ?? [])
    }
  }
}

/// A tag of an XML file.
struct XMLTag {
  /// The name; that of a closing tag begins with a slash.
  let name: String
  private let attributes: [String: String]

  /// The value of an attribute.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The tags of a text, in order; entities stay as they are written.
  static func all(in text: String) -> [XMLTag] {
    text.split(separator: "<", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: ">") else { return nil }
      let inner = part[..<end]
      let name = inner.prefix { !$0.isWhitespace }
      var attributes: [String: String] = [:]
      let pieces = inner.dropFirst(name.count).split(
        separator: "\"", omittingEmptySubsequences: false)
      for index in stride(from: 0, to: pieces.count - 1, by: 2) {
        let key = pieces[index].drop(while: \.isWhitespace).prefix { $0 != "=" }
        attributes[String(key)] = String(pieces[index + 1])
      }
      return XMLTag(name: String(name), attributes: attributes)
    }
  }
}
