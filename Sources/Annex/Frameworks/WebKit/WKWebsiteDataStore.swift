public import ScrollworkFoundation
import ScrollworkSystem

/// What pages store: nothing.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
  private static var store: WKWebsiteDataStore { AppProcess.current.only { WKWebsiteDataStore() } }
  /// The store of the app.
  open class func `default`() -> WKWebsiteDataStore { store }
  /// A store that is forgotten.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Whether the data stay.
  public var isPersistent: Bool { self === Self.store }
  /// Removes website data, of which the store has none, and calls a closure.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
}
