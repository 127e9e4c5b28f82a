import ScrollworkProjects
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
  /// The window that the delegates of an application and of its scene make.
  ///
  /// `controller` is an expression for the one that a storyboard puts into the window first.
  case delegates(application: String?, scene: String?, controller: String?)
}

extension LooseFiles {
  private var views: [SourceOutline.Declaration] { files.flatMap(\.outline.views) }
  private var providers: [String] { files.flatMap(\.outline.providers).map(\.name) }
  private var apps: [String] { files.flatMap(\.outline.apps).map(\.name) }
  private var paths: [String] { files.map(\.path) }

  /// The names of the delegates of an application and of its scene, or of the classes below them.
  private var delegateNames: (application: String?, scene: String?) {
    let application = files.flatMap(\.outline.applicationDelegates).first?.name
    let scene = files.flatMap(\.outline.sceneDelegates).first?.name
    guard application != nil || scene != nil else { return (nil, nil) }
    let chains = ClassChains(files.map { TypeDeclarations($0.source) }, .all)
    return (application.map(chains.lowest(below:)), scene.map(chains.lowest(below:)))
  }

  /// The root that delegates make; nil if there are none.
  private func delegates() -> RootChoice? {
    let (application, scene) = delegateNames
    guard application != nil || scene != nil else { return nil }
    return .delegates(
      application: application, scene: scene, controller: storyboardController)
  }

  /// The expression for the first controller of the app's storyboard, which stands in the window
  /// before the delegates are called.
  private var storyboardController: String? {
    projects.first?.mainStoryboard.map { storyboard in
      let name = storyboard.name.debugDescription
      return "UIStoryboard(name: \(name), bundle: nil).instantiateInitialViewController()"
    }
  }

  /// The default root.
  ///
  /// For a single file: the first preview, else a `PreviewProvider`, else the app, else the view
  /// named like the file, else the only view. For several files the app comes first.
  func root() throws(LooseError) -> RootChoice {
    if files.count > 1, let app = apps.first { return .app(app) }
    if files.count > 1 || !projects.isEmpty, let delegates = delegates() { return delegates }
    let previewing = files.indices.filter { !files[$0].outline.previews.isEmpty }
    if previewing.count == 1 { return .preview(file: previewing[0], index: 0) }
    if previewing.isEmpty, providers.count == 1 { return .provider(providers[0]) }
    if let app = apps.first { return .app(app) }
    let plain = views.filter { !$0.isGeneric }.map(\.name)
    if files.count == 1, let name = plain.first(where: { $0 == Self.stem(of: paths[0]) }) {
      return .view(name)
    }
    if plain.count == 1 { return .view(plain[0]) }
    if let shown = mainPreview { return shown }
    guard !views.isEmpty else { throw .noViews(files: paths) }
    if plain.isEmpty { throw .genericView(name: views[0].name) }
    throw .severalViews(offered, helpers: helpers)
  }

  /// Of several files with previews, that of the view that apps are made with.
  private var mainPreview: RootChoice? {
    guard files.count > 1 else { return nil }
    let isMain = { (index: Int) in Self.stem(of: files[index].path) == "ContentView" }
    guard let index = files.indices.first(where: isMain) else { return nil }
    if !files[index].outline.previews.isEmpty { return .preview(file: index, index: 0) }
    return files[index].outline.providers.first.map { .provider($0.name) }
  }

  /// The root for the name of a view, a preview's title or file, or an expression.
  func root(named word: String) throws(LooseError) -> RootChoice {
    if let view = views.first(where: { $0.name == word }) {
      if view.isGeneric || view.needsArguments {
        if let shown = preview(showing: word) { return shown }
      }
      if view.isGeneric { throw .genericView(name: word) }
      // As the code spells it: names are bytes to the compiler.
      return .view(view.name)
    }
    if let name = providers.first(where: { $0 == word }) { return .provider(name) }
    if let name = apps.first(where: { $0 == word }) { return .app(name) }
    if [delegateNames.application, delegateNames.scene].contains(word),
      let delegates = delegates()
    {
      return delegates
    }
    for (number, file) in files.enumerated() {
      if let index = file.outline.previews.firstIndex(where: { $0.title == word }) {
        return .preview(file: number, index: index)
      }
    }
    if let shown = preview(showing: word) { return shown }
    let isName = word.utf8.allSatisfy { $0.isPartOfWord || $0 == UInt8(ascii: ".") }
    guard isName || word.isEmpty else { return .expression(word) }
    var known = apps + offered + providers
    known += files.flatMap(\.outline.previews).compactMap { $0.title.map(\.debugDescription) }
    throw .unknownView(
      name: word, known: known, helpers: helpers,
      nearest: NearestWord.nearest(to: word, among: known + helpers))
  }

  /// The preview of a view, or of the file of that name.
  private func preview(showing word: String) -> RootChoice? {
    for (number, file) in files.enumerated() {
      if let index = file.outline.previews.firstIndex(where: { $0.view == word }) {
        return .preview(file: number, index: index)
      }
    }
    for (number, file) in files.enumerated() where Self.stem(of: file.path) == word {
      if !file.outline.previews.isEmpty { return .preview(file: number, index: 0) }
      if let provider = file.outline.providers.first { return .provider(provider.name) }
    }
    return nil
  }

  /// The views that a name alone creates.
  private var offered: [String] {
    views.filter { !$0.isGeneric && !$0.needsArguments && !$0.isPrivate }.map(\.name)
  }

  /// The other views: those that are private, generic or need arguments.
  private var helpers: [String] {
    views.filter { $0.isGeneric || $0.needsArguments || $0.isPrivate }.map(\.name)
  }

  /// The scene name of a root: that of the view, the preview title if `asked`, or the file name.
  func name(of choice: RootChoice, asked: Bool) -> String {
    if !asked, let project = projects.first { return Self.folderName(project.name) ?? "App" }
    return switch choice {
    case .view(let name), .app(let name): name
    case .delegates: Self.folderName(self.name) ?? "App"
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
}
