extension ObservableType {
  /// A sequence whose events a closure sends.
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable)
    -> Observable<Element>
  { Observable(subscribe) }

  /// A sequence of one element.
  public static func just(_ element: Element) -> Observable<Element> { from([element]) }

  /// A sequence of one element, on a scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType)
    -> Observable<Element>
  { from([element]).observe(on: scheduler) }

  /// A sequence of elements.
  public static func of(_ elements: Element..., scheduler: (any ImmediateSchedulerType)? = nil)
    -> Observable<Element>
  { from(elements) }

  /// A sequence of the elements of a collection.
  public static func from<S: Sequence>(_ sequence: S) -> Observable<Element>
  where S.Element == Element {
    Observable { observer in
      let state = BooleanDisposable()
      for element in sequence {
        if state.isDisposed { return state }
        observer.onNext(element)
      }
      observer.onCompleted()
      return state
    }
  }

  /// A sequence of an element, or of none.
  public static func from(optional: Element?) -> Observable<Element> {
    from(optional.map { [$0] } ?? [])
  }

  /// A sequence that ends at once.
  public static func empty() -> Observable<Element> { from([]) }

  /// A sequence without events.
  public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }

  /// A sequence that ends with an error.
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }

  /// A sequence that is made for each observer.
  public static func deferred(_ make: @escaping () throws -> Observable<Element>)
    -> Observable<Element>
  {
    Observable { observer in
      do { return try make().subscribe(observer) } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }

  /// A sequence of a resource that ends with it.
  public static func using<Resource: Disposable>(
    _ make: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      do {
        let resource = try make()
        return Disposables.create(try observableFactory(resource).subscribe(observer), resource)
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }

  /// A sequence of elements that follow from another.
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      do {
        var element = initialState
        while try condition(element) {
          observer.onNext(element)
          element = try iterate(element)
        }
        observer.onCompleted()
      } catch { observer.onError(error) }
      return Disposables.create()
    }
  }
}

/// A mark of the end.
final class BooleanDisposable: Cancelable {
  private(set) var isDisposed = false

  func dispose() { isDisposed = true }
}

extension ObservableType where Element: FixedWidthInteger {
  /// A sequence of numbers.
  public static func range(start: Element, count: Element) -> Observable<Element> {
    from((0..<count).map { start + $0 })
  }

  /// A sequence of the numbers from zero, one after each period.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType)
    -> Observable<Element>
  { timer(period, period: period, scheduler: scheduler) }

  /// A sequence of zero after a time, and of further numbers after each period.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      let current = SerialDisposable()
      func wait(_ time: RxTimeInterval, _ number: Element) {
        current.disposable = scheduler.after(time) {
          observer.onNext(number)
          if let period { wait(period, number + 1) } else { observer.onCompleted() }
        }
      }
      wait(dueTime, 0)
      return current
    }
  }
}

extension Observable {
  /// The elements of both, as they come.
  public static func merge<Source: ObservableConvertibleType>(_ sources: Source...) -> Observable
  where Source.Element == Element { merge(sources) }

  /// The elements of all, as they come.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable
  where Collection.Element: ObservableConvertibleType, Collection.Element.Element == Element {
    Observable<Collection.Element>.from(sources).flatMap { $0 }
  }

  /// The elements of one after those of another.
  public static func concat<Source: ObservableConvertibleType>(_ sources: Source...) -> Observable
  where Source.Element == Element { concat(sources) }

  /// The elements of one after those of another.
  public static func concat<Collection: Swift.Collection>(_ sources: Collection) -> Observable
  where Collection.Element: ObservableConvertibleType, Collection.Element.Element == Element {
    Observable<Collection.Element>.from(sources).concatMap { $0 }
  }
}
