/// The events of a control.
public struct ControlEvent<Element>: ObservableType {
  private let events: Observable<Element>

  /// Events of a sequence.
  public init<Source: ObservableType>(events: Source) where Source.Element == Element {
    self.events = events.asObservable()
  }

  /// Begins to send events to an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { events.subscribe(observer) }
}

/// A property of a control, which its user changes too.
public struct ControlProperty<Element>: ObservableType, ObserverType {
  private let values: Observable<Element>
  private let sink: AnyObserver<Element>

  /// A property of a sequence and an observer.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == Element, Sink.Element == Element {
    (self.values, sink) = (values.asObservable(), AnyObserver(valueSink))
  }

  /// Begins to send values to an observer, first the present one.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { values.subscribe(observer) }

  /// Sets the value from an event.
  public func on(_ event: Event<Element>) { if event.element != nil { sink.on(event) } }

  /// The changes of the value without the present one.
  public var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }
}

extension ControlProperty where Element == String? {
  /// The text, empty instead of nil.
  public var orEmpty: ControlProperty<String> {
    ControlProperty<String>(
      values: map { $0 ?? "" }, valueSink: AnyObserver<String> { on($0.map { $0 }) })
  }
}
