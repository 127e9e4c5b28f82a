public import ScrollworkFoundation

/// The settings of a view of pages.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  /// The preferences of the web view configuration.
  open var preferences = WKPreferences()
  /// The preferences of single pages.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// The scripts of the app.
  open var userContentController = WKUserContentController()
  /// The store of website data.
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
  /// The types of data that are detected in texts.
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
  /// Creates a process pool.
  public override init() {}
}

/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The raw value of the audiovisual media types.
  public let rawValue: UInt
  /// Creates audiovisual media types from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = Self(rawValue: 1)
  /// Films.
  public static let video = Self(rawValue: 2)
  /// All.
  public static let all = Self(rawValue: .max)
}

/// The types of data that are detected in texts.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The raw value of the data detector types.
  public let rawValue: UInt
  /// Creates data detector types from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers in texts.
  public static let phoneNumber = Self(rawValue: 1)
  /// Links in texts.
  public static let link = Self(rawValue: 2)
  /// Addresses in texts.
  public static let address = Self(rawValue: 4)
  /// Dates of events in texts.
  public static let calendarEvent = Self(rawValue: 8)
  /// All types of data.
  public static let all = Self(rawValue: .max)
}

/// An error of a view of pages.
public struct WKError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }
  /// The code of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
}
