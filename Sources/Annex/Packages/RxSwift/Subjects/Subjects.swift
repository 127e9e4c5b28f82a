/// A sequence that is an observer too.
public protocol SubjectType: ObservableType {
  /// The type of the observer.
  associatedtype Observer: ObserverType

  /// The subject as an observer.
  func asObserver() -> Observer
}

/// The observers of a subject, in the order in which they came.
final class Observers<Element> {
  private var observers: [(id: Int, send: (Event<Element>) -> Void)] = []
  private var next = 0

  var isEmpty: Bool { observers.isEmpty }

  func add(_ send: @escaping (Event<Element>) -> Void) -> any Disposable {
    let id = next
    next += 1
    observers.append((id, send))
    return AnonymousDisposable { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  func send(_ event: Event<Element>) {
    for (id, send) in observers where observers.contains(where: { $0.id == id }) { send(event) }
  }

  func removeAll() { observers = [] }
}

/// A subject that keeps its last elements for new observers.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  fileprivate let observers = Observers<Element>()
  fileprivate var buffer: [Element] = []
  fileprivate var end: Event<Element>?
  private let limit: Int
  /// Whether the subject is disposed.
  public private(set) var isDisposed = false

  fileprivate init(limit: Int) {
    self.limit = limit
    super.init { _ in Disposables.create() }
  }

  /// A subject that keeps some elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: bufferSize)
  }

  /// A subject that keeps all elements.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !observers.isEmpty }

  /// Sends an event to all observers.
  public func on(_ event: Event<Element>) {
    guard end == nil, !isDisposed else { return }
    if case .next(let element) = event {
      buffer.append(element)
      if buffer.count > limit { buffer.removeFirst() }
    } else {
      end = event
    }
    observers.send(event)
    if end != nil { observers.removeAll() }
  }

  /// Begins to send events to an observer, first those that are kept.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    for element in buffer { observer.onNext(element) }
    if let end {
      observer.on(end)
      return Disposables.create()
    }
    return observers.add(observer.on)
  }

  /// The subject as an observer.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Ends it without an event.
  public func dispose() {
    isDisposed = true
    observers.removeAll()
  }
}

/// A subject that sends events to its present observers.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let subject = ReplaySubject<Element>(limit: 0)

  /// Creates a publish subject.
  public init() { super.init { _ in Disposables.create() } }

  /// Whether the subject has observers.
  public var hasObservers: Bool { subject.hasObservers }
  /// Whether the subject is disposed.
  public var isDisposed: Bool { subject.isDisposed }

  /// Sends an event to all observers.
  public func on(_ event: Event<Element>) { subject.on(event) }

  /// Begins to send events to an observer.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }

  /// The subject as an observer.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Ends it without an event.
  public func dispose() { subject.dispose() }
}

/// A subject that has a value.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let subject = ReplaySubject<Element>(limit: 1)

  /// Creates a subject with a value.
  public init(value: Element) {
    super.init { _ in Disposables.create() }
    subject.onNext(value)
  }

  /// The value; an error if the subject ended with one.
  public func value() throws -> Element {
    if let error = subject.end?.error { throw error }
    guard let last = subject.buffer.last else { throw RxError.noElements }
    return last
  }

  /// Whether the subject has observers.
  public var hasObservers: Bool { subject.hasObservers }
  /// Whether the subject is disposed.
  public var isDisposed: Bool { subject.isDisposed }

  /// Sends an event to all observers.
  public func on(_ event: Event<Element>) { subject.on(event) }

  /// Begins to send events to an observer, first the value.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    if let end = subject.end {
      observer.on(end)
      return Disposables.create()
    }
    return subject.subscribe(observer)
  }

  /// The subject as an observer.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Ends it without an event.
  public func dispose() { subject.dispose() }
}

/// A subject that sends its last element at its end.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let subject = ReplaySubject<Element>(limit: 1)
  private var last: Element?

  /// Creates an async subject.
  public init() { super.init { _ in Disposables.create() } }

  /// Whether the subject has observers.
  public var hasObservers: Bool { subject.hasObservers }

  /// Keeps an element, or sends the last one.
  public func on(_ event: Event<Element>) {
    if let element = event.element {
      last = element
    } else {
      if event.isCompleted, let last { subject.onNext(last) }
      subject.on(event)
    }
  }

  /// Begins to send events to an observer.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }

  /// The subject as an observer.
  public func asObserver() -> AsyncSubject<Element> { self }
}
