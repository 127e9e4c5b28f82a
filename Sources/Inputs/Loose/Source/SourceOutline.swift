/// The renderable declarations of a Swift file: views, previews and apps.
struct SourceOutline: Sendable {
  /// A type that is a view, a preview provider or an app.
  struct Declaration: Hashable, Sendable {
    /// The qualified name, including enclosing types.
    let name: String
    /// Whether the type has generic parameters.
    let isGeneric: Bool
    /// Whether no expression without arguments creates it, as far as its own declaration says.
    var needsArguments = false
    /// Whether it is private to its file.
    var isPrivate = false
  }

  /// A `#Preview`.
  struct Preview: Hashable, Sendable {
    /// The title argument.
    let title: String?
    /// The range of the body between the braces, in bytes.
    let body: Range<Int>
    /// The first view that the body names.
    var view: String?
  }

  /// The types that conform to `View`, in source order.
  var views: [Declaration] = []
  /// The previews, in source order.
  var previews: [Preview] = []
  /// The types that conform to `PreviewProvider`.
  var providers: [Declaration] = []
  /// The types that conform to `App`.
  var apps: [Declaration] = []
  /// The types that are the delegate of an application.
  var applicationDelegates: [Declaration] = []
  /// The types that are the delegate of a scene.
  var sceneDelegates: [Declaration] = []

  init(_ source: SourceText) {
    var reader = OutlineReader(source: source, tokens: source.tokens, outline: self)
    reader.read()
    self = reader.outline
  }
}

private struct OutlineReader {
  let source: SourceText
  let tokens: [SourceToken]
  var outline: SourceOutline
  private var index = 0
  /// The enclosing types, outermost first; nil for other scopes.
  private var scopes: [String?] = []

  init(source: SourceText, tokens: [SourceToken], outline: SourceOutline) {
    self.source = source
    self.tokens = tokens
    self.outline = outline
  }

  private static let keywords: Set = ["struct", "class", "enum", "actor", "extension"]

  private func text(_ index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].text : nil
  }

  mutating func read() {
    while index < tokens.count {
      let token = tokens[index]
      if Self.keywords.contains(token.text), text(index - 1) != ".",
        index + 1 < tokens.count, tokens[index + 1].isWord
      {
        readType()
      } else if token.text == "Preview", text(index - 1) == "#" {
        readPreview()
      } else {
        if token.text == "{" { scopes.append(nil) }
        if token.text == "}", !scopes.isEmpty { scopes.removeLast() }
        index += 1
      }
    }
  }

  /// Reads a type or an extension up to its opening brace.
  private mutating func readType() {
    let isPrivate = ["private", "fileprivate"].contains { word in
      text(index - 1) == word || text(index - 2) == word
    }
    index += 1
    var name = tokens[index].text
    index += 1
    while text(index) == ".", index + 1 < tokens.count {
      name += "." + tokens[index + 1].text
      index += 2
    }
    let isGeneric = text(index) == "<"
    var conformances: [String] = []
    var depth = 0
    var isListed = false
    var isOver = false
    while let word = text(index), word != "{", word != "}" {
      if word == "<" { depth += 1 }
      if word == ">" { depth -= 1 }
      if depth == 0 {
        if word == "where" { isOver = true }
        isListed = !isOver && (isListed || word == ":")
        if isListed, text(index - 1) != "." || text(index - 2) == "SwiftUI" {
          conformances.append(word)
        }
      }
      index += 1
    }
    guard text(index) == "{" else { return }
    index += 1
    // Declarations in functions and closures cannot be named from outside.
    let isReachable = !scopes.contains(nil)
    scopes.append(name)
    guard isReachable else { return }
    var declaration = SourceOutline.Declaration(
      name: scopes.compactMap(\.self).joined(separator: "."), isGeneric: isGeneric,
      isPrivate: isPrivate)
    if conformances.contains("View") {
      declaration.needsArguments = MemberReader(tokens, from: index).needsArguments
      outline.views.append(declaration)
    }
    if conformances.contains("PreviewProvider") { outline.providers.append(declaration) }
    if conformances.contains("App") { outline.apps.append(declaration) }
    if conformances.contains("UIApplicationDelegate") {
      outline.applicationDelegates.append(declaration)
    }
    if conformances.contains("UIWindowSceneDelegate") {
      outline.sceneDelegates.append(declaration)
    }
  }

  /// Reads a preview including its braces.
  private mutating func readPreview() {
    index += 1
    var title: String?
    if text(index) == "(" {
      let start = tokens[index].range.upperBound
      skipGroup("(", ")")
      title = stringLiteral(in: start..<tokens[index - 1].range.lowerBound)
    }
    guard text(index) == "{" else { return }
    let start = tokens[index].range.upperBound
    skipGroup("{", "}")
    let end = tokens[index - 1].range.lowerBound
    guard start <= end else { return }
    let view = tokens.first { token in
      token.range.lowerBound >= start && token.range.upperBound <= end
        && token.text.first?.isUppercase ?? false
    }
    outline.previews.append(.init(title: title, body: start..<end, view: view?.text))
  }

  /// Skips the bracket group that begins here.
  private mutating func skipGroup(_ opening: String, _ closing: String) {
    var depth = 0
    repeat {
      if text(index) == opening { depth += 1 }
      if text(index) == closing { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  /// The content of the string literal that a range of the source begins with, if any.
  private func stringLiteral(in range: Range<Int>) -> String? {
    let text = source.text(range)
    guard text.drop(while: \.isWhitespace).first == "\"" else { return nil }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count >= 3 ? String(parts[1]) : nil
  }
}
