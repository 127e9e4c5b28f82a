import ScrollworkFoundation
public import ScrollworkPublishers

/// A publisher of an object's value, at once and whenever it changes.
private func changes<Object: AnyObject, Value>(
  of keyPath: KeyPath<Object, Value>, in object: Object,
  _ observe: (@escaping (Value) -> Void) -> NSKeyValueObservation
) -> AnyPublisher<Value, Never> {
  let subject = CurrentValueSubject<Value, Never>(object[keyPath: keyPath])
  let observation = observe { subject.send($0) }
  return subject.handleEvents(receiveOutput: { _ in _ = observation }).eraseToAnyPublisher()
}

extension AVPlayer {
  /// Publishes a value, at once and whenever it changes.
  public func publisher<Value>(
    for keyPath: KeyPath<AVPlayer, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    changes(of: keyPath, in: self) { send in
      observe(keyPath, options: [.new]) { player, _ in send(player[keyPath: keyPath]) }
    }
  }
}

extension AVPlayerItem {
  /// Publishes a value, at once and whenever it changes.
  public func publisher<Value>(
    for keyPath: KeyPath<AVPlayerItem, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    changes(of: keyPath, in: self) { send in
      observe(keyPath, options: [.new]) { item, _ in send(item[keyPath: keyPath]) }
    }
  }
}
