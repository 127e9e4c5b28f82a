import ScrollworkAssets
import ScrollworkDrawing
import ScrollworkScript
import ScrollworkSystem

/// The sources passed to the compiler: the user's files with their own names and lines, the root
/// view at the end of one of them, and an entry file.
struct LooseProgram: Sendable {
  /// The C symbol of the function that creates the scene.
  static let sceneSymbol = "scrollwork_loose_scene"
  /// The C symbol of the function that creates the paths of the files.
  static let pathsSymbol = "scrollwork_loose_paths"
  /// The C symbol of the function that returns whether the scene has a script.
  static let scriptSymbol = "scrollwork_loose_has_script"
  /// The file name of a command-line expression in compiler errors.
  static let expressionName = "--view"

  /// The names and contents of the source files.
  let parts: [(name: String, text: String)]
  /// The names of the user's files and of the code that stands for Objective-C in compiler errors,
  /// each spelled as in a string literal.
  let knownPaths: Set<String>
  /// The stand-ins that the files and the generated code import.
  let standIns: [StandIn]
  /// The names of the shader functions, which are members of libraries without a declaration.
  let shaderNames: Set<String>

  /// The name of the module of the user's files.
  static let moduleName = "Loose"

  init(
    _ files: LooseFiles, root choice: RootChoice, name: String,
    steps: (path: String, text: String)?, assets: AssetFolders = AssetFolders([]),
    shaderNames: Set<String> = []
  ) {
    self.shaderNames = shaderNames
    var parts: [(name: String, text: String)] = []
    let home = Self.home(of: choice, in: files)
    let selectors = SelectorProgram(files)
    let shown = files.files.map { PreviewBody.withoutClasses($0, of: files) }
    let dispatch = DelegateDispatch(shown.map(TypeDeclarations.init))
    for (number, file) in files.files.enumerated() {
      let dispatched = dispatch.text(of: shown[number], at: number)
      let numbers = selectors.numbers(of: number)
      let source = SourceText(dispatched.withoutObjectiveC(selectors: numbers))
      var text = Self.location(file.path, 1) + PlatformText.text(of: source)
      text += selectors.addition(to: number)
      if number == home {
        text += "\n" + Self.root(choice, in: file, of: files, selectors: numbers)
      }
      parts.append(("\(number).swift", text + "\n"))
    }
    // The classes of Objective-C find the members of their extensions.
    for (number, text) in HoistedMembers(parts.map(\.text)).texts.enumerated() {
      parts[number].text = text
    }
    if !dispatch.code.isEmpty { parts.append(("delegates.swift", dispatch.code)) }
    let models = CoreDataModels(near: files.files.map(\.path))
    if !models.code.isEmpty { parts.append(("models.swift", models.code)) }
    parts.append(("bundle.swift", AppDeclarations(files).code))
    let interfaces = InterfaceProgram(files).code
    if let interfaces { parts.append(("interfaces.swift", interfaces)) }
    if let code = selectors.code { parts.append(("selectors.swift", code)) }
    let begin =
      (interfaces == nil ? "" : "let _ = \(InterfaceProgram.function)(); ") + selectors.beginning
    let paths = files.files.map(\.path) + (steps.map { [$0.path] } ?? [])
    var entry = Self.location("", 1)
    entry += """
      import Scrollwork
      import ScrollworkScript
      import ScrollworkStage

      @_cdecl("\(Self.sceneSymbol)") public func scrollworkLooseScene(
        _ place: UnsafeMutableRawPointer
      ) {
        place.initializeMemory(
          as: ScrollworkStage.Scene.self,
          to: ScrollworkStage.Scene(
            \(name.debugDescription), script: scrollworkLooseScript()) { \(begin)scrollworkLooseRoot() })
      }

      @_cdecl("\(Self.scriptSymbol)") public func scrollworkLooseHasScript() -> Bool {
        \(steps != nil)
      }

      @_cdecl("\(Self.pathsSymbol)") public func scrollworkLoosePaths(
        _ place: UnsafeMutableRawPointer
      ) {
        place.initializeMemory(as: [String].self, to: \(paths))
      }

      func scrollworkLooseScript() -> ScrollworkScript.GestureScript {

      """
    entry += steps.map { Self.location($0.path, 1) + $0.text } ?? "[]"
    entry += "\n" + Self.location("", 1) + "}"
    parts.append(("entry.swift", entry + "\n" + Omission.declarations))
    let texts = files.files.map { String(decoding: $0.source.bytes, as: UTF8.self) }
    if let symbols = AssetSymbols(assets, usedIn: texts).text {
      parts.append((AssetSymbols.fileName, symbols))
    }
    self.parts = parts
    let generated = [dispatch.code, models.code, interfaces ?? ""].filter { !$0.isEmpty }
    standIns = StandIns.all.used(by: files.files.map(\.source) + generated.map(SourceText.init))
    knownPaths = Set(
      (paths + models.paths).map(Self.spelled) + [Self.expressionName, SelectorProgram.path])
  }

  /// All inputs as one text, hashed for the cache key.
  var identity: String {
    parts.map { "\($0.name) \($0.text.utf8.count)\n\($0.text)" }.joined()
  }

  /// The file that the root is appended to, so that it can use private declarations.
  private static func home(of choice: RootChoice, in files: LooseFiles) -> Int {
    let name: String
    switch choice {
    case .preview(let file, _): return file
    case .expression(let text): name = String(text.prefix { $0 != "(" && $0 != "." && $0 != "<" })
    case .view(let view), .provider(let view), .app(let view): name = view
    case .delegates(let application, let scene, _): name = scene ?? application ?? ""
    }
    return files.files.firstIndex { file in
      let outline = file.outline
      let named = outline.views + outline.providers + outline.apps + outline.sceneDelegates
      return (named + outline.applicationDelegates).contains { $0.name == name }
    } ?? 0
  }

  private static func root(
    _ choice: RootChoice, in file: LooseFiles.File, of files: LooseFiles,
    selectors: [Int: [Int]]
  ) -> String {
    switch choice {
    case .view(let name): function(expression: name + "()")
    case .expression(let text): function(expression: text)
    case .provider(let name): function(line: name + ".previews")
    case .app(let name): function(line: "AnyView(\(name).firstView)")
    case .delegates(let application, let scene, let controller):
      function(line: launch(application, scene, controller))
    case .preview(_, let index):
      PreviewBody(file.outline.previews[index], in: file, of: files, selectors: selectors).code
    }
  }

  /// The expression for the window of an app, whose storyboard is shown before its delegates are
  /// called.
  private static func launch(
    _ application: String?, _ scene: String?, _ controller: String?
  ) -> String {
    let creation = { (name: String?, isFirst: Bool) in
      guard let name else { return "nil" }
      guard let controller, isFirst else { return "{ \(name)() }" }
      return """
        {
            let delegate = \(name)()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = \(controller)
            delegate.window = window
            return delegate
          }
        """
    }
    return "UIApplication.firstView(\n  application: \(creation(application, scene == nil)),\n"
      + "  scene: \(creation(scene, true)))"
  }

  /// The start of a root declared as a function.
  static let functionStart = "@MainActor @ViewBuilder func scrollworkLooseRoot() -> some View {\n"

  private static func function(expression: String) -> String {
    location("", 1) + functionStart + location(expressionName, 1) + expression + "\n"
      + location("", 1) + "}"
  }

  private static func function(line: String) -> String {
    location("", 1) + functionStart + line + "\n}"
  }

  /// A `#sourceLocation` directive for the given file and line.
  static func location(_ path: String, _ line: Int) -> String {
    directive(path.isEmpty ? "<scrollwork>" : spelled(path), line)
  }

  /// A `#sourceLocation` directive for a file spelled as in a string literal, and a line.
  static func directive(_ spelled: String, _ line: Int) -> String {
    "#sourceLocation(file: \"\(spelled)\", line: \(line))\n"
  }

  /// A path as in a string literal: so the compiler repeats it in messages and in `#fileID`.
  ///
  /// - Source: measured with Swift 6.3.1, which does not process the escapes of `#sourceLocation`.
  static func spelled(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").visible()
  }
}
