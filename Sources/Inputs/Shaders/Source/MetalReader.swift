/// The reading of a unit as the preprocessor does: a file, and those that it includes.
///
/// Headers of Metal and of SwiftUI are not read.
struct MetalReader {
  /// An include of a file that was found.
  struct Include: Hashable, Sendable {
    /// The indices of the file that includes, and of the one that is included.
    let from: Int
    let to: Int
    /// The name, as it is written.
    let name: String
  }

  /// The files of people.
  struct Files: Sendable {
    /// The text of a file; nil if there is none.
    let text: @Sendable (String) -> String?
    /// The path of a header that is not beside the file that includes it; nil if there is none.
    ///
    /// Xcode finds the headers of a target by their names, wherever they are.
    let header: @Sendable (String) -> String?
  }

  private let source: Files
  private(set) var files: [MetalFile] = []
  private(set) var includes: [Include] = []
  /// The names of includes that are not files of people.
  private(set) var systemHeaders: Set<String> = []
  /// The folders of headers that are found by name.
  private(set) var headerFolders: [String] = []
  /// The tokens that are compiled, with macros replaced.
  private(set) var tokens: [MetalToken] = []
  private var texts: [MetalText] = []
  /// The names of all macros that the files define.
  private(set) var macroNames: Set<String> = []
  private var macros = MetalMacros()
  private var once: Set<Int> = []

  /// The largest depth of includes.
  ///
  /// - Source: chosen; that of clang.
  private static let depthLimit = 200

  /// The largest number of tokens that are read.
  ///
  /// - Source: chosen; some megabytes of text. What stands behind is not seen.
  private static let tokenLimit = 1_000_000

  /// Reads the file at `path`, whose text is known.
  init(path: String, text: String, from source: Files) {
    self.source = source
    read(add(path, text), depth: 0)
  }

  private mutating func add(_ path: String, _ text: String) -> Int {
    files.append(MetalFile(path: path, text: text))
    texts.append(MetalText(text))
    return files.count - 1
  }

  /// A condition that is open.
  private struct Condition {
    /// Whether the code around it is compiled.
    let isWithin: Bool
    /// Whether a branch has been chosen.
    var isDone: Bool
    /// Whether its present branch is compiled.
    var isActive: Bool
  }

  private mutating func read(_ file: Int, depth: Int) {
    let text = texts[file]
    var conditions: [Condition] = []
    for part in text.parts where tokens.count < Self.tokenLimit {
      let isActive = conditions.last?.isActive ?? true
      switch part {
      case .code(let range):
        if isActive { tokens += macros.expanded(text.tokens(in: range, file: file)) }
      case .directive(let directive):
        let words = text.tokens(in: directive.rest, file: file)
        switch directive.name {
        case "if", "ifdef", "ifndef":
          let holds = isActive && holds(directive.name, words)
          conditions.append(Condition(isWithin: isActive, isDone: holds, isActive: holds))
        case "elif", "else", "elifdef", "elifndef":
          guard var condition = conditions.popLast() else { continue }
          let isFree = condition.isWithin && !condition.isDone
          let name = directive.name == "elif" ? "if" : String(directive.name.dropFirst(2))
          condition.isActive = isFree && (directive.name == "else" || holds(name, words))
          condition.isDone = condition.isDone || condition.isActive
          conditions.append(condition)
        case "endif": _ = conditions.popLast()
        case _ where !isActive: continue
        case "define":
          macros.define(words)
          words.first.map { _ = macroNames.insert($0.text) }
        case "undef": words.first.map { macros.undefine($0.text) }
        case "pragma": if words.first?.text == "once" { once.insert(file) }
        case "include", "import":
          include(text.text(directive.rest), from: file, depth: depth)
          if directive.name == "import", let last = includes.last { once.insert(last.to) }
        default: continue
        }
      }
    }
  }

  private func holds(_ name: String, _ words: [MetalToken]) -> Bool {
    let isDefined = words.first.map { macros.isDefined($0.text) } ?? false
    return switch name {
    case "ifdef": isDefined
    case "ifndef": !isDefined
    default: MetalCondition.holds(words, macros)
    }
  }

  private mutating func include(_ rest: String, from file: Int, depth: Int) {
    guard depth < Self.depthLimit, let (name, isQuoted) = Self.included(rest) else { return }
    let beside = MetalPath.path(of: name, in: MetalPath.folder(of: files[file].path))
    let target: Int
    if let known = files.firstIndex(where: { $0.path == beside }), isQuoted {
      target = known
    } else if isQuoted, let text = source.text(beside) {
      target = add(beside, text)
    } else if let path = source.header(name) {
      if let known = files.firstIndex(where: { $0.path == path }) {
        target = known
      } else {
        guard let text = source.text(path) else { return }
        target = add(path, text)
      }
      let folder = String(path.dropLast(name.utf8.count))
      if !headerFolders.contains(folder) { headerFolders.append(folder) }
    } else {
      systemHeaders.insert(name)
      return
    }
    let include = Include(from: file, to: target, name: name)
    if !includes.contains(include) { includes.append(include) }
    if !once.contains(target) { read(target, depth: depth + 1) }
  }

  /// The name of an include, and whether it stands in quotation marks.
  private static func included(_ rest: String) -> (name: String, isQuoted: Bool)? {
    let text = rest.drop { $0 == " " || $0 == "\t" }
    guard let first = text.first, first == "\"" || first == "<" else { return nil }
    let name = text.dropFirst().prefix { $0 != (first == "<" ? ">" : "\"") }
    return name.isEmpty ? nil : (String(name), first == "\"")
  }
}
