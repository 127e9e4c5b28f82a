public import Foundation
import ScrollworkSystem

extension NotificationCenter {
  /// Tells an observer of notifications; it is not kept alive, and not told of those of other scenes.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    nonisolated(unsafe) weak let weakly = observer as AnyObject
    let process = AppProcess.current
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = weakly, !process.isOther else { return }
      nonisolated(unsafe) let (target, notification) = (observer, notification)
      MainActor.assumeIsolated { _ = aSelector.perform(on: target, [notification]) }
    }
    SelectorObservers.current.add(
      .init(
        observer: observer as AnyObject, center: self, name: aName,
        object: anObject.map { $0 as AnyObject }, token: token))
  }

  /// Stops telling an observer.
  public func removeObserver(_ observer: AnyObject) {
    for token in SelectorObservers.current.remove(where: { $0.isFor(observer, self) }) {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any)
  }

  /// Stops telling an observer of some notifications; a name or an object of nil stands for all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let tokens = SelectorObservers.current.remove {
      $0.isFor(observer, self) && (aName == nil || $0.name == aName)
        && (anObject == nil || $0.object === anObject.map { $0 as AnyObject })
    }
    for token in tokens { removeObserver(token as Any) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observers that are told by a method, with what stands for them in Foundation's center.
private final class SelectorObservers: @unchecked Sendable {
  struct Entry {
    weak var observer: AnyObject?
    let center: NotificationCenter
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol

    func isFor(_ observer: AnyObject, _ center: NotificationCenter) -> Bool {
      self.observer === observer && self.center === center
    }
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  /// Those of the scene whose code runs.
  static var current: SelectorObservers { AppProcess.current.only { SelectorObservers() } }

  func add(_ entry: Entry) {
    lock.withLock {
      entries.removeAll { $0.observer == nil }
      entries.append(entry)
    }
  }

  /// Removes entries; returns their tokens.
  func remove(where isMeant: (Entry) -> Bool) -> [any NSObjectProtocol] {
    lock.withLock {
      let removed = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return removed.map(\.token)
    }
  }
}
