/// What receives the events of a sequence.
public protocol ObserverType {
  /// The type of the elements.
  associatedtype Element

  /// Receives an event of the sequence.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends a `.next` event.
  public func onNext(_ element: Element) { on(.next(element)) }
  /// Sends a `.completed` event.
  public func onCompleted() { on(.completed) }
  /// Receives the end by an error.
  public func onError(_ error: any Error) { on(.error(error)) }
  /// The observer without its type.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

/// An observer of some type.
public struct AnyObserver<Element>: ObserverType {
  private let observer: (Event<Element>) -> Void

  /// An observer that is a closure.
  public init(eventHandler: @escaping (Event<Element>) -> Void) { observer = eventHandler }

  /// An observer without its type.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    self.observer = observer.on
  }

  /// Calls the closure with an event.
  public func on(_ event: Event<Element>) { observer(event) }

  /// An observer of other elements, which become those of this one.
  public func mapObserver<Other>(_ transform: @escaping (Other) throws -> Element)
    -> AnyObserver<Other>
  { AnyObserver<Other> { on($0.map(transform)) } }
}

/// What can be made an observable sequence.
public protocol ObservableConvertibleType<Element> {
  /// The type of the elements.
  associatedtype Element

  /// The sequence as an observable.
  func asObservable() -> Observable<Element>
}

/// A sequence of events over time.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Begins to send events to an observer.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// The sequence, without its type.
  public func asObservable() -> Observable<Element> {
    Observable { self.subscribe($0) }
  }
}

/// A sequence of events over time.
public class Observable<Element>: ObservableType {
  private let begin: (AnyObserver<Element>) -> any Disposable

  init(_ begin: @escaping (AnyObserver<Element>) -> any Disposable) { self.begin = begin }

  /// Begins to send events to an observer; after the end it gets no more.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let sink = Sink(observer.on)
    sink.upstream.setDisposable(begin(AnyObserver(eventHandler: sink.send)))
    return sink
  }

  /// The observable sequence itself.
  public func asObservable() -> Observable<Element> { self }
}

/// What keeps a subscription from sending events after its end.
private final class Sink<Element>: Cancelable {
  private var receive: ((Event<Element>) -> Void)?
  let upstream = SingleAssignmentDisposable()

  init(_ receive: @escaping (Event<Element>) -> Void) { self.receive = receive }

  var isDisposed: Bool { receive == nil }

  func send(_ event: Event<Element>) {
    guard let receive else { return }
    if event.isStopEvent {
      self.receive = nil
      receive(event)
      upstream.dispose()
    } else {
      receive(event)
    }
  }

  func dispose() {
    receive = nil
    upstream.dispose()
  }
}

extension ObservableType {
  /// Calls a closure with each event.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(AnyObserver(eventHandler: on))
  }

  /// Calls closures with elements and at the end.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let end = AnonymousDisposable { onDisposed?() }
    let subscription = subscribe(
      AnyObserver<Element> { event in
        switch event {
        case .next(let element): onNext?(element)
        case .error(let error):
          onError?(error)
          end.dispose()
        case .completed:
          onCompleted?()
          end.dispose()
        }
      })
    return Disposables.create(subscription, end)
  }

  /// Calls closures with an object, as long as it lives, and elements.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  /// Sends the events to observers.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the events to observers of optional elements.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
  }

  /// Calls a closure with each element.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Calls a closure with an object, as long as it lives, and each element.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable { subscribe(with: object, onNext: onNext) }

  /// Gives the sequence to a function.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
}
