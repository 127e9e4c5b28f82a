extension ObservableType {
  /// The latest elements of several sequences, once each has one, or those of a number.
  fileprivate static func joined(
    _ sources: [Observable<Any>], isZipped: Bool,
    _ make: @escaping ([Any]) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      var queues = sources.map { _ in [Any]() }
      var isDone = sources.map { _ in false }
      let end = CompositeDisposable()
      func received() {
        guard !queues.contains(where: \.isEmpty) else { return }
        do { observer.onNext(try make(queues.map { $0[0] })) } catch { observer.onError(error) }
        guard isZipped else { return }
        for index in queues.indices { queues[index].removeFirst() }
      }
      func isOver() -> Bool {
        isZipped
          ? Swift.zip(queues, isDone).contains { $0.isEmpty && $1 }
          : isDone.allSatisfy { $0 } || Swift.zip(queues, isDone).contains { $0.isEmpty && $1 }
      }
      if sources.isEmpty { observer.onCompleted() }
      for (index, source) in sources.enumerated() {
        end.insert(
          source.subscribe { event in
            switch event {
            case .next(let element):
              if isZipped { queues[index].append(element) } else { queues[index] = [element] }
              received()
            case .error(let error): return observer.onError(error)
            case .completed: isDone[index] = true
            }
            if isOver() { observer.onCompleted() }
          })
      }
      return end
    }
  }
}

extension ObservableConvertibleType {
  fileprivate var anything: Observable<Any> { asObservable().map { $0 } }
}

extension ObservableType {
  /// A result of the latest elements of several sequences.
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    joined([source1.anything, source2.anything], isZipped: false) { values in
      try resultSelector(Joined[values, 0], Joined[values, 1])
    }
  }

  /// A result of the latest elements of several sequences.
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    joined([source1.anything, source2.anything, source3.anything], isZipped: false) { values in
      try resultSelector(Joined[values, 0], Joined[values, 1], Joined[values, 2])
    }
  }

  /// A result of the latest elements of several sequences.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    joined(
      [source1.anything, source2.anything, source3.anything, source4.anything], isZipped: false
    ) { values in
      try resultSelector(Joined[values, 0], Joined[values, 1], Joined[values, 2], Joined[values, 3])
    }
  }

  /// A result of the latest elements of several sequences.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    joined(
      [source1.anything, source2.anything, source3.anything, source4.anything, source5.anything],
      isZipped: false
    ) { values in
      try resultSelector(
        Joined[values, 0], Joined[values, 1], Joined[values, 2], Joined[values, 3],
        Joined[values, 4])
    }
  }

  /// A result of the latest elements of several sequences.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
      Element
  ) -> Observable<Element> {
    joined(
      [
        source1.anything, source2.anything, source3.anything, source4.anything, source5.anything,
        source6.anything,
      ], isZipped: false
    ) { values in
      try resultSelector(
        Joined[values, 0], Joined[values, 1], Joined[values, 2], Joined[values, 3],
        Joined[values, 4], Joined[values, 5])
    }
  }

  /// A result of the elements of several sequences by their numbers.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    joined([source1.anything, source2.anything], isZipped: true) { values in
      try resultSelector(Joined[values, 0], Joined[values, 1])
    }
  }

  /// A result of the elements of several sequences by their numbers.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    joined([source1.anything, source2.anything, source3.anything], isZipped: true) { values in
      try resultSelector(Joined[values, 0], Joined[values, 1], Joined[values, 2])
    }
  }

  /// A result of the elements of several sequences by their numbers.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    joined(
      [source1.anything, source2.anything, source3.anything, source4.anything], isZipped: true
    ) { values in
      try resultSelector(Joined[values, 0], Joined[values, 1], Joined[values, 2], Joined[values, 3])
    }
  }

  /// A result of the elements of several sequences by their numbers.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    joined(
      [source1.anything, source2.anything, source3.anything, source4.anything, source5.anything],
      isZipped: true
    ) { values in
      try resultSelector(
        Joined[values, 0], Joined[values, 1], Joined[values, 2], Joined[values, 3],
        Joined[values, 4])
    }
  }

  /// A result of the elements of several sequences by their numbers.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
      Element
  ) -> Observable<Element> {
    joined(
      [
        source1.anything, source2.anything, source3.anything, source4.anything, source5.anything,
        source6.anything,
      ], isZipped: true
    ) { values in
      try resultSelector(
        Joined[values, 0], Joined[values, 1], Joined[values, 2], Joined[values, 3],
        Joined[values, 4], Joined[values, 5])
    }
  }

  /// The latest elements of all sequences.
  public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection)
    -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.joined(collection.map(\.anything), isZipped: false) { list in
      list.compactMap { $0 as? Element }
    }
  }

  /// A result of the latest elements of all sequences.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    joined(collection.map(\.anything), isZipped: false) { list in
      try resultSelector(list.compactMap { $0 as? Collection.Element.Element })
    }
  }

  /// The elements of all sequences by their numbers.
  public static func zip<Collection: Swift.Collection>(_ collection: Collection)
    -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.joined(collection.map(\.anything), isZipped: true) { list in
      list.compactMap { $0 as? Element }
    }
  }

  /// The elements with the latest of another sequence.
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    Observable<Result> { observer in
      var latest: Source.Element?
      let other = second.asObservable().subscribe { event in
        if let element = event.element { latest = element }
        if let error = event.error { observer.onError(error) }
      }
      let own = self.subscribe { event in
        switch event {
        case .next(let element):
          guard let latest else { return }
          do { observer.onNext(try resultSelector(element, latest)) } catch {
            observer.onError(error)
          }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
      return Disposables.create(own, other)
    }
  }

  /// The latest element of another sequence, with each of this one.
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source)
    -> Observable<Source.Element>
  { withLatestFrom(second) { $1 } }

  /// The elements until another sequence has one.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { observer in
      let end = CompositeDisposable()
      end.insert(other.subscribe(onNext: { _ in observer.onCompleted() }))
      end.insert(self.subscribe(observer))
      return end
    }
  }

  /// The elements until another sequence has one.
  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    take(until: other)
  }

  /// The elements after another sequence has had one.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { observer in
      var isOpen = false
      let end = CompositeDisposable()
      end.insert(other.subscribe(onNext: { _ in isOpen = true }))
      end.insert(self.subscribe { if isOpen || $0.isStopEvent { observer.on($0) } })
      return end
    }
  }

  /// The latest element, with each of another sequence.
  public func sample<Source: ObservableType>(_ sampler: Source) -> Observable<Element> {
    Observable { observer in
      var latest: Element?
      let end = CompositeDisposable()
      end.insert(
        self.subscribe { event in
          if let element = event.element { latest = element } else { observer.on(event) }
        })
      end.insert(
        sampler.subscribe(onNext: { _ in
          if let element = latest { observer.onNext(element) }
          latest = nil
        }))
      return end
    }
  }

  /// The elements of the sequence that has the first.
  public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element>
  where Source.Element == Element {
    Observable { observer in
      var chosen: Int?
      func relay(_ number: Int) -> (Event<Element>) -> Void {
        { event in
          if chosen == nil { chosen = number }
          if chosen == number { observer.on(event) }
        }
      }
      return Disposables.create(self.subscribe(relay(0)), right.subscribe(relay(1)))
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest elements of several sequences.
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.combineLatest(source1, source2) { ($0, $1) }
  }

  /// The latest elements of several sequences.
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.combineLatest(source1, source2, source3) {
      ($0, $1, $2)
    }
  }

  /// The latest elements of several sequences.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.combineLatest(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }

  /// The latest elements of several sequences.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.combineLatest(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// The latest elements of several sequences.
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>
      .combineLatest(source1, source2, source3, source4, source5, source6) {
        ($0, $1, $2, $3, $4, $5)
      }
  }

  /// The elements of several sequences by their numbers.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.zip(source1, source2) { ($0, $1) }
  }

  /// The elements of several sequences by their numbers.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// The elements of several sequences by their numbers.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.zip(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }

  /// The elements of several sequences by their numbers.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.zip(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// The elements of several sequences by their numbers.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.zip(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }
}

/// The values of joined sequences, by their numbers.
private enum Joined {
  static subscript<Value>(values: [Any], index: Int) -> Value {
    guard let value = values[index] as? Value else {
      fatalError("the elements of a sequence have its type")
    }
    return value
  }
}
