/// An event of an observable sequence.
@frozen public enum Event<Element> {
  /// The next element of the sequence.
  case next(Element)
  /// The end by an error.
  case error(any Error)
  /// The completion of the sequence.
  case completed

  /// Whether the sequence has ended.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element of a `.next` event; nil for other events.
  public var element: Element? {
    guard case .next(let element) = self else { return nil }
    return element
  }

  /// The error of an `.error` event; nil for other events.
  public var error: (any Error)? {
    guard case .error(let error) = self else { return nil }
    return error
  }

  /// Whether the sequence has ended without an error.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with another element; an error of `transform` is an event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

/// A type that converts to an event.
public protocol EventConvertible {
  /// The elements of the event.
  associatedtype Element
  /// The event that the value stands for.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself, as an event.
  public var event: Event<Element> { self }
}

/// An error of an observable sequence.
public enum RxError: Error {
  /// An unknown error.
  case unknown
  /// The sequence was disposed of.
  case disposed(object: any AnyObject & Sendable)
  /// Numbers are too large.
  case overflow
  /// An index is out of range.
  case argumentOutOfRange
  /// The sequence has no elements.
  case noElements
  /// The sequence has more than one element.
  case moreThanOneElement
  /// The time is over.
  case timeout
}
