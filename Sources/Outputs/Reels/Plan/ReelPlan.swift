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
  /// A reel to make.
  public struct Entry: Hashable, Sendable {
    /// The place of the entry.
    public let place: YAMLValue
    /// The scenes.
    public let scenes: [YAMLValue]
    /// The files; empty if there is only a poster.
    public let files: [YAMLValue]
    /// The options, in the order of the file, defaults first.
    public let options: [YAMLOption]
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
    var defaults: [YAMLOption] = []
    var reels: Node?
    for (key, node) in map {
      let name = self.text.value(of: key)
      switch name.text {
      case "defaults": defaults = try self.text.options(of: node)
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

  private func entry(of node: Node, _ defaults: [YAMLOption]) throws(YAMLError) -> Entry {
    var own = try self.text.options(of: node)
    func take(_ names: [String], _ expected: String) throws(YAMLError) -> [YAMLValue] {
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
      place: text.place(of: node), scenes: scenes, files: files,
      options: (defaults.filter { !names.contains($0.name.text) } + own).filter(\.isOn))
  }
}

extension ReelPlan {
  /// The name of the file in messages.
  public var file: String { text.file }

  /// An error at a value of the plan.
  public func error(at value: YAMLValue, _ message: String) -> YAMLError {
    text.error(at: value, message)
  }

  /// An error at a name that is none of the known ones.
  public func unknown(_ value: YAMLValue, among known: [String]) -> YAMLError {
    text.unknown(value, among: known)
  }

  private func error(at node: Node?, _ message: String) -> YAMLError {
    text.error(at: text.place(of: node), message)
  }
}
