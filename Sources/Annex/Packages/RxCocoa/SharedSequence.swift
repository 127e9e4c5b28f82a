/// A sequence without errors that all observers share.
public struct SharedSequence<SharingStrategy, Element>: ObservableConvertibleType {
  private let source: Observable<Element>

  fileprivate init(_ source: Observable<Element>) { self.source = source }

  /// The sequence as an observable.
  public func asObservable() -> Observable<Element> { source }

  /// The shared sequence itself.
  public func asSharedSequence() -> Self { self }
}

/// The sharing of drivers: new observers get the last element.
public enum DriverSharingStrategy {}
/// The sharing of signals: new observers get no element.
public enum SignalSharingStrategy {}

/// A sequence for views, whose last element new observers get.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
/// A sequence for views, of events.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequence where SharingStrategy == DriverSharingStrategy {
  fileprivate init(driving source: Observable<Element>) {
    self.init(source.share(replay: 1))
  }

  /// The sequence itself.
  public func asDriver() -> Driver<Element> { self }

  /// Sends the elements to observers.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    source.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the elements to observers of optional elements.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    source.subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
  }

  /// Sends the elements to relays.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends the elements to relays of optional elements.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    source.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Gives the sequence to a function.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(source)
  }

  /// Gives the sequence and a further argument to a function.
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { with(source)(curriedArgument) }

  /// Calls closures with elements and at the end.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls a closure with an object, as long as it lives, and each element.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

extension SharedSequence where SharingStrategy == SignalSharingStrategy {
  /// Sends the elements to observers.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    source.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the elements to observers of optional elements.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    source.subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
  }

  /// Sends the elements to relays.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    source.subscribe { event in
      if let element = event.element { for relay in relays { relay.accept(element) } }
    }
  }

  /// Sends the elements to relays.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Calls closures with elements and at the end.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls a closure with an object, as long as it lives, and each element.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// The last element for new observers too.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(driving: source.catchAndReturn(element))
  }
}

extension SharedSequence {
  /// A sequence of an element.
  public static func just(_ element: Element) -> Self { Self(.just(element)) }
  /// A sequence that ends at once.
  public static func empty() -> Self { Self(.empty()) }
  /// A sequence without events.
  public static func never() -> Self { Self(.never()) }
  /// A sequence of elements.
  public static func of(_ elements: Element...) -> Self { Self(.from(elements)) }

  private func with<Result>(_ source: Observable<Result>)
    -> SharedSequence<SharingStrategy, Result>
  {
    SharedSequence<SharingStrategy, Result>(
      source.share(replay: SharingStrategy.self == DriverSharingStrategy.self ? 1 : 0))
  }

  /// Transforms each element by a closure.
  public func map<Result>(_ transform: @escaping (Element) -> Result)
    -> SharedSequence<SharingStrategy, Result>
  { with(source.map(transform)) }

  /// Other elements without nil.
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?)
    -> SharedSequence<SharingStrategy, Result>
  { with(source.compactMap(transform)) }

  /// Some of the elements.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Self {
    with(source.filter(predicate))
  }

  /// The elements of the sequences of all elements.
  public func flatMap<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(source.flatMap(selector).share(replay: 1))
  }

  /// The elements of the sequence of the latest element.
  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(source.flatMapLatest(selector).share(replay: 1))
  }

  /// The results of folding the elements.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { with(source.scan(seed, accumulator: accumulator)) }

  /// Calls closures for events as they pass.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Self {
    with(
      source.do(
        onNext: onNext, onCompleted: onCompleted, onSubscribe: onSubscribe,
        onDispose: onDispose))
  }

  /// The elements after which none comes for some time.
  public func debounce(_ dueTime: RxTimeInterval) -> Self {
    with(source.debounce(dueTime, scheduler: MainScheduler.instance))
  }

  /// The first element, then at most one in some time.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Self {
    with(source.throttle(dueTime, latest: latest, scheduler: MainScheduler.instance))
  }

  /// The elements some time later.
  public func delay(_ dueTime: RxTimeInterval) -> Self {
    with(source.delay(dueTime, scheduler: MainScheduler.instance))
  }

  /// The elements after the first ones.
  public func skip(_ count: Int) -> Self { with(source.skip(count)) }

  /// An element before the others.
  public func startWith(_ element: Element) -> Self { with(source.startWith(element)) }

  /// The latest element of another sequence, with each of this one.
  public func withLatestFrom<Strategy, Other>(_ second: SharedSequence<Strategy, Other>)
    -> SharedSequence<SharingStrategy, Other>
  { with(source.withLatestFrom(second)) }

  /// The elements with the latest of another sequence.
  public func withLatestFrom<Strategy, Other, Result>(
    _ second: SharedSequence<Strategy, Other>,
    resultSelector: @escaping (Element, Other) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    with(source.withLatestFrom(second, resultSelector: resultSelector))
  }

  /// The elements of all sequences, as they come.
  public static func merge(_ sources: Self...) -> Self {
    Self(Observable.merge(sources.map(\.source)).share(replay: 1))
  }

  /// The latest elements of two sequences.
  public static func combineLatest<First, Second>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ second: SharedSequence<SharingStrategy, Second>
  ) -> Self where Element == (First, Second) {
    Self(
      Observable<Element>.combineLatest(first.source, second.source) { ($0, $1) }
        .share(replay: 1))
  }

  /// A result of the latest elements of two sequences.
  public static func combineLatest<First, Second>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ second: SharedSequence<SharingStrategy, Second>,
    resultSelector: @escaping (First, Second) -> Element
  ) -> Self {
    Self(
      Observable<Element>.combineLatest(
        first.source, second.source, resultSelector: resultSelector
      ).share(replay: 1))
  }
}

extension SharedSequence where Element: Equatable {
  /// The elements that are not equal to the one before.
  public func distinctUntilChanged() -> Self { with(source.distinctUntilChanged()) }
}

extension ObservableConvertibleType {
  /// A driver of the elements, and of one after an error.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(driving: asObservable().catchAndReturn(element))
  }

  /// A driver of the elements, and of those of another after an error.
  public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
    Driver(driving: asObservable().catch { _ in driver.asObservable() })
  }

  /// A driver of the elements, and of those of another after an error.
  public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>)
    -> Driver<Element>
  { Driver(driving: asObservable().catch { onErrorRecover($0).asObservable() }) }

  /// A signal of the elements, and of one after an error.
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(asObservable().catchAndReturn(element).share())
  }

  /// A signal of the elements, and of those of another after an error.
  public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
    Signal(asObservable().catch { _ in signal.asObservable() }.share())
  }
}

extension BehaviorRelay {
  /// A driver of the values.
  public func asDriver() -> Driver<Element> { Driver(driving: asObservable()) }
}

extension PublishRelay {
  /// A signal of the elements.
  public func asSignal() -> Signal<Element> { Signal(asObservable().share()) }
}

extension Infallible {
  /// A driver of the elements.
  public func asDriver() -> Driver<Element> { Driver(driving: asObservable()) }
}

extension ControlEvent {
  /// A driver of the events.
  public func asDriver() -> Driver<Element> { Driver(driving: asObservable()) }
  /// A signal of the events.
  public func asSignal() -> Signal<Element> { Signal(asObservable().share()) }
}

extension ControlProperty {
  /// A driver of the values.
  public func asDriver() -> Driver<Element> { Driver(driving: asObservable()) }
}
