/// A sequence without errors.
public struct Infallible<Element>: ObservableConvertibleType {
  private let source: Observable<Element>

  /// A sequence that has no errors.
  init(_ source: Observable<Element>) { self.source = source }

  /// The sequence as an observable.
  public func asObservable() -> Observable<Element> { source }

  /// A sequence of an element.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// A sequence that ends at once.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// Calls closures with elements and at the end.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Transforms each element by a closure.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(source.map(transform))
  }

  /// Some of the elements.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(source.filter(predicate))
  }

  /// Sends the elements to observers.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    source.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Calls a closure with each element.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    source.subscribe(onNext: onNext)
  }
}

extension ObservableType {
  /// The elements, and one after an error.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(catchAndReturn(element))
  }
}
