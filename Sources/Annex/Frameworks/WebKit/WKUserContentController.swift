public import ScrollworkFoundation

/// The scripts of an app, none of which run.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  /// The user scripts of the user content controller.
  public private(set) var userScripts: [WKUserScript] = []
  /// Creates an empty user content controller.
  public override init() {}
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a handler of script messages; without scripts none arrives.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Removes a receiver of messages.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script of an app.
open class WKUserScript: NSObject {
  /// The source of the user script.
  public let source: String
  /// The time at which the script is injected.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script runs in the main frame alone.
  public let isForMainFrameOnly: Bool
  /// Creates a script that runs in pages.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (
      source, injectionTime, forMainFrameOnly
    )
  }
}

/// A message of a script.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  /// The name of the receiver.
  public let name: String
  /// The body of the message.
  public let body: Any
  init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}

/// A receiver of messages of scripts.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
  /// Called with a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
