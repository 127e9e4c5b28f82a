import Foundation

/// A model that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The type of what says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the model changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before any `@Published` property of the model changes, and when it is told to.
  public var objectWillChange: ObservableObjectPublisher {
    var mirror: Mirror? = Mirror(reflecting: self)
    var properties: [any PublishedProperty] = []
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    if let known = properties.lazy.compactMap(\.announcer).first { return known }
    guard !properties.isEmpty else { return Playing.publisher(of: self) }
    let publisher = ObservableObjectPublisher()
    for property in properties { property.announcer = publisher }
    return publisher
  }
}

/// A publisher that says that a model is about to change.
public final class ObservableObjectPublisher: Publisher, RecognizedPublisher {
  /// It says nothing more.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let listeners = Listeners<Void>()

  /// A publisher to which nobody listens yet.
  public init() {}

  var recognition: AnyHashable { ObjectIdentifier(self) }

  /// Says that the model is about to change.
  public func send() { listeners.send(()) }

  /// Calls `receiveValue` before each change.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    listeners.add(receiveValue)
  }
}
