import Foundation

/// What UIKit, frameworks and packages keep once for a process on a device, such as the app's windows.
///
/// Each playing of a scene has its own, so that scenes in one process share nothing.
package final class AppProcess: @unchecked Sendable {
  /// Recursive: making an object may ask for another one.
  private let lock = NSRecursiveLock()
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates a process in which nothing is kept yet.
  package init() {}

  /// The process of the scene whose code runs; that of all other code outside of scenes.
  package static var current: AppProcess { played ?? outside }
  /// Whether the code of another scene runs than the one of the process.
  package var isOther: Bool { Self.played.map { $0 !== self } ?? false }
  @TaskLocal private static var played: AppProcess?
  private static let outside = AppProcess()

  /// Calls `body` as code of the process.
  package func running<Result>(_ body: () -> Result) -> Result {
    Self.$played.withValue(self, operation: body)
  }

  /// The one object of its type, made when it is first asked for.
  package func only<Object: AnyObject>(_ make: () -> Object) -> Object {
    object(for: ObjectIdentifier(Object.self), make)
  }

  /// The one object for a key, made when it is first asked for.
  func object<Object: AnyObject>(for key: ObjectIdentifier, _ make: () -> Object) -> Object {
    lock.lock()
    defer { lock.unlock() }
    if let known = objects[key] as? Object { return known }
    let made = make()
    objects[key] = made
    return made
  }
}
