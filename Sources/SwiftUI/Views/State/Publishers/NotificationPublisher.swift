public import Foundation
public import ScrollworkPublishers

extension NotificationCenter {
  /// A publisher of the notifications of a name, from an object or from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: ScrollworkPublishers.Publisher, IdentifiedPublisher {
    /// The notifications.
    public typealias Output = Notification
    /// The failure type: it never fails.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them; nil for all.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a center.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    package var recognition: AnyHashable? {
      [
        AnyHashable(ObjectIdentifier(center)), AnyHashable(name.rawValue),
        AnyHashable(object.map { ObjectIdentifier($0) }),
      ]
    }

    /// Connects a subscriber, which receives whatever its demand.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let connection = Connection(center: center)
      subscriber.receive(subscription: connection)
      nonisolated(unsafe) let receive: (Notification) -> Void = { _ = subscriber.receive($0) }
      connection.token = center.addObserver(forName: name, object: object, queue: nil) {
        receive($0)
      }
    }
  }

  private final class Connection: Subscription {
    let center: NotificationCenter
    var token: (any NSObjectProtocol)?

    init(center: NotificationCenter) { self.center = center }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      if let token { center.removeObserver(token) }
      token = nil
    }
  }
}
