public import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

/// The settings of a view of pages.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  /// The preferences.
  open var preferences = WKPreferences()
  /// The preferences of single pages.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// The scripts of the app.
  open var userContentController = WKUserContentController()
  /// What pages store.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process that pages share.
  open var processPool = WKProcessPool()
  /// The name of the app for pages.
  open var applicationNameForUserAgent: String?
  /// Whether films play where they are.
  open var allowsInlineMediaPlayback = false
  /// Whether films may be shown in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether films may be shown on other screens.
  open var allowsAirPlayForMediaPlayback = true
  /// Which films wait for a touch.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// What is recognized in texts.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether a page is drawn only when all of it is loaded.
  open var suppressesIncrementalRendering = false
  /// Whether pages may not forbid zooming.
  open var ignoresViewportScaleLimits = false
  /// Whether pages of plain connections are loaded by safe ones.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether single pages are limited to the domains of the app.
  open var limitsNavigationsToAppBoundDomains = false

  /// The usual settings.
  public override init() {}
}

/// The preferences of pages.
@MainActor @preconcurrency open class WKPreferences: NSObject {
  /// The least size of text.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run; they never do here.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether dangerous pages are told.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether text can be selected.
  open var isTextInteractionEnabled = true
  /// Whether an element may cover the screen.
  open var isElementFullscreenEnabled = false
  /// The usual preferences.
  public override init() {}
}

/// The preferences of single pages.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  /// The form of pages.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  /// The form of the page.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of the page run; they never do here.
  open var allowsContentJavaScript = true
  /// The usual preferences.
  public override init() {}
}

/// The process that pages share.
open class WKProcessPool: NSObject {
  /// A process.
  public override init() {}
}

/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = Self(rawValue: 1)
  /// Films.
  public static let video = Self(rawValue: 2)
  /// All.
  public static let all = Self(rawValue: .max)
}

/// What is recognized in texts.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of phones.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 2)
  /// Addresses.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All.
  public static let all = Self(rawValue: .max)
}

/// The scripts of an app, none of which run.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  /// The scripts.
  public private(set) var userScripts: [WKUserScript] = []
  /// No scripts yet.
  public override init() {}
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a receiver of messages, of which there are none without scripts.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Removes a receiver of messages.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script of an app.
open class WKUserScript: NSObject {
  /// The text.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the page alone.
  public let isForMainFrameOnly: Bool
  /// Creates a script.
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
  /// What it says.
  public let body: Any
  init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}

/// A receiver of messages of scripts.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
  /// Called with a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

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
  /// Removes data, of which there are none, and calls a closure.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
}

/// The pages before and after: none.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
  /// The page.
  public var currentItem: WKBackForwardListItem? { nil }
  /// The page before.
  public var backItem: WKBackForwardListItem? { nil }
  /// The page after.
  public var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before.
  public var backList: [WKBackForwardListItem] { [] }
  /// The pages after.
  public var forwardList: [WKBackForwardListItem] { [] }
}

/// A page before or after.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL
  /// The title.
  public let title: String?
  init(url: URL, title: String?) { (self.url, self.title) = (url, title) }
}

/// An error of a view of pages.
public struct WKError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
}
