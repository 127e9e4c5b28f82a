import ScrollworkScript
import ScrollworkStage

/// The root view chosen from the files.
enum RootChoice: Hashable, Sendable {
  /// A view by its type name.
  case view(String)
  /// A view as an expression.
  case expression(String)
  /// A preview, by the indices of its file and in it.
  case preview(file: Int, index: Int)
  /// The previews of a `PreviewProvider`.
  case provider(String)
  /// The first window of an app.
  case app(String)
}

extension LooseFiles {
  private var views: [SourceOutline.Declaration] { files.flatMap(\.outline.views) }
  private var providers: [String] { files.flatMap(\.outline.providers).map(\.name) }
  private var apps: [String] { files.flatMap(\.outline.apps).map(\.name) }
  private var paths: [String] { files.map(\.path) }

  /// The default root.
  ///
  /// For a single file: the first preview, else a `PreviewProvider`, else the app, else the view
  /// named like the file, else the only view. For several files the app comes first.
  func root() throws(LooseError) -> RootChoice {
    if files.count > 1, let app = apps.first { return .app(app) }
    let previewing = files.indices.filter { !files[$0].outline.previews.isEmpty }
    if previewing.count == 1 { return .preview(file: previewing[0], index: 0) }
    if previewing.isEmpty, providers.count == 1 { return .provider(providers[0]) }
    if let app = apps.first { return .app(app) }
    let plain = views.filter { !$0.isGeneric }.map(\.name)
    if files.count == 1, let name = plain.first(where: { $0 == Self.stem(of: paths[0]) }) {
      return .view(name)
    }
    if plain.count == 1 { return .view(plain[0]) }
    guard !views.isEmpty else { throw .noViews(files: paths) }
    if plain.isEmpty { throw .genericView(name: views[0].name) }
    throw .severalViews(plain)
  }

  /// The root for a view name, a preview title or an expression.
  func root(named word: String) throws(LooseError) -> RootChoice {
    if let view = views.first(where: { $0.name == word }) {
      if view.isGeneric { throw .genericView(name: word) }
      return .view(word)
    }
    if providers.contains(word) { return .provider(word) }
    if apps.contains(word) { return .app(word) }
    for (number, file) in files.enumerated() {
      if let index = file.outline.previews.firstIndex(where: { $0.title == word }) {
        return .preview(file: number, index: index)
      }
    }
    let isName = word.utf8.allSatisfy { $0.isPartOfWord || $0 == UInt8(ascii: ".") }
    guard isName || word.isEmpty else { return .expression(word) }
    var known = views.map(\.name) + providers + apps
    known += files.flatMap(\.outline.previews).compactMap { $0.title.map(\.debugDescription) }
    throw .unknownView(
      name: word, known: known, nearest: NearestWord.nearest(to: word, among: known))
  }

  /// The scene name of a root: that of the view, the preview title if `asked`, or the file name.
  func name(of choice: RootChoice, asked: Bool) -> String {
    switch choice {
    case .view(let name), .app(let name): name
    case .expression(let text):
      Self.folderName(String(text.prefix { $0 != "(" && $0 != "<" })) ?? Self.stem(of: paths[0])
    case .provider(let name):
      Self.stem(
        of: files.first { $0.outline.providers.contains { $0.name == name } }?.path ?? paths[0])
    case .preview(let file, let index):
      (asked ? Self.folderName(files[file].outline.previews[index].title ?? "") : nil)
        ?? Self.stem(of: files[file].path)
    }
  }

  /// A title as a folder name; nil if no valid character is left.
  private static func folderName(_ title: String) -> String? {
    let words = title.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
    let name = words.joined(separator: "-").drop { $0 == "-" }
    return name.isEmpty ? nil : String(name)
  }

  private static func stem(of path: String) -> String {
    String((path.split(separator: "/").last ?? "").dropLast(".swift".count))
  }
}
