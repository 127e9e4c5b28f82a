import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStudio
import Yams

/// The keys of a mapping in a figure file, read one after the other.
///
/// Each reading names a key; ``finish()`` finds the keys that nothing asked for. A value that cannot be
/// read is a mistake of the file, and as good as none.
struct FigureFields {
  private let mapping: Node.Mapping
  /// The keys that lead to the mapping.
  let keys: [FigureKey]
  /// The mistakes of the file.
  let mistakes: FigureMistakes
  /// The keys asked for.
  private var known: [String] = []

  /// The fields of a node.
  ///
  /// - Throws: A ``FigureError`` for a node without keys.
  init(
    _ node: Node, at keys: [FigureKey] = [], _ mistakes: FigureMistakes
  ) throws(FigureError) {
    guard let mapping = node.mapping else {
      throw FigureError("found no keys, expected some such as \"name: value\"", at: keys)
    }
    (self.mapping, self.keys, self.mistakes) = (mapping, keys, mistakes)
  }

  /// The fields of the given defaults, where this mapping does not have them.
  func over(_ defaults: FigureFields?) -> FigureFields {
    guard let defaults else { return self }
    var merged = defaults.mapping
    for (key, value) in mapping { merged[key] = value }
    return FigureFields(mapping: merged, keys: keys, mistakes: mistakes)
  }

  private init(mapping: Node.Mapping, keys: [FigureKey], mistakes: FigureMistakes) {
    (self.mapping, self.keys, self.mistakes) = (mapping, keys, mistakes)
  }

  /// The keys that lead to a value.
  func keys(_ key: String) -> [FigureKey] { keys + [.name(key)] }

  /// Whether a key has a value.
  func has(_ key: String) -> Bool { mapping[key] != nil }

  /// The node of a key; nil if it is not there.
  mutating func node(_ key: String) -> Node? {
    if !known.contains(key) { known.append(key) }
    return mapping[key]
  }

  /// Adds the keys that nothing asked for to the mistakes.
  func finish() {
    for (key, _) in mapping {
      let name = key.scalar?.string ?? ""
      guard !known.contains(name) else { continue }
      mistakes.add(
        FigureError(
          "found \"\(name)\", \(YAMLText.expectation(name, among: known))",
          at: keys + [.key(name)]))
    }
  }

  /// The result of a body; nil after a mistake, which is added to those of the file.
  private func reading<Value>(_ body: () throws(FigureError) -> Value?) -> Value? {
    do throws(FigureError) { return try body() } catch {
      mistakes.add(error)
      return nil
    }
  }
}

// Values.
extension FigureFields {
  /// An error at the value of a key.
  func error(_ key: String, found node: Node, expected: String) -> FigureError {
    let found =
      node.scalar.map { "\"\($0.string)\"" } ?? (node.sequence == nil ? "keys" : "a list")
    return FigureError("found \(found), expected \(expected)", at: keys(key))
  }

  /// A text.
  mutating func string(_ key: String) throws(FigureError) -> String? {
    guard let node = node(key) else { return nil }
    guard let scalar = node.scalar else {
      mistakes.add(error(key, found: node, expected: "a text"))
      return nil
    }
    return scalar.string
  }

  /// A text that must be there; `example` is one.
  mutating func required(_ key: String, example: String) throws(FigureError) -> String {
    if let found = try string(key) { return found }
    throw FigureError("found no \"\(key)\", expected one such as \"\(key): \(example)\"", at: keys)
  }

  /// A number in a range.
  mutating func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(FigureError) -> Double? {
    guard let node = node(key) else { return nil }
    return reading { () throws(FigureError) in try number(node, key, in: range) }
  }

  /// Numbers in a range: a list, or one alone.
  mutating func numbers(
    _ key: String, in range: ClosedRange<Double>
  ) throws(FigureError) -> [Double]? {
    guard let node = node(key), isShort(node.sequence, key) else { return nil }
    return reading { () throws(FigureError) in
      var numbers: [Double] = []
      for item in node.sequence.map(Array.init) ?? [node] {
        numbers.append(try number(item, key, in: range))
      }
      return numbers
    }
  }

  private func number(
    _ node: Node, _ key: String, in range: ClosedRange<Double>
  ) throws(FigureError) -> Double {
    guard let number = node.scalar.flatMap({ Double($0.string) }), range.contains(number) else {
      throw error(
        key, found: node,
        expected: "a number from \(Decimal3.spell(range.lowerBound)) to "
          + Decimal3.spell(range.upperBound))
    }
    return number
  }

  /// A whole number in a range.
  mutating func integer(_ key: String, in range: ClosedRange<Int>) throws(FigureError) -> Int? {
    guard let node = node(key) else { return nil }
    guard let number = node.scalar.flatMap({ Int($0.string) }), range.contains(number) else {
      mistakes.add(
        error(
          key, found: node,
          expected: "a whole number from \(range.lowerBound) to \(range.upperBound)"))
      return nil
    }
    return number
  }

  /// Whole numbers in a range, each once: a list, or one alone.
  mutating func integers(
    _ key: String, in range: ClosedRange<Int>
  ) throws(FigureError) -> [Int]? {
    guard let node = node(key) else { return nil }
    var numbers: [Int] = []
    for item in node.sequence.map(Array.init) ?? [node] {
      guard let number = item.scalar.flatMap({ Int($0.string) }), range.contains(number),
        !numbers.contains(number)
      else {
        mistakes.add(
          error(
            key, found: item,
            expected: "a whole number from \(range.lowerBound) to \(range.upperBound), each once"))
        return nil
      }
      numbers.append(number)
    }
    guard !numbers.isEmpty else {
      mistakes.add(error(key, found: node, expected: "a number"))
      return nil
    }
    return numbers
  }

  /// `true` or `false`.
  mutating func flag(_ key: String) throws(FigureError) -> Bool? {
    guard let node = node(key) else { return nil }
    guard let flag = node.bool else {
      mistakes.add(error(key, found: node, expected: "true or false"))
      return nil
    }
    return flag
  }

  /// One of some words.
  mutating func choice<Word>(
    _ key: String, of type: Word.Type = Word.self
  ) throws(FigureError) -> Word? where Word: RawRepresentable<String> & CaseIterable {
    try choices(key, of: type)?.first
  }

  /// Some words of those known: a list, or one alone.
  mutating func choices<Word>(
    _ key: String, of type: Word.Type = Word.self
  ) throws(FigureError) -> [Word]? where Word: RawRepresentable<String> & CaseIterable {
    guard let texts = try strings(key) else { return nil }
    let at = keys(key)
    return reading { () throws(FigureError) in
      var words: [Word] = []
      for text in texts {
        guard let word = Word(rawValue: text) else {
          let known = Word.allCases.map(\.rawValue)
          throw FigureError(
            "found \"\(text)\", \(YAMLText.expectation(text, among: known))", at: at)
        }
        guard !words.contains(where: { $0.rawValue == text }) else {
          throw FigureError("found \"\(text)\" again, expected each word once", at: at)
        }
        words.append(word)
      }
      guard !words.isEmpty else {
        throw FigureError(
          "found no word, expected one or more of "
            + Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "), at: at)
      }
      return words
    }
  }

  /// Texts: a list, or one alone.
  mutating func strings(_ key: String) throws(FigureError) -> [String]? {
    guard let node = node(key) else { return nil }
    if let scalar = node.scalar { return [scalar.string] }
    guard let list = node.sequence else {
      mistakes.add(error(key, found: node, expected: "a text or a list"))
      return nil
    }
    guard isShort(list, key) else { return nil }
    var texts: [String] = []
    for (index, item) in list.enumerated() {
      guard let scalar = item.scalar else {
        mistakes.add(
          FigureError("found no text, expected one", at: keys(key) + [.index(index)]))
        return nil
      }
      texts.append(scalar.string)
    }
    return texts
  }

  /// Whether a list has no more items than a figure; more are a mistake.
  func isShort(_ list: Node.Sequence?, _ key: String) -> Bool {
    guard let list, list.count > Self.mostItems else { return true }
    mistakes.add(
      FigureError(
        "found \(list.count) items, expected at most \(Self.mostItems)", at: keys(key)))
    return false
  }

  /// The most items of a list in a figure.
  ///
  /// - Source: chosen; a figure with more cannot be read.
  private static let mostItems = 200

  /// Mappings in a list, each read by `body`, which reads all keys.
  mutating func list<Item>(
    _ key: String, _ body: (inout FigureFields) throws(FigureError) -> Item
  ) throws(FigureError) -> [Item]? {
    guard let node = node(key) else { return nil }
    guard let sequence = node.sequence else {
      mistakes.add(error(key, found: node, expected: "a list, each item after a \"-\""))
      return nil
    }
    guard isShort(sequence, key) else { return nil }
    var items: [Item] = []
    for (index, item) in sequence.enumerated() {
      let read = mistakes.collecting { () throws(FigureError) in
        var fields = try FigureFields(item, at: keys(key) + [.index(index)], mistakes)
        let value = try body(&fields)
        fields.finish()
        return value
      }
      if let read { items.append(read) }
    }
    return items
  }
}
