/// The observers of an object.
package final class Observations: @unchecked Sendable {
  private struct Entry {
    let keyPath: AnyKeyPath
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []

  /// No observers yet.
  package init() {}

  /// Adds an observer of the value of a key path, which is called until its observation is released.
  package func observe<Object: AnyObject, Value>(
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

  /// Calls the observers of some key paths.
  package func tell(_ keyPaths: AnyKeyPath...) {
    for entry in entries where keyPaths.contains(entry.keyPath) { entry.observation?.handler?() }
    entries.removeAll { $0.observation == nil }
  }
}
