package import ScrollworkPublishers

/// A publisher of an object's value, at once and whenever it changes.
package func changes<Object: AnyObject, Value>(
  of keyPath: KeyPath<Object, Value>, in object: Object,
  _ observe: (@escaping (Value) -> Void) -> NSKeyValueObservation
) -> AnyPublisher<Value, Never> {
  let subject = CurrentValueSubject<Value, Never>(object[keyPath: keyPath])
  let observation = observe { subject.send($0) }
  return subject.handleEvents(receiveOutput: { _ in _ = observation }).eraseToAnyPublisher()
}
