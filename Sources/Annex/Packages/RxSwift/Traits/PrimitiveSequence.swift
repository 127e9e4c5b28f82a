/// A sequence of a known number of elements.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  /// The sequence as an observable.
  public func asObservable() -> Observable<Element> { source }
}

/// The trait of sequences of one element.
public enum SingleTrait {}
/// The trait of sequences of at most one element.
public enum MaybeTrait {}
/// The trait of sequences without elements.
public enum CompletableTrait {}

/// A sequence of one element or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
/// A sequence of at most one element.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
/// A sequence without elements.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The event of a sequence of one element.
public typealias SingleEvent<Element> = Result<Element, any Error>

/// The event of a sequence of at most one element.
public enum MaybeEvent<Element> {
  /// The element of the sequence.
  case success(Element)
  /// The end by an error.
  case error(any Error)
  /// The completion without an element.
  case completed
}

/// The event of a sequence without elements.
public enum CompletableEvent {
  /// The end by an error.
  case error(any Error)
  /// The completion of the sequence.
  case completed
}

extension PrimitiveSequence {
  /// The sequence on a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
    Self(source.observe(on: scheduler))
  }

  /// The sequence on a scheduler.
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Self { observe(on: scheduler) }

  /// The sequence, begun on a scheduler.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
    Self(source.subscribe(on: scheduler))
  }

  /// The sequence, begun on a scheduler.
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Self {
    subscribe(on: scheduler)
  }

  /// The sequence some time later.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(source.delay(dueTime, scheduler: scheduler))
  }

  /// The sequence, or an error after some time.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(source.timeout(dueTime, scheduler: scheduler))
  }

  /// The sequence again after an error.
  public func retry(_ maxAttemptCount: Int) -> Self { Self(source.retry(maxAttemptCount)) }

  /// The sequence, and after an error another.
  public func `catch`(_ handler: @escaping (any Error) throws -> Self) -> Self {
    Self(source.catch { try handler($0).source })
  }

  /// The sequence, and an element after an error.
  public func catchAndReturn(_ element: Element) -> Self { Self(source.catchAndReturn(element)) }

  /// The sequence, and an element after an error.
  public func catchErrorJustReturn(_ element: Element) -> Self { catchAndReturn(element) }

  /// A sequence that is made for each observer.
  public static func deferred(_ make: @escaping () throws -> Self) -> Self {
    Self(.deferred { try make().source })
  }

  /// Writes events as they pass.
  public func debug(_ identifier: String? = nil, trimOutput: Bool = false) -> Self {
    Self(source.debug(identifier))
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// A sequence whose event a closure sends.
  public static func create(
    subscribe: @escaping (@escaping (SingleEvent<Element>) -> Void) -> any Disposable
  ) -> Single<Element> {
    Single(
      .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  /// A sequence of an element.
  public static func just(_ element: Element) -> Single<Element> { Single(.just(element)) }

  /// A sequence of an error.
  public static func error(_ error: any Error) -> Single<Element> { Single(.error(error)) }

  /// A sequence without events.
  public static func never() -> Single<Element> { Single(.never()) }

  /// Calls a closure with the event.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    source.subscribe(onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
  }

  /// Calls closures with the element or the error.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Calls closures with the element or the error.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void
  ) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onError) }

  /// Calls closures with an object, as long as it lives, and the element or the error.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Transforms the element by a closure.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single<Result>(source.map(transform))
  }

  /// The sequence of the element.
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
    -> Single<Result>
  { Single<Result>(source.flatMap(selector)) }

  /// The sequence of the element.
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable)
    -> Completable
  { Completable(source.flatMap(selector)) }

  /// Calls closures for the event as it passes.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      source.do(
        onNext: onSuccess, onError: onError, onSubscribe: onSubscribe, onDispose: onDispose))
  }

  /// The element or nothing.
  public func asMaybe() -> Maybe<Element> { Maybe(source) }
  /// Ignores the element, and emits the completion.
  public func asCompletable() -> Completable { Completable(source.ignoreElements()) }

  /// The elements of two sequences.
  public static func zip<First, Second>(
    _ first: Single<First>, _ second: Single<Second>,
    resultSelector: @escaping (First, Second) throws -> Element
  ) -> Single<Element> {
    Single(
      Observable.zip(first.source, second.source, resultSelector: resultSelector))
  }

  /// The element of the sequence, awaited.
  public var value: Element {
    get async throws {
      let source = source
      var subscription: (any Disposable)?
      defer { subscription?.dispose() }
      return try await withCheckedThrowingContinuation { continuation in
        subscription = source.subscribe(
          onNext: { element in
            nonisolated(unsafe) let element = element
            continuation.resume(returning: element)
          }, onError: { continuation.resume(throwing: $0) })
      }
    }
  }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// A sequence whose event a closure sends.
  public static func create(
    subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// A sequence of an element.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(.just(element)) }

  /// A sequence of nothing.
  public static func empty() -> Maybe<Element> { Maybe(.empty()) }

  /// Calls closures with the element, the error or the end.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      onNext: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Transforms the element by a closure.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(source.map(transform))
  }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// A sequence whose end a closure sends.
  public static func create(
    subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable
  ) -> Completable {
    Completable(
      .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// A sequence that ends at once.
  public static func empty() -> Completable { Completable(.empty()) }

  /// A sequence of an error.
  public static func error(_ error: any Error) -> Completable { Completable(.error(error)) }

  /// Calls closures at the end.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls a closure with the end.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Another sequence after the end.
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single<Result>(andThen(second.source))
  }

  /// Another sequence after the end.
  public func andThen(_ second: Completable) -> Completable {
    Completable(andThen(second.source))
  }

  /// Another sequence after the end.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
    source.relayed { observer, event in
      if let error = event.error { observer.onError(error) } else { observer.onCompleted() }
    }.concat(second)
  }
}

extension ObservableType {
  /// The first element, or an error.
  public func asSingle() -> Single<Element> { Single(asObservable()) }

  /// The first element, or an error if there is none.
  public func single() -> Observable<Element> {
    take(1).ifEmpty(switchTo: .error(RxError.noElements))
  }

  /// The first element, or nil.
  public func first() -> Single<Element?> {
    Single<Element?>(map { $0 }.take(1).ifEmpty(default: nil))
  }

  /// The first element, or nothing.
  public func asMaybe() -> Maybe<Element> { Maybe(asObservable()) }

  /// Ignores the element, and emits the completion.
  public func asCompletable() -> Completable { Completable(ignoreElements()) }

  /// All elements at the end.
  public func toArray() -> Single<[Element]> {
    Single<[Element]>(reduce([]) { $0 + [$1] })
  }
}
