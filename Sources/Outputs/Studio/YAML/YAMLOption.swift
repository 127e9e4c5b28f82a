package import Yams

/// A word or a number of a YAML file, with its place.
public struct YAMLValue: Hashable, Sendable {
  /// The text, without quotes.
  public let text: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  package init(text: String, line: Int, column: Int) {
    (self.text, self.line, self.column) = (text, line, column)
  }
}

/// An option of a verb in a YAML file, with its values: none for `true`, several for a list.
public struct YAMLOption: Hashable, Sendable {
  /// The name.
  public let name: YAMLValue
  /// The values; empty for an option that is on or off.
  public let values: [YAMLValue]
  /// Whether the option is on; false for `false`.
  public let isOn: Bool
}

extension YAMLText {
  /// The text of a node with its place.
  package func value(of node: Node) -> YAMLValue {
    let place = place(of: node)
    return YAMLValue(text: node.scalar?.string ?? "", line: place.line, column: place.column)
  }

  /// The place of a node; the start of the file for nil.
  package func place(of node: Node?) -> YAMLValue {
    YAMLValue(text: "", line: node?.mark?.line ?? 1, column: node?.mark?.column ?? 1)
  }

  /// The options that are the keys of a node.
  ///
  /// - Throws: A ``YAMLError`` for a node without keys, or a value with keys of its own.
  package func options(of node: Node) throws(YAMLError) -> [YAMLOption] {
    guard let map = node.mapping else {
      throw error(at: node, "found no keys, expected options such as \"scale: 2\"")
    }
    var options: [YAMLOption] = []
    for (key, node) in map { options.append(try option(key, node)) }
    return options
  }

  /// The option of a key and its value.
  ///
  /// - Throws: A ``YAMLError`` for a value with keys of its own.
  package func option(_ key: Node, _ node: Node) throws(YAMLError) -> YAMLOption {
    let name = value(of: key)
    if let list = node.sequence {
      for item in list where item.scalar == nil {
        throw error(at: item, "found a list or keys, expected a value of \"\(name.text)\"")
      }
      return YAMLOption(name: name, values: list.map(value), isOn: true)
    }
    guard node.scalar != nil else {
      throw error(at: node, "found keys, expected a value of \"\(name.text)\"")
    }
    if let isOn = node.bool { return YAMLOption(name: name, values: [], isOn: isOn) }
    return YAMLOption(name: name, values: [value(of: node)], isOn: true)
  }

  /// An error at a value.
  package func error(at value: YAMLValue, _ message: String) -> YAMLError {
    error(line: value.line, column: value.column, length: value.text.count, message)
  }

  /// An error at a name that is none of the known ones.
  package func unknown(_ value: YAMLValue, among known: [String]) -> YAMLError {
    error(at: value, "found \"\(value.text)\", \(Self.expectation(value.text, among: known))")
  }
}
