import Foundation
public import ScrollworkPublishers

/// A model that publishes an event before it changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the model changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before any `@Published` property changes, and when its `send()` is called.
  public var objectWillChange: ObservableObjectPublisher {
    var mirror: Mirror? = Mirror(reflecting: self)
    var properties: [any PublishedProperty] = []
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    if let known = properties.lazy.compactMap(\.changePublisher).first { return known }
    guard !properties.isEmpty else { return Playing.publisher(of: self) }
    let publisher = ObservableObjectPublisher()
    for property in properties { property.changePublisher = publisher }
    return publisher
  }
}

/// The publisher of the changes of an observable object.
public final class ObservableObjectPublisher: Publisher, IdentifiedPublisher {
  /// The output, which carries no information.
  public typealias Output = Void
  /// The failure type: it never fails.
  public typealias Failure = Never

  private let listeners = Listeners<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  package var recognition: AnyHashable? { ObjectIdentifier(self) }

  /// Publishes that the model is about to change.
  public func send() { listeners.send(()) }

  /// Connects a subscriber, which receives before each change.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    listeners.add(subscriber)
  }
}
