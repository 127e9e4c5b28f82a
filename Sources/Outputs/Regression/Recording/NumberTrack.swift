/// A number over the stills of a reel, as keys with straight lines between them.
///
/// It has a value only in its spans: a view that leaves and returns has a span for each visit.
public struct NumberTrack: Hashable, Sendable {
  /// A value at a still.
  public struct Key: Hashable, Sendable {
    /// The number of the still.
    public var still: Int
    /// The value.
    public var value: Double
  }

  /// The keys in order; every span has one at its first still and, unless the value stays the same,
  /// one at its last.
  public private(set) var keys: [Key] = []
  /// The stills with a value, in order and apart from each other.
  public private(set) var spans: [ClosedRange<Int>] = []

  /// A track of keys in spans; the keys are in order.
  init(keys: [Key], spans: [ClosedRange<Int>]) { (self.keys, self.spans) = (keys, spans) }

  /// The value at a still; nil outside of all spans.
  public func value(at still: Int) -> Double? {
    guard let span = span(around: still) else { return nil }
    let next = keys.partition { $0.still > still }
    guard next > 0, keys[next - 1].still >= span.lowerBound else { return nil }
    let before = keys[next - 1]
    guard next < keys.count, keys[next].still <= span.upperBound else { return before.value }
    let after = keys[next]
    let part = Double(still - before.still) / Double(after.still - before.still)
    return before.value + (after.value - before.value) * part
  }

  /// The span that contains a still.
  func span(around still: Int) -> ClosedRange<Int>? {
    let next = spans.partition { $0.lowerBound > still }
    guard next > 0, spans[next - 1].contains(still) else { return nil }
    return spans[next - 1]
  }

  /// Whether all values are the same.
  public var isConstant: Bool { keys.allSatisfy { $0.value == keys.first?.value } }
}

extension Array {
  /// The number of elements before the first one that fulfills a condition, which all after it
  /// fulfill too.
  func partition(_ isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
