import Foundation
public import ScrollworkStudio
import Yams

/// The figures of a documentation: what to draw of which scenes, in which files.
///
/// ```yaml
/// defaults:
///   out: images
/// figures:
///   - name: gallery-at-rest
///     kind: still
///     scene: gallery
///     at: 2.4
///     annotations:
///       - callout: Coral Tide
///         text: The card at rest
/// ```
///
/// Keys under `defaults` apply to every figure that does not have them.
public struct FigureFile: Sendable {
  /// A figure of a file.
  public struct Entry: Sendable {
    /// The name, which its files have.
    public let name: String
    /// The scene.
    public let scene: SceneRequest
    /// The scene that it is compared with; nil for none.
    public let against: SceneRequest?
    /// The figure.
    public let spec: FigureSpec
    /// The files.
    public let output: FigureOutput
    /// The keys that lead to the figure.
    let keys: [FigureKey]

    /// The paths of all files of the figure, from the folder of the figure file.
    public var paths: [String] {
      output.variants.flatMap { variant in
        output.schemes.flatMap { scheme in
          output.formats.flatMap { format in
            (format == .png ? output.scales : [1]).map {
              path(variant, scheme, format, scale: $0)
            }
          }
        } + (output.scrub == nil ? [] : [fragmentPath(variant)])
      }
    }

    /// The path of the fragment of an interactive figure, from the folder of the figure file.
    public func fragmentPath(_ variant: FigureVariant) -> String {
      inFolder(name + variant.suffix + ".html")
    }

    private func inFolder(_ name: String) -> String {
      output.folder == "." ? name : "\(output.folder)/\(name)"
    }

    /// The path of a file of the figure, from the folder of the figure file.
    public func path(
      _ variant: FigureVariant, _ scheme: FigureOutput.Scheme, _ format: FigureOutput.Format,
      scale: Int
    ) -> String {
      inFolder(FigureOutput.name(name + variant.suffix, scheme, format, scale: scale))
    }
  }

  /// The figures, in the order of the file.
  public private(set) var entries: [Entry] = []
  private let text: YAMLText

  /// The figures of a file's text; `file` is its name in messages.
  ///
  /// - Throws: A `YAMLError`.
  public init(_ text: String, file: String) throws(YAMLError) {
    self.text = YAMLText(text, file: file)
    guard let root = try self.text.root() else {
      throw self.text.error(at: nil, "found no keys, expected \"figures\" with a list")
    }
    let mistakes = FigureMistakes()
    let place = OutputPlace(of: URL(filePath: file))
    entries =
      mistakes.collecting { () throws(FigureError) in try Self.entries(root, mistakes, place) }
      ?? []
    let errors = mistakes.all.map { error($0, in: root) }
    if let error = YAMLError(all: errors) { throw error }
  }

  private static func entries(
    _ root: Node, _ mistakes: FigureMistakes, _ place: OutputPlace
  ) throws(FigureError) -> [Entry] {
    var fields = try FigureFields(root, mistakes)
    let defaults = fields.node("defaults").flatMap { node in
      mistakes.collecting { () throws(FigureError) in
        try FigureFields(node, at: [.name("defaults")], mistakes)
      }
    }
    let theme = fields.node("theme").flatMap { node in
      mistakes.collecting { () throws(FigureError) in
        try FigureTheme(node, at: [.name("theme")], mistakes)
      }
    }
    guard let node = fields.node("figures") else {
      fields.finish()
      throw FigureError("found no \"figures\", expected a list of them, each after a \"-\"")
    }
    guard let list = node.sequence, !list.isEmpty else {
      throw fields.error("figures", found: node, expected: "a list of figures, each after a \"-\"")
    }
    fields.finish()
    var entries: [Entry] = []
    var owners: [String: String] = [:]
    for (index, node) in list.enumerated() {
      let keys: [FigureKey] = [.name("figures"), .index(index)]
      let entry = mistakes.collecting { () throws(FigureError) in
        let own = try FigureFields(node, at: keys, mistakes)
        return try Self.entry(own.over(defaults), theme ?? .standard, place)
      }
      guard let entry else { continue }
      if let path = entry.paths.first(where: { owners[$0] != nil }) {
        mistakes.add(
          FigureError(
            "found the file \(path) again, which \"\(owners[path] ?? "")\" makes; expected another "
              + "name", at: keys + [.name("name")]))
      }
      for path in entry.paths { owners[path] = owners[path] ?? entry.name }
      entries.append(entry)
    }
    return entries
  }

  private static func entry(
    _ fields: FigureFields, _ theme: FigureTheme, _ place: OutputPlace
  ) throws(FigureError) -> Entry {
    var fields = fields
    let mistakes = fields.mistakes
    let name = mistakes.collecting { () throws(FigureError) in
      let name = try fields.required("name", example: "gallery-at-rest")
      guard FigureOutput.isName(name) else {
        throw FigureError(
          "found \"\(name)\", expected \(FigureOutput.expectedName)", at: fields.keys("name"))
      }
      return name
    }
    let scene = mistakes.collecting { () throws(FigureError) in try SceneRequest(&fields) }
    let output = mistakes.collecting { () throws(FigureError) in
      let output = try FigureOutput(&fields)
      if let expectation = place.expectation(insteadOf: output.folder) {
        throw FigureError("found \"\(output.folder)\", \(expectation)", at: fields.keys("out"))
      }
      return output
    }
    let spec = mistakes.collecting { () throws(FigureError) in try FigureSpec(&fields, theme) }
    // The keys of a kind that cannot be read are not known.
    guard let spec else { throw .reported }
    if output?.scrub != nil, spec.moment == nil {
      mistakes.add(
        FigureError(
          "found \"interactive\" of a figure of the kind \"\(spec.content.name)\", expected it of "
            + "a kind with one moment: still, anatomy, unrolled or tree",
          at: fields.keys("interactive")))
    }
    var against: SceneRequest?
    if let node = fields.node("against") {
      against = mistakes.collecting { () throws(FigureError) in
        guard type(of: spec.content.kind).compares else {
          throw FigureError(
            "found \"against\" of a figure of the kind \"\(spec.content.name)\", expected it of "
              + "\"before-after\" or \"compare\"", at: fields.keys("against"))
        }
        var other = try FigureFields(node, at: fields.keys("against"), mistakes)
        let request = try SceneRequest(&other, over: scene ?? SceneRequest(""))
        other.finish()
        return request
      }
    }
    fields.finish()
    guard let name, let scene, let output else { throw .reported }
    return Entry(
      name: name, scene: scene, against: against, spec: spec, output: output, keys: fields.keys)
  }
}

extension FigureFile {
  /// The name of the file in messages.
  public var file: String { text.file }

  /// An error of a figure at its place in the file.
  public func error(_ error: FigureError, in entry: Entry) -> YAMLError {
    // Nodes are not sendable, so the text is read again.
    let root = (try? text.root()) ?? nil
    let all = ([error] + error.others).map {
      self.error(FigureError($0.message, at: Self.keys(of: $0, in: entry)), in: root)
    }
    return YAMLError(all: all) ?? all[0]
  }

  /// The keys from the root of the file: those of an annotation lead from there already.
  private static func keys(of error: FigureError, in entry: Entry) -> [FigureKey] {
    error.keys.starts(with: entry.keys) ? error.keys : entry.keys + error.keys
  }

  private func error(_ error: FigureError, in root: Node?) -> YAMLError {
    text.error(at: root.flatMap { Self.node(error.keys, in: $0) }, error.message)
  }

  /// The node that keys lead to, or the nearest one on the way.
  private static func node(_ keys: [FigureKey], in root: Node) -> Node? {
    var node = root
    for key in keys {
      switch key {
      case .name(let name):
        // A value that a figure does not have may be one of the defaults.
        let defaults = root.mapping?["defaults"]?.mapping?[name]
        guard let next = node.mapping?[name] ?? defaults else { return node.firstKey ?? node }
        node = next
      case .index(let index):
        guard let list = node.sequence, list.indices.contains(index) else { return node }
        node = list[index]
      case .key(let name):
        let defaults = root.mapping?["defaults"]?.mapping
        return [node.mapping, defaults].compactMap { mapping in
          mapping?.first { $0.key.scalar?.string == name }?.key
        }.first ?? node
      }
    }
    return node.mapping == nil ? node : node.firstKey ?? node
  }
}

extension Node {
  /// The first key of a mapping.
  fileprivate var firstKey: Node? { mapping?.first?.key }
}

extension FigureSpec {
  /// The figure of a figure file.
  init(_ fields: inout FigureFields, _ theme: FigureTheme) throws(FigureError) {
    let names = FigureContent.kinds.map { $0.name }
    let kind = try fields.required("kind", example: "still")
    guard let type = FigureContent.kinds.first(where: { $0.name == kind }) else {
      throw FigureError(
        "found \"\(kind)\", \(YAMLText.expectation(kind, among: names))", at: fields.keys("kind"))
    }
    self.init(
      FigureContent(try type.init(&fields)), title: try fields.string("title"),
      caption: try fields.string("caption"), altText: try fields.string("alt"),
      width: try fields.number("width", in: 80...4000).map { CGFloat($0) }, theme: theme)
  }
}
