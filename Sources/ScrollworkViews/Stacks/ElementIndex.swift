/// Finds elements of a `ForEach` by their ids.
///
/// The first few searches go through the elements; where there are more, all places are written
/// down, once, so that state in many rows that are not made costs no search each.
@MainActor final class ElementIndex<Data: RandomAccessCollection, ID: Hashable> {
  private let data: Data
  private let id: (Data.Element) -> ID
  private var searches = 0
  private lazy var places = Dictionary(
    zip(data.lazy.map(id), 0...), uniquingKeysWith: { first, _ in first })

  init(_ data: Data, id: @escaping (Data.Element) -> ID) { (self.data, self.id) = (data, id) }

  /// How many searches go through the elements.
  ///
  /// - Source: chosen; a search that finds something early costs less than writing places down.
  private static var fewSearches: Int { 4 }

  /// The place of the element with an id, from zero; for a range of integers, without looking at any.
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
      return searches > Self.fewSearches ? places[wanted] : search { id($0) == wanted }
    }
  }

  private func search(_ isWanted: (Data.Element) -> Bool) -> Int? {
    data.firstIndex(where: isWanted).map { data.distance(from: data.startIndex, to: $0) }
  }
}
