/// A subject that sends elements and never ends.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// Creates a publish relay.
  public init() {}

  /// Sends an element to all observers.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Begins to send elements to an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
}

/// A subject that has a value and never ends.
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>
  /// The value of the behavior relay.
  public private(set) var value: Element

  /// Creates a relay with a value.
  public init(value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  /// Accepts an element as the new value.
  public func accept(_ event: Element) {
    value = event
    subject.onNext(event)
  }

  /// Begins to send values to an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
}

/// A subject that keeps its last elements for new observers and never ends.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// A relay that keeps some elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// A relay that keeps all elements.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

  /// Sends an element to all observers.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Begins to send elements to an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
}

extension ObservableConvertibleType {
  /// Sends the elements to relays.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements to relays of optional elements.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements to relays.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements to relays of optional elements.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
