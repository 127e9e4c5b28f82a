extension ObservableType {
  /// The elements, and after an error those of another sequence.
  public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>)
    -> Observable<Element>
  {
    Observable { observer in
      let end = SerialDisposable()
      let first = SingleAssignmentDisposable()
      end.disposable = first
      first.setDisposable(
        self.subscribe { event in
          guard let error = event.error else { return observer.on(event) }
          do { end.disposable = try handler(error).subscribe(observer) } catch {
            observer.onError(error)
          }
        })
      return end
    }
  }

  /// The elements, and after an error those of another sequence.
  public func catchError(_ handler: @escaping (any Error) throws -> Observable<Element>)
    -> Observable<Element>
  { `catch`(handler) }

  /// The elements, and an element after an error.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    `catch` { _ in .just(element) }
  }

  /// The elements, and an element after an error.
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  /// The sequence again after an error, up to some times in all.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    `catch` { error in
      if maxAttemptCount <= 1 { throw error }
      return self.retry(maxAttemptCount - 1)
    }
  }

  /// The sequence again after each error.
  public func retry() -> Observable<Element> { `catch` { _ in self.retry() } }

  /// The sequence again after an error, with each element of another sequence.
  public func retry<Trigger: ObservableType>(
    when handler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    Observable { observer in
      let (end, current) = (CompositeDisposable(), SerialDisposable())
      let errors = PublishSubject<any Error>()
      end.insert(current)
      func begin() {
        current.disposable = self.subscribe { event in
          if let error = event.error { errors.onNext(error) } else { observer.on(event) }
        }
      }
      end.insert(
        handler(errors).subscribe { event in
          switch event {
          case .next: begin()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        })
      begin()
      return end
    }
  }
}

/// How long a shared sequence keeps its elements.
public enum SubjectLifetimeScope: Sendable {
  /// Shares the subscription while it has observers.
  case whileConnected
  /// Shares the subscription for ever.
  case forever
}

extension ObservableType {
  /// The sequence, begun once for all observers, with the last elements for new ones.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected)
    -> Observable<Element>
  {
    var subject: ReplaySubject<Element>?
    var connection: (any Disposable)?
    var count = 0
    return Observable { observer in
      let current = subject ?? ReplaySubject.create(bufferSize: replay)
      subject = current
      count += 1
      let own = current.subscribe(observer)
      if connection == nil {
        let one = SingleAssignmentDisposable()
        connection = one
        one.setDisposable(self.subscribe(current))
      }
      return Disposables.create(
        own,
        AnonymousDisposable {
          count -= 1
          guard count == 0 else { return }
          connection?.dispose()
          connection = nil
          if scope == .whileConnected { subject = nil }
        })
    }
  }

  /// The sequence, begun by `connect()` for all observers.
  public func publish() -> ConnectableObservable<Element> {
    ConnectableObservable(self, PublishSubject())
  }

  /// The sequence, begun by `connect()` for all observers, with the last elements for new ones.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    ConnectableObservable(self, ReplaySubject.create(bufferSize: bufferSize))
  }
}

/// A sequence that is begun for all observers at once.
public final class ConnectableObservable<Element>: Observable<Element> {
  private let start: () -> any Disposable

  init<Source: ObservableType, Subject: SubjectType & ObserverType>(
    _ source: Source, _ subject: Subject
  )
  where
    Source.Element == Element, Subject.Element == Element, Subject.Observer.Element == Element
  {
    start = { source.subscribe(AnyObserver(subject)) }
    super.init { subject.subscribe($0) }
  }

  /// Connects to the source sequence.
  public func connect() -> any Disposable { start() }

  /// The sequence, begun with the first observer.
  public func refCount() -> Observable<Element> { share() }

}
