public import ScrollworkKeyValueObservation
public import ScrollworkPublishers

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
