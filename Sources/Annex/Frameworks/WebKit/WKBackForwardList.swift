public import ScrollworkFoundation

/// The pages before and after: none.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
  /// The current item of the back-forward list.
  public var currentItem: WKBackForwardListItem? { nil }
  /// The back item of the back-forward list.
  public var backItem: WKBackForwardListItem? { nil }
  /// The forward item of the back-forward list.
  public var forwardItem: WKBackForwardListItem? { nil }
  /// The back list of the back-forward list.
  public var backList: [WKBackForwardListItem] { [] }
  /// The pages after the current one.
  public var forwardList: [WKBackForwardListItem] { [] }
}

/// A page before or after.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
  /// The URL of the back-forward list item.
  public let url: URL
  /// The title of the back-forward list item.
  public let title: String?
  init(url: URL, title: String?) { (self.url, self.title) = (url, title) }
}
