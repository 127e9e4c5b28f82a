/// An index of a `ForEach`'s elements by id.
///
/// The first few lookups search the elements linearly; then a dictionary is built once, so that
/// state of many rows that are not made costs no search per row.
@MainActor final class ElementIndex<Data: RandomAccessCollection, ID: Hashable> {
  private let data: Data
  private let id: (Data.Element) -> ID
  private var searches = 0
  private lazy var indices = Dictionary(
    zip(data.lazy.map(id), 0...), uniquingKeysWith: { first, _ in first })

  init(_ data: Data, id: @escaping (Data.Element) -> ID) { (self.data, self.id) = (data, id) }

  /// The number of lookups that search linearly before the dictionary is built.
  ///
  /// - Source: chosen; a search that ends early costs less than building the dictionary.
  private static var linearSearchLimit: Int { 4 }

  /// The zero-based index of the element with an id; computed without a search for a range of
  /// integers.
  func place(of query: IDQuery) -> Int? {
    if let range = data as? Range<Int>, ID.self == Int.self {
      let number: Int? =
        switch query {
        case .value(let id): id.base as? Int
        case .spelled(let text): Int(text)
        }
      return number.flatMap { range.contains($0) ? $0 - range.lowerBound : nil }
    }
    switch query {
    case .spelled: return search { query.matches(AnyHashable(id($0))) }
    case .value(let any):
      guard let wanted = any.base as? ID else { return nil }
      searches += 1
      return searches > Self.linearSearchLimit ? indices[wanted] : search { id($0) == wanted }
    }
  }

  private func search(_ isWanted: (Data.Element) -> Bool) -> Int? {
    data.firstIndex(where: isWanted).map { data.distance(from: data.startIndex, to: $0) }
  }
}
