public import ScrollworkFoundation

/// An observed change of a value.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = Self(rawValue: 1)
  /// The old value.
  public static let old = Self(rawValue: 2)
  /// The value at once.
  public static let initial = Self(rawValue: 4)
  /// Before the change too.
  public static let prior = Self(rawValue: 8)
}

/// What an observer is told.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The old value, which is not kept.
  public var oldValue: Value? { nil }
  /// Whether the change has not happened yet.
  public var isPrior: Bool { false }
}

/// An observation that lasts as long as it is kept.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  var handler: (() -> Void)?

  /// Ends the observation.
  public func invalidate() { handler = nil }
}

/// The observers of an object.
final class Observations: @unchecked Sendable {
  private struct Entry {
    let keyPath: AnyKeyPath
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []

  func observe<Object: AnyObject, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    observation.handler = { [weak object] in
      guard let object else { return }
      let value = options.contains(.new) ? object[keyPath: keyPath] : nil
      handler(object, NSKeyValueObservedChange(newValue: value))
    }
    entries.append(Entry(keyPath: keyPath, observation: observation))
    if options.contains(.initial) { observation.handler?() }
    return observation
  }

  func tell(_ keyPaths: AnyKeyPath...) {
    for entry in entries where keyPaths.contains(entry.keyPath) { entry.observation?.handler?() }
    entries.removeAll { $0.observation == nil }
  }
}

extension AVPlayerItem {
  /// Calls a closure when a value changes; those of an item that is not loaded do not.
  public func observe<Value>(
    _ keyPath: KeyPath<AVPlayerItem, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (AVPlayerItem, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    Observations().observe(self, keyPath, options, changeHandler)
  }
}
