public import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

/// A tree of values, of which only those are known that the app has written itself.
open class Database: NSObject, @unchecked Sendable {
  private static var shared: Database { AppProcess.current.only { Database() } }

  /// The values of the default app.
  public static func database() -> Database { shared }

  /// The values at a URL.
  public static func database(url: String) -> Database { shared }

  /// The values of an app.
  public static func database(app: FirebaseApp) -> Database { shared }

  /// Whether values are kept between launches.
  open var isPersistenceEnabled = false

  /// The reference of the root.
  open func reference() -> DatabaseReference { DatabaseReference([]) }

  /// The reference of a path.
  open func reference(withPath path: String) -> DatabaseReference {
    reference().child(path)
  }

  /// A value at a URL.
  open func reference(fromURL databaseUrl: String) -> DatabaseReference {
    reference().child(URL(string: databaseUrl)?.path ?? "")
  }

  /// Disconnects from the server.
  open func goOffline() {}

  /// Allows requests, which fail.
  open func goOnline() {}

  /// Uses an emulator, which is not reached either.
  open func useEmulator(withHost host: String, port: Int) {}
}

/// The type of an observed event.
public enum DataEventType: Int, Sendable {
  case childAdded
  case childRemoved
  case childChanged
  case childMoved
  case value
}

/// The handle of an observer.
public typealias DatabaseHandle = UInt

/// A value at one moment.
open class DataSnapshot: NSObject, @unchecked Sendable {
  /// Where the value is.
  public let ref: DatabaseReference
  /// The value; nil or `NSNull` if there is none.
  public let value: Any?
  private let order: [String]?

  init(_ ref: DatabaseReference, _ value: Any?, order: [String]? = nil) {
    (self.ref, self.value, self.order) = (ref, value ?? NSNull(), order)
  }

  /// The last part of the path.
  open var key: String { ref.key ?? "" }
  private var fields: [String: Any] { value as? [String: Any] ?? [:] }
  /// Whether the snapshot contains a value.
  open func exists() -> Bool { !(value is NSNull) }
  /// Whether the snapshot has children.
  open func hasChildren() -> Bool { !fields.isEmpty }
  /// Whether the snapshot has a child at a path.
  open func hasChild(_ childPathString: String) -> Bool {
    childSnapshot(forPath: childPathString).exists()
  }
  /// The number of values inside.
  open var childrenCount: UInt { UInt(fields.count) }

  /// The snapshot of a child.
  open func childSnapshot(forPath childPathString: String) -> DataSnapshot {
    let ref = ref.child(childPathString)
    let value = ref.parts.dropFirst(self.ref.parts.count)
      .reduce(value as Any?) { ($0 as? [String: Any])?[$1] }
    return DataSnapshot(ref, value)
  }

  /// The values inside, in order.
  open var children: NSEnumerator {
    let keys = order ?? fields.keys.sorted()
    return (keys.map { childSnapshot(forPath: $0) } as NSArray).objectEnumerator()
  }

  /// The value as one of a type.
  public func data<T: Decodable>(as type: T.Type) throws -> T {
    try Firestore.Decoder().decode(type, from: value ?? NSNull())
  }
}
