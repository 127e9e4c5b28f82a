import ScrollworkShaders

/// The uses of functions in Metal's language in a Swift file, as far as its words tell.
struct ShaderUses: Sendable {
  /// A use of a function by its name.
  struct Use: Hashable, Sendable {
    /// The name of the function.
    let name: String
    /// The place of the name, in bytes.
    let range: Range<Int>
    /// The kinds of the arguments, nil for those that are not written as such; nil as a whole if they
    /// are not there.
    let arguments: [ShaderArgumentKind?]?
    /// What the function is used for; nil if that is not said there.
    let kind: ShaderKind?
  }

  /// The uses, in order.
  private(set) var uses: [Use] = []
  private let source: SourceText
  private let code: CodeTokens
  private let declared: ShaderMembers

  /// Reads the uses of a file; `declared` are the members that files add to libraries.
  init(_ source: SourceText, _ code: CodeTokens, declared: ShaderMembers) {
    (self.source, self.code, self.declared) = (source, code, declared)
    for index in 0..<code.count where !code.isUncertain[index] {
      switch code[index] {
      case ShaderMembers.library: readMember(ofLibraryAt: index)
      case "library": readFunction(withLibraryAt: index)
      default: break
      }
    }
  }

  // MARK: Uses

  /// Reads `ShaderLibrary.wave(…)`, also of `ShaderLibrary.default` and `ShaderLibrary.bundle(…)`.
  private mutating func readMember(ofLibraryAt start: Int) {
    guard let place = Self.member(ofLibraryAt: start, in: code, declared) else { return }
    let isCall = code[place + 1] == "(" && !code.isSpaced[place + 1]
    let end = isCall ? code.end(ofGroupAt: place + 1) : place + 1
    add(
      code[place], code.tokens[place].range, start..<end,
      arguments: isCall ? arguments(ofGroupAt: place + 1) : nil)
  }

  /// Reads `ShaderFunction(library: …, name: "wave")`.
  private mutating func readFunction(withLibraryAt index: Int) {
    let open = index - 1
    guard code[index + 1] == ":", code[open] == "(", let start = functionStart(before: open) else {
      return
    }
    let end = code.end(ofGroupAt: open)
    var place = index + 1
    while place < end - 1, code[place] != "name" || code[place + 1] != ":" {
      place = ["(", "[", "{"].contains(code[place]) ? code.end(ofGroupAt: place) : place + 1
    }
    let quote = place + 2
    guard quote + 1 < end, code[quote] == "\"", code[quote + 1] == "\"" else { return }
    let inner = code.tokens[quote].range.upperBound..<code.tokens[quote + 1].range.lowerBound
    let name = source.text(inner)
    guard !name.isEmpty, !name.contains("\\") else { return }
    let isCall = code[end] == "(" && !code.isSpaced[end]
    add(
      name, inner, start..<(isCall ? code.end(ofGroupAt: end) : end),
      arguments: isCall ? arguments(ofGroupAt: end) : nil)
  }

  /// The beginning of `ShaderFunction(`, or of `.init(` where a function is asked for.
  private func functionStart(before open: Int) -> Int? {
    switch code[open - 1] {
    case "ShaderFunction": open - 1
    case "init" where code[open - 3] == "ShaderFunction": open - 3
    case "init"
    where code[open - 2] == "." && code[open - 3] == ":" && code[open - 4] == "function":
      open - 2
    default: nil
    }
  }

  /// Adds a use in an expression, which may be the function of a `Shader(function:arguments:)`.
  private mutating func add(
    _ name: String, _ range: Range<Int>, _ expression: Range<Int>,
    arguments: [ShaderArgumentKind?]?
  ) {
    var (start, arguments) = (expression.lowerBound, arguments)
    if code[start - 1] == ".", code[start - 2] == "SwiftUI" { start -= 2 }
    if code[start - 1] == ":", code[start - 2] == "function", code[start - 3] == "(" {
      let end = expression.upperBound
      let isList =
        code[end] == "," && code[end + 1] == "arguments" && code[end + 2] == ":"
        && code[end + 3] == "["
      arguments =
        isList && code[code.end(ofGroupAt: end + 3)] == ")"
        ? self.arguments(ofGroupAt: end + 3) : nil
      start -= code[start - 4] == "init" && code[start - 5] == "." ? 5 : 4
      if code[start - 1] == "Shader" { start -= 1 }
    }
    let kind = code[start - 1] == "(" && code[start - 3] == "." ? Self.kinds[code[start - 2]] : nil
    uses.append(Use(name: name, range: range, arguments: arguments, kind: kind))
  }

  /// What the first argument of a modifier or of a method is used for.
  private static let kinds: [String: ShaderKind] = [
    "colorEffect": .color, "distortionEffect": .distortion, "layerEffect": .layer,
    "colorShader": .color, "distortionShader": .distortion, "layerShader": .layer,
    "fill": .fill, "stroke": .fill, "strokeBorder": .fill, "foregroundStyle": .fill,
    "background": .fill, "shader": .fill,
  ]

  // MARK: Arguments

  /// The kinds of the elements of a bracket group; nil if it does not end.
  private func arguments(ofGroupAt open: Int) -> [ShaderArgumentKind?]? {
    let end = code.end(ofGroupAt: open) - 1
    guard end > open, [")", "]"].contains(code[end]) else { return nil }
    var kinds: [ShaderArgumentKind?] = []
    var (first, place) = (open + 1, open + 1)
    while place < end {
      if code[place] == "," {
        kinds.append(kind(of: first..<place))
        first = place + 1
      }
      place = ["(", "[", "{"].contains(code[place]) ? code.end(ofGroupAt: place) : place + 1
    }
    // A list may end with a comma.
    if first < end { kinds.append(kind(of: first..<end)) }
    return kinds
  }

  /// The kind of an argument that is written as such: `.float(…)`.
  private func kind(of range: Range<Int>) -> ShaderArgumentKind? {
    var start = range.lowerBound
    if code[start] == "Shader", code[start + 1] == ".", code[start + 2] == "Argument" { start += 3 }
    guard code[start] == ".", let kind = ShaderArgumentKind(rawValue: code[start + 1]) else {
      return nil
    }
    let next = start + 2
    guard kind != .boundingRect else { return next == range.upperBound ? kind : nil }
    return code[next] == "(" && code.end(ofGroupAt: next) == range.upperBound ? kind : nil
  }

  // MARK: Members of libraries

  /// The place of the function's name in `ShaderLibrary.wave`; nil if there is none.
  private static func member(
    ofLibraryAt start: Int, in code: CodeTokens, _ declared: ShaderMembers
  ) -> Int? {
    guard code[start + 1] == "." else { return nil }
    var place = start + 2
    if code[place] == "bundle", code[place + 1] == "(" {
      place = code.end(ofGroupAt: place + 1)
      guard code[place] == "." else { return nil }
      place += 1
    } else if declared.libraries.contains(code[place]) {
      guard code[place + 1] == "." else { return nil }
      place += 2
    }
    let name = code[place]
    guard code.isName(place), !others.contains(name), !declared.others.contains(name) else {
      return nil
    }
    return place
  }

  /// Members of libraries that are no functions.
  private static let others: Set = ["init", "self", "Type", "bundle", "default"]

  /// Whether a member at an index is the name of a function, of a library that is named before it.
  static func isFunction(at index: Int, in code: CodeTokens) -> Bool {
    guard code[index - 1] == "." else { return false }
    var start = index - 2
    if code[start] == ")" {
      start = code.start(ofGroupEndingAt: start) - 1
      guard code[start] == "bundle", code[start - 1] == "." else { return false }
      start -= 2
    } else if code[start] == "default", code[start - 1] == "." {
      start -= 2
    }
    return code[start] == ShaderMembers.library
      && member(ofLibraryAt: start, in: code, ShaderMembers()) == index
  }
}
