extension ObservableType {
  /// A sequence that receives the events of this one.
  ///
  /// `receive` gets the observer and an event; its errors end the sequence.
  func relayed<Result>(
    _ receive: @escaping (AnyObserver<Result>, Event<Element>) throws -> Void
  ) -> Observable<Result> {
    Observable<Result> { observer in
      self.subscribe { event in
        do { try receive(observer, event) } catch { observer.onError(error) }
      }
    }
  }

  /// A sequence that receives the elements of this one, and ends with it.
  ///
  /// `make` is called for each observer, so that what it keeps is the observer's.
  func elements<Result>(
    _ make: @escaping () -> (AnyObserver<Result>, Element) throws -> Void
  ) -> Observable<Result> {
    Observable<Result> { observer in
      let receive = make()
      return self.subscribe { event in
        switch event {
        case .next(let element):
          do { try receive(observer, element) } catch { observer.onError(error) }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }

  /// Transforms each element by a closure.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    elements { { $0.onNext(try transform($1)) } }
  }

  /// Other elements without nil.
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
    -> Observable<Result>
  { elements { { observer, element in try transform(element).map(observer.onNext) } } }

  /// Some of the elements.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    elements { { if try predicate($1) { $0.onNext($1) } } }
  }

  /// The results of folding the elements.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    elements {
      var result = seed
      return { observer, element in
        result = try accumulator(result, element)
        observer.onNext(result)
      }
    }
  }

  /// The results of folding the elements in place.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    elements {
      var result = seed
      return { observer, element in
        try accumulator(&result, element)
        observer.onNext(result)
      }
    }
  }

  /// The result of folding all elements.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> { scan(seed, accumulator: accumulator).startWith(seed).takeLast(1) }

  /// The elements with their numbers.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    elements {
      var index = -1
      return { observer, element in
        index += 1
        observer.onNext((index: index, element: element))
      }
    }
  }

  /// Emits the first elements alone.
  public func take(_ count: Int) -> Observable<Element> {
    count <= 0
      ? .empty()
      : elements {
        var left = count
        return { observer, element in
          left -= 1
          observer.onNext(element)
          if left == 0 { observer.onCompleted() }
        }
      }
  }

  /// Emits the last elements alone.
  public func takeLast(_ count: Int) -> Observable<Element> {
    Observable { observer in
      var last: [Element] = []
      return self.subscribe { event in
        switch event {
        case .next(let element):
          last.append(element)
          if last.count > count { last.removeFirst() }
        case .error(let error): observer.onError(error)
        case .completed:
          for element in last { observer.onNext(element) }
          observer.onCompleted()
        }
      }
    }
  }

  /// The elements before the first that is not accepted, and that one if asked.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    elements {
      { observer, element in
        if try predicate(element) { return observer.onNext(element) }
        if behavior == .inclusive { observer.onNext(element) }
        observer.onCompleted()
      }
    }
  }

  /// The elements before the first that is accepted, or with it.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> { take(while: { try !predicate($0) }, behavior: behavior) }

  /// The elements before the first that is not accepted.
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  /// The elements after the first ones.
  public func skip(_ count: Int) -> Observable<Element> {
    elements {
      var left = count
      return { observer, element in
        if left > 0 { left -= 1 } else { observer.onNext(element) }
      }
    }
  }

  /// The elements from the first that is not accepted.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    elements {
      var isSkipping = true
      return { observer, element in
        if isSkipping { isSkipping = try predicate(element) }
        if !isSkipping { observer.onNext(element) }
      }
    }
  }

  /// The element of a number.
  public func element(at index: Int) -> Observable<Element> { skip(index).take(1) }

  /// No elements, but the end.
  public func ignoreElements() -> Observable<Never> { elements { { _, _ in } } }

  /// Elements before the others.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    Observable.concat([Observable.from(elements), asObservable()])
  }

  /// An element if there are none.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(element))
  }

  /// The elements of another sequence if there are none.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    Observable { observer in
      let end = SerialDisposable()
      var isEmpty = true
      end.disposable = self.subscribe { event in
        if event.isCompleted, isEmpty {
          end.disposable = other.subscribe(observer)
        } else {
          isEmpty = false
          observer.on(event)
        }
      }
      return end
    }
  }

  /// The events as elements.
  public func materialize() -> Observable<Event<Element>> {
    relayed { observer, event in
      observer.onNext(event)
      if event.isStopEvent { observer.onCompleted() }
    }
  }

  /// Calls closures for events as they pass.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Observable { observer in
      onSubscribe?()
      let subscription = self.subscribe { event in
        do {
          switch event {
          case .next(let element):
            try onNext?(element)
            observer.on(event)
            try afterNext?(element)
          case .error(let error):
            try onError?(error)
            observer.on(event)
            try afterError?(error)
          case .completed:
            try onCompleted?()
            observer.on(event)
            try afterCompleted?()
          }
        } catch { observer.onError(error) }
      }
      onSubscribed?()
      return Disposables.create(subscription, AnonymousDisposable { onDispose?() })
    }
  }

  /// Writes events as they pass.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Observable<Element> {
    let name = identifier ?? function
    return `do`(
      onNext: { print("\(name) -> Event next(\($0))") },
      onError: { print("\(name) -> Event error(\($0))") },
      onCompleted: { print("\(name) -> Event completed") },
      onSubscribe: { print("\(name) -> subscribed") },
      onDispose: { print("\(name) -> isDisposed") })
  }
}

/// Whether the element that ends a sequence belongs to it.
public enum TakeBehavior: Sendable {
  /// Emits the element that ends the sequence.
  case inclusive
  /// Leaves out the element that ends the sequence.
  case exclusive
}

extension ObservableType where Element: Equatable {
  /// The elements that are not equal to the one before.
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged(==) }
}

extension ObservableType {
  /// The elements whose keys are not equal to the one before.
  public func distinctUntilChanged<Key: Equatable>(_ key: @escaping (Element) throws -> Key)
    -> Observable<Element>
  { distinctUntilChanged { try key($0) == key($1) } }

  /// The elements whose properties are not equal to the one before.
  public func distinctUntilChanged<Property: Equatable>(at path: KeyPath<Element, Property>)
    -> Observable<Element>
  { distinctUntilChanged { $0[keyPath: path] == $1[keyPath: path] } }

  /// The elements that are not equal to the one before, as a closure says.
  public func distinctUntilChanged(_ areEqual: @escaping (Element, Element) throws -> Bool)
    -> Observable<Element>
  {
    elements {
      var last: Element?
      return { observer, element in
        if let last, try areEqual(last, element) { return }
        last = element
        observer.onNext(element)
      }
    }
  }
}
