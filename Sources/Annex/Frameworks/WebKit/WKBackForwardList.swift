public import ScrollworkFoundation

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
