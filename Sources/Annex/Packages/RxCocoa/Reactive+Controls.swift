extension UIView: ReactiveCompatible {}
extension UIGestureRecognizer: ReactiveCompatible {}
extension UIBarItem: ReactiveCompatible {}
extension UIViewController: ReactiveCompatible {}

extension Observable {
  /// A sequence of what happens on the main actor, where all code of a scene is.
  static func onMain(
    _ begin: @escaping @MainActor (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    .create { observer in
      nonisolated(unsafe) let observer = observer
      return MainActor.assumeIsolated { Ending(begin(observer)) }
    }
  }
}

/// The end of what happens on the main actor.
private struct Ending: Disposable, @unchecked Sendable {
  private let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }

  func dispose() { disposable.dispose() }
}

extension Reactive where Base: UIControl {
  /// The times at which something happens to the control.
  @MainActor @preconcurrency public func controlEvent(_ events: UIControl.Event)
    -> ControlEvent<Void>
  {
    let base = base
    return ControlEvent(
      events: Observable<Void>.onMain { [weak base] observer in
        let action = UIAction { _ in observer.onNext(()) }
        base?.addAction(action, for: events)
        return Disposables.create {
          MainActor.assumeIsolated { base?.removeAction(action, for: events) }
        }
      })
  }

  /// A property that its user changes by some events.
  @MainActor @preconcurrency public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let base = base
    let changes = controlEvent(editingEvents)
    return ControlProperty(
      values: Observable<Value>.create { [weak base] observer in
        guard let base else { return Disposables.create() }
        observer.onNext(getter(base))
        return changes.subscribe(onNext: { [weak base] in
          if let base { observer.onNext(getter(base)) }
        })
      }, valueSink: Binder(base, binding: setter))
  }

  @MainActor fileprivate func value<Value>(
    _ path: ReferenceWritableKeyPath<Base, Value>, _ events: UIControl.Event = .valueChanged
  ) -> ControlProperty<Value> {
    controlProperty(editingEvents: events) {
      $0[keyPath: path]
    } setter: {
      $0[keyPath: path] = $1
    }
  }
}

extension Reactive where Base: UIButton {
  /// The taps on the button.
  @MainActor @preconcurrency public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// An observer that sets the title of a state.
  @MainActor @preconcurrency public func title(for state: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in
      MainActor.assumeIsolated { button.setTitle(title, for: state) }
    }
  }
}

extension Reactive where Base: UITextField {
  /// The text of the control.
  @MainActor @preconcurrency public var text: ControlProperty<String?> {
    value(\.text, [.editingChanged, .valueChanged])
  }
}

extension Reactive where Base: UISwitch {
  /// Whether the switch is on.
  @MainActor @preconcurrency public var isOn: ControlProperty<Bool> { value(\.isOn) }
  /// Whether the switch is on.
  @MainActor @preconcurrency public var value: ControlProperty<Bool> { isOn }
}

extension Reactive where Base: UISlider {
  /// The value of the control.
  @MainActor @preconcurrency public var value: ControlProperty<Float> { value(\.value) }
}

extension Reactive where Base: UIStepper {
  /// The value of the control.
  @MainActor @preconcurrency public var value: ControlProperty<Double> { value(\.value) }
}

extension Reactive where Base: UISegmentedControl {
  /// The number of the selected segment.
  @MainActor @preconcurrency public var selectedSegmentIndex: ControlProperty<Int> {
    value(\.selectedSegmentIndex)
  }
  /// The number of the selected segment.
  @MainActor @preconcurrency public var value: ControlProperty<Int> { selectedSegmentIndex }
}

extension Reactive where Base: UIRefreshControl {
  /// An observer that begins and ends refreshing.
  @MainActor @preconcurrency public var isRefreshing: Binder<Bool> {
    Binder(base) { control, isRefreshing in
      MainActor.assumeIsolated {
        if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
      }
    }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  /// An observer that begins and ends the animation.
  @MainActor @preconcurrency public var isAnimating: Binder<Bool> {
    Binder(base) { view, isAnimating in
      MainActor.assumeIsolated {
        if isAnimating { view.startAnimating() } else { view.stopAnimating() }
      }
    }
  }
}

extension Reactive where Base: UIGestureRecognizer {
  /// The times at which the recognizer tells its targets.
  @MainActor @preconcurrency public var event: ControlEvent<Base> {
    let base = base
    return ControlEvent(
      events: Observable<Base>.onMain { [weak base] observer in
        let target = Target { if let base { observer.onNext(base) } }
        base?.addTarget(target, action: Selector(Target.fire))
        return Disposables.create {
          MainActor.assumeIsolated { base?.removeTarget(target, action: nil) }
        }
      })
  }
}

/// A target that calls a closure.
@MainActor private final class Target {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func fire() { action() }
}

extension Reactive where Base: UIBarButtonItem {
  /// The taps on the button.
  @MainActor @preconcurrency public var tap: ControlEvent<Void> {
    let base = base
    return ControlEvent(
      events: Observable<Void>.onMain { [weak base] observer in
        let target = Target { observer.onNext(()) }
        base?.target = target
        base?.action = Selector(Target.fire)
        return Disposables.create { MainActor.assumeIsolated { _ = target } }
      })
  }
}

extension Reactive where Base == NotificationCenter {
  /// The notifications of a name.
  public func notification(_ name: Notification.Name, object: AnyObject? = nil)
    -> Observable<Notification>
  {
    let center = base
    return .create { observer in
      let publisher = center.publisher(for: name, object: object)
      let subscription = publisher.sink { observer.onNext($0) }
      return Disposables.create { subscription.cancel() }
    }
  }
}

extension Reactive where Base: URLSession {
  /// The data of a request.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { $0.data }
  }

  /// The data of a request as JSON.
  public func json(request: URLRequest) -> Observable<Any> {
    data(request: request).map { try JSONSerialization.jsonObject(with: $0) }
  }

  /// The response and the data of a request.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session = base
    return .create { observer in
      nonisolated(unsafe) let observer = observer
      let task = session.dataTask(with: request) { data, response, error in
        guard let data, let response = response as? HTTPURLResponse else {
          return observer.onError(error ?? RxError.unknown)
        }
        observer.onNext((response: response, data: data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}
