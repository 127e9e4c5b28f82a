import ScrollworkFoundation
import ScrollworkMarkup

/// The elements of one name as a value.
struct MarkupDecoder: Decoder {
  let nodes: [MarkupNode]
  /// The text of an attribute in place of elements.
  var attribute: String?
  let path: [any CodingKey]
  let reader: XMLDecoder

  var codingPath: [any CodingKey] { path }
  var userInfo: [CodingUserInfoKey: Any] { reader.userInfo }

  init(nodes: [MarkupNode], attribute: String? = nil, path: [any CodingKey], reader: XMLDecoder) {
    (self.nodes, self.attribute, self.path, self.reader) = (nodes, attribute, path, reader)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(MarkupKeys<Key>(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { MarkupList(decoder: self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { MarkupValue(decoder: self) }

  var text: String {
    let text = attribute ?? nodes.first?.text ?? ""
    return reader.trimValueWhitespaces
      ? text.trimmingCharacters(in: .whitespacesAndNewlines) : text
  }

  func error(_ words: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: path, debugDescription: words))
  }

  /// The elements or the attribute of a key; nil if there is neither.
  func child(_ key: any CodingKey) -> MarkupDecoder? {
    let next = path + [key]
    // The text of an element itself has an empty key.
    if key.stringValue.isEmpty {
      return MarkupDecoder(nodes: nodes, attribute: text, path: next, reader: reader)
    }
    guard let node = nodes.first else { return nil }
    let found = node.children.filter { child in
      child.name.map { reader.name($0) == key.stringValue || $0 == key.stringValue } ?? false
    }
    if !found.isEmpty { return MarkupDecoder(nodes: found, path: next, reader: reader) }
    let value = node.attributes.first {
      reader.name($0.name) == key.stringValue || $0.name == key.stringValue
    }?.value
    return value.map { MarkupDecoder(nodes: [], attribute: $0, path: next, reader: reader) }
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let type = type as? any LosslessStringConvertible.Type, let value = lossless(type) as? Value
    {
      return value
    }
    switch type {
    case is Date.Type:
      if let value = try date() as? Value { return value }
    case is URL.Type:
      if let value = URL(string: text) as? Value { return value }
      throw error("Invalid URL string.")
    case is Decimal.Type:
      if let value = Decimal(string: text) as? Value { return value }
    case is Data.Type:
      if let value = Data(base64Encoded: text) as? Value { return value }
    default: break
    }
    return try Value(from: self)
  }

  private func lossless<Value: LosslessStringConvertible>(_ type: Value.Type) -> Any? {
    if type == Bool.self { return ["true", "1", "yes"].contains(text.lowercased()) }
    return Value(text)
  }

  private func date() throws -> Date {
    switch reader.dateDecodingStrategy {
    case .formatted(let formatter):
      if let date = formatter.date(from: text) { return date }
    case .iso8601:
      if let date = ISO8601DateFormatter().date(from: text) { return date }
    case .secondsSince1970, .deferredToDate:
      if let seconds = Double(text) { return Date(timeIntervalSince1970: seconds) }
    case .millisecondsSince1970:
      if let seconds = Double(text) { return Date(timeIntervalSince1970: seconds / 1000) }
    case .custom(let read): return try read(self)
    }
    throw error("Date string does not match format expected by formatter.")
  }
}

/// The children of an element by their names.
private struct MarkupKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: MarkupDecoder

  var codingPath: [any CodingKey] { decoder.path }

  var allKeys: [Key] {
    guard let node = decoder.nodes.first else { return [] }
    let names = node.elements.compactMap(\.name) + node.attributes.map(\.name)
    return names.compactMap { Key(stringValue: decoder.reader.name($0)) }
  }

  func contains(_ key: Key) -> Bool { decoder.child(key) != nil }

  func decodeNil(forKey key: Key) -> Bool {
    guard let child = decoder.child(key) else { return true }
    return child.attribute == nil
      && child.nodes.first.map { $0.children.isEmpty && $0.attributes.isEmpty } ?? true
  }

  private func child(_ key: Key) throws -> MarkupDecoder {
    guard let child = decoder.child(key) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "No attribute or element found."))
    }
    return child
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    // A list may be empty, and then has no elements.
    if decoder.child(key) == nil, type is any ExpressibleByArrayLiteral.Type {
      return try Value(
        from: MarkupDecoder(nodes: [], path: codingPath + [key], reader: decoder.reader))
    }
    return try child(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<Nested>
  { try child(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }
}

/// Elements of the same name.
private struct MarkupList: UnkeyedDecodingContainer {
  let decoder: MarkupDecoder
  var currentIndex = 0

  init(decoder: MarkupDecoder) { self.decoder = decoder }

  var codingPath: [any CodingKey] { decoder.path }
  var count: Int? { decoder.nodes.count }
  var isAtEnd: Bool { currentIndex >= decoder.nodes.count }

  private mutating func next() throws -> MarkupDecoder {
    guard !isAtEnd else { throw decoder.error("The list is at its end.") }
    defer { currentIndex += 1 }
    return MarkupDecoder(
      nodes: [decoder.nodes[currentIndex]], path: codingPath, reader: decoder.reader)
  }

  mutating func decodeNil() -> Bool { false }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decode(type)
  }
  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws
    -> KeyedDecodingContainer<Nested>
  { try next().container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }
  mutating func superDecoder() throws -> any Decoder { try next() }
}

/// The text of an element or an attribute.
private struct MarkupValue: SingleValueDecodingContainer {
  let decoder: MarkupDecoder

  var codingPath: [any CodingKey] { decoder.path }

  func decodeNil() -> Bool { decoder.attribute == nil && decoder.nodes.isEmpty }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let type = type as? any LosslessStringConvertible.Type else {
      return try decoder.decode(type)
    }
    guard let value = read(type) as? Value else {
      throw decoder.error("The text \(decoder.text) is no value of the type.")
    }
    return value
  }

  private func read<Value: LosslessStringConvertible>(_ type: Value.Type) -> Any? {
    if type == Bool.self { return ["true", "1", "yes"].contains(decoder.text.lowercased()) }
    return Value(decoder.text)
  }
}
