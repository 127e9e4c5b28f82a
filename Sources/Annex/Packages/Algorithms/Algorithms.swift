@_exported public import ScrollworkFoundation

extension Collection {
  /// The values in parts of a number.
  public func chunks(ofCount count: Int) -> [SubSequence] {
    var (parts, rest): ([SubSequence], SubSequence) = ([], self[...])
    while !rest.isEmpty {
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts
  }

  /// The values in parts whose neighbors belong together.
  public func chunked(by belongInSameGroup: (Element, Element) throws -> Bool) rethrows
    -> [SubSequence]
  {
    guard !isEmpty else { return [] }
    var (parts, start, last): ([SubSequence], Index, Index) = ([], startIndex, startIndex)
    var next = index(after: startIndex)
    while next != endIndex {
      if try !belongInSameGroup(self[last], self[next]) {
        parts.append(self[start..<next])
        start = next
      }
      last = next
      next = index(after: next)
    }
    return parts + [self[start...]]
  }

  /// The values in parts with the same value.
  public func chunked<Subject: Equatable>(on projection: (Element) throws -> Subject) rethrows
    -> [(Subject, SubSequence)]
  {
    try chunked { try projection($0) == projection($1) }
      .map { (try projection($0[$0.startIndex]), $0) }
  }

  /// All parts of a number of neighbors.
  public func windows(ofCount count: Int) -> [SubSequence] {
    guard count > 0, self.count >= count else { return [] }
    return (0...(self.count - count)).map { dropFirst($0).prefix(count) }
  }

  /// The values with their positions.
  public func indexed() -> [(index: Index, element: Element)] {
    Array(zip(indices, self)).map { (index: $0, element: $1) }
  }
}

extension Sequence {
  /// The values without those that are there before.
  public func uniqued() -> [Element] where Element: Hashable { uniqued(on: \.self) }

  /// The values without those whose subject is there before.
  public func uniqued<Subject: Hashable>(on projection: (Element) throws -> Subject) rethrows
    -> [Element]
  {
    var seen: Set<Subject> = []
    return try filter { seen.insert(try projection($0)).inserted }
  }

  /// The pairs of adjacent elements.
  public func adjacentPairs() -> [(Element, Element)] {
    let all = Array(self)
    return Array(zip(all, all.dropFirst()))
  }

  /// The values that are there.
  public func compacted<Wrapped>() -> [Wrapped] where Element == Wrapped? { compactMap { $0 } }

  /// The values by a key; of equal ones the last.
  public func keyed<Key: Hashable>(by keyForValue: (Element) throws -> Key) rethrows
    -> [Key: Element]
  { try Dictionary(map { (try keyForValue($0), $0) }) { $1 } }

  /// The values by what they have in common.
  public func grouped<Key: Hashable>(by keyForValue: (Element) throws -> Key) rethrows
    -> [Key: [Element]]
  { try Dictionary(grouping: self, by: keyForValue) }
}
