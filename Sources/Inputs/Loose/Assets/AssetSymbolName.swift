/// The identifiers that an asset has in Swift.
///
/// - Source: documented, "What's new in Xcode 15" for the form; details by what generated files of
///   public projects show. Where versions differ, each spelling is accepted.
enum AssetSymbolName {
  /// The spellings of a name, the usual one first; `kind` is the word that is dropped at its end.
  static func spellings(of name: String, dropping kind: String) -> [String] {
    let words = words(of: name)
    guard !words.isEmpty else { return [] }
    let whole = camelCase(words)
    var spellings = [whole]
    if whole.count > kind.count, whole.hasSuffix(kind) {
      spellings.insert(String(whole.dropLast(kind.count)), at: 0)
    }
    spellings += [lowerFirst(words.joined()), words.joined(), name.filter(\.isIdentifierPart)]
    spellings += [camelCase(words.flatMap(parts))]
    var seen: Set<String> = []
    return spellings.map(startingWithLetter).filter { seen.insert($0).inserted }
  }

  /// The spellings of a group that provides a namespace.
  static func namespaces(of name: String) -> [String] {
    let words = words(of: name)
    let whole = words.map(upperFirst).joined()
    var seen: Set<String> = []
    return [whole, words.joined(), lowerFirst(whole)].map(startingWithLetter)
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The words between what no identifier has.
  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The parts of a word before and after its digits.
  private static func parts(of word: String) -> [String] {
    var parts: [String] = []
    var last: Character?
    for character in word {
      if let last, !last.isNumber || character.isNumber {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
      last = character
    }
    return parts
  }

  private static func camelCase(_ words: [String]) -> String {
    let rest = words.dropFirst().map(upperFirst).joined()
    return words.first.map { lowerAcronym($0) + rest } ?? ""
  }

  /// `URLIcon` becomes `urlIcon`, `USD` becomes `usd`, `Home` becomes `home`.
  private static func lowerAcronym(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count ? word.lowercased() : lowerFirst(word)
    }
    let next = word[capitals.endIndex]
    let count = next.isLetter ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func upperFirst(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func lowerFirst(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func startingWithLetter(_ name: String) -> String {
    name.first?.isNumber ?? false ? "_" + name : name
  }
}

extension Character {
  fileprivate var isIdentifierPart: Bool { isLetter || isNumber || self == "_" }
}
