/// Values that are added and removed at both ends.
public struct Deque<Element>: RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral
{
  private var elements: [Element] = []

  /// Creates an empty deque.
  public init() {}
  /// Creates a deque with elements.
  public init(arrayLiteral elements: Element...) { self.elements = elements }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of values.
  public var endIndex: Int { elements.count }
  /// The value at a position.
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }
  /// Replaces a range of elements.
  public mutating func replaceSubrange<Values: Collection>(
    _ subrange: Range<Int>, with newElements: Values
  ) where Values.Element == Element {
    elements.replaceSubrange(subrange, with: newElements)
  }
  /// Adds a value at the beginning.
  public mutating func prepend(_ newElement: Element) { elements.insert(newElement, at: 0) }
  /// Adds values at the beginning.
  public mutating func prepend<Values: Collection>(contentsOf newElements: Values)
  where Values.Element == Element { elements.insert(contentsOf: newElements, at: 0) }
  /// Takes the first value.
  public mutating func popFirst() -> Element? { isEmpty ? nil : elements.removeFirst() }
  /// Takes the last value.
  public mutating func popLast() -> Element? { elements.popLast() }
}

extension Deque: Equatable where Element: Equatable {}
extension Deque: Hashable where Element: Hashable {}
extension Deque: Sendable where Element: Sendable {}
