public import ScrollworkStudio
import Yams

/// The reels of a repository: what to make, of which scenes, with which options.
///
/// ```yaml
/// defaults:
///   scale: 2
/// reels:
///   - scene: gallery
///     files: [docs/gallery.mp4, docs/gallery.svg]
///     stage:
///       - device phone
///       - title "Gallery"
/// ```
///
/// The options of an entry are those of the verb `reel`, by their names; options under `defaults`
/// apply to every entry that does not have them.
public struct ReelPlan: Hashable, Sendable {
  /// A word or a number, with its place in the file.
  public struct Value: Hashable, Sendable {
    /// The text, without quotes.
    public let text: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
  }

  /// An option with its values: none for `true`, several for a list.
  public struct Option: Hashable, Sendable {
    /// The name.
    public let name: Value
    /// The values; empty for an option that is on or off.
    public let values: [Value]
    /// Whether the option is on; false for `false`.
    let isOn: Bool
  }

  /// A reel to make.
  public struct Entry: Hashable, Sendable {
    /// The place of the entry.
    public let place: Value
    /// The scenes.
    public let scenes: [Value]
    /// The files; empty if there is only a poster.
    public let files: [Value]
    /// The options, in the order of the file, defaults first.
    public let options: [Option]
  }

  /// The text of the file.
  private let text: YAMLText
  /// The reels, in the order of the file.
  public private(set) var entries: [Entry] = []

  /// The plan of a file's text; `file` is its name in messages.
  ///
  /// - Throws: A ``YAMLError``.
  public init(_ text: String, file: String) throws(YAMLError) {
    self.text = YAMLText(text, file: file)
    let root = try self.text.root()
    guard let root, let map = root.mapping else {
      throw self.error(at: root, "found no keys, expected \"reels\" with a list")
    }
    var defaults: [Option] = []
    var reels: Node?
    for (key, node) in map {
      let name = value(key)
      switch name.text {
      case "defaults": defaults = try options(of: node)
      case "reels": reels = node
      default: throw unknown(name, among: ["defaults", "reels"])
      }
    }
    guard let reels else {
      throw self.error(at: root, "found no key \"reels\", expected it with a list of reels")
    }
    guard let list = reels.sequence else {
      throw self.error(at: reels, "found no list, expected one of reels, each after a \"-\"")
    }
    for node in list { entries.append(try entry(of: node, defaults)) }
  }

  private func entry(of node: Node, _ defaults: [Option]) throws(YAMLError) -> Entry {
    var own = try options(of: node)
    func take(_ names: [String], _ expected: String) throws(YAMLError) -> [Value] {
      guard let index = own.firstIndex(where: { names.contains($0.name.text) }) else {
        throw error(at: node, "found no \(expected)")
      }
      let option = own.remove(at: index)
      guard !option.values.isEmpty else { throw error(at: option.name, "found no \(expected)") }
      return option.values
    }
    let scenes = try take(
      ["scene", "scenes"], "\"scene\", expected a name from \"scrollwork list\" or a Swift file")
    let needsFiles = !own.contains { $0.name.text == "poster" }
    let files =
      needsFiles || own.contains { ["file", "files"].contains($0.name.text) }
      ? try take(
        ["file", "files"], "\"files\", expected the files to make, such as [docs/gallery.mp4]")
      : []
    let names = Set(own.map(\.name.text))
    return Entry(
      place: place(of: node), scenes: scenes, files: files,
      options: (defaults.filter { !names.contains($0.name.text) } + own).filter(\.isOn))
  }

  private func options(of node: Node) throws(YAMLError) -> [Option] {
    guard let map = node.mapping else {
      throw error(at: node, "found no keys, expected options such as \"scale: 2\"")
    }
    var options: [Option] = []
    for (key, node) in map {
      let name = value(key)
      if let list = node.sequence {
        for item in list where item.scalar == nil {
          throw error(at: item, "found a list or keys, expected a value of \"\(name.text)\"")
        }
        options.append(Option(name: name, values: list.map(value), isOn: true))
      } else if node.scalar == nil {
        throw error(at: node, "found keys, expected a value of \"\(name.text)\"")
      } else if let isOn = node.bool {
        options.append(Option(name: name, values: [], isOn: isOn))
      } else {
        options.append(Option(name: name, values: [value(node)], isOn: true))
      }
    }
    return options
  }

  private func value(_ node: Node) -> Value {
    Value(
      text: node.scalar?.string ?? "", line: place(of: node).line, column: place(of: node).column)
  }

  private func place(of node: Node?) -> Value {
    Value(text: "", line: node?.mark?.line ?? 1, column: node?.mark?.column ?? 1)
  }
}

extension ReelPlan {
  /// The name of the file in messages.
  public var file: String { text.file }

  /// An error at a value of the plan.
  public func error(at value: Value, _ message: String) -> YAMLError {
    text.error(line: value.line, column: value.column, length: value.text.count, message)
  }

  /// An error at a name that is none of the known ones.
  public func unknown(_ value: Value, among known: [String]) -> YAMLError {
    error(
      at: value,
      "found \"\(value.text)\", \(YAMLText.expectation(value.text, among: known))")
  }

  private func error(at node: Node?, _ message: String) -> YAMLError {
    error(at: place(of: node), message)
  }
}
