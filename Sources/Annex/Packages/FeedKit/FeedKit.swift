@_exported public import ScrollworkFoundation
import ScrollworkMarkup

/// The picture of a feed.
public struct RSSFeedImage: Sendable {
  /// The address of the picture.
  public var url: String?
  /// The title of the RSS feed image.
  public var title: String?
  /// The address of the page.
  public var link: String?
}

/// The head and the entries of an RSS feed.
public struct RSSFeedChannel: Sendable {
  /// The title of the RSS feed channel.
  public var title: String?
  /// The address of the page.
  public var link: String?
  /// The description of the feed.
  public var description: String?
  /// The language of the RSS feed channel.
  public var language: String?
  /// The copyright of the RSS feed channel.
  public var copyright: String?
  /// The publication date of the RSS feed channel.
  public var pubDate: Date?
  /// The date of the last change.
  public var lastBuildDate: Date?
  /// The categories of the RSS feed channel.
  public var categories: [FeedElement]?
  /// The image of the RSS feed channel.
  public var image: RSSFeedImage?
  /// The items of the RSS feed channel.
  public var items: [RSSFeedItem]?
  /// The elements of the iTunes namespace.
  public var iTunes: ITunesNamespace?

  init(_ node: MarkupNode, items: [MarkupNode]) {
    (title, link) = (FeedText.of(node, "title"), FeedText.of(node, "link"))
    description = FeedText.of(node, "description")
    (language, copyright) = (FeedText.of(node, "language"), FeedText.of(node, "copyright"))
    pubDate = FeedText.date(FeedText.of(node, "pubDate"))
    lastBuildDate = FeedText.date(FeedText.of(node, "lastBuildDate"))
    categories = node.children("category").map { FeedElement($0) }
    image = node.child("image").map {
      RSSFeedImage(
        url: FeedText.of($0, "url"), title: FeedText.of($0, "title"),
        link: FeedText.of($0, "link"))
    }
    self.items = items.isEmpty ? nil : items.map { RSSFeedItem($0) }
    iTunes = ITunesNamespace(node)
  }
}

/// A feed in the RSS format.
public struct RSSFeed: Sendable {
  /// The head and the entries.
  public var channel: RSSFeedChannel?

  init(_ channel: RSSFeedChannel) { self.channel = channel }

  /// The title of the RSS feed.
  public var title: String? { channel?.title }
  /// The address of the page.
  public var link: String? { channel?.link }
  /// The description of the feed's channel.
  public var description: String? { channel?.description }
  /// The language of the RSS feed.
  public var language: String? { channel?.language }
  /// The publication date of the RSS feed.
  public var pubDate: Date? { channel?.pubDate }
  /// The date of the last change.
  public var lastBuildDate: Date? { channel?.lastBuildDate }
  /// The image of the RSS feed.
  public var image: RSSFeedImage? { channel?.image }
  /// The items of the RSS feed.
  public var items: [RSSFeedItem]? { channel?.items }
  /// The elements of the iTunes namespace.
  public var iTunes: ITunesNamespace? { channel?.iTunes }
}

/// An entry of an Atom feed.
public struct AtomFeedEntry: Sendable {
  /// The title of the Atom feed entry.
  public var title: String?
  /// The summary of the entry.
  public var summary: FeedElement?
  /// The content of the Atom feed entry.
  public var content: FeedElement?
  /// The authors of the Atom feed entry.
  public var authors: [AtomFeedAuthor]?
  /// The links of the Atom feed entry.
  public var links: [FeedElement]?
  /// The date of the last change.
  public var updated: Date?
  /// The publication date of the entry.
  public var published: Date?
  /// The identifier of the Atom feed entry.
  public var id: String?
  /// The media of the Atom feed entry.
  public var media: MediaNamespace?
}

/// An author of an Atom feed.
public struct AtomFeedAuthor: Sendable {
  /// The name of the Atom feed author.
  public var name: String?
}

/// A feed in the Atom format.
public struct AtomFeed: Sendable {
  /// The title of the Atom feed.
  public var title: String?
  /// The subtitle of the feed.
  public var subtitle: FeedElement?
  /// The links of the Atom feed.
  public var links: [FeedElement]?
  /// The date of the last change.
  public var updated: Date?
  /// The icon of the feed.
  public var icon: String?
  /// The logo of the Atom feed.
  public var logo: String?
  /// The entries of the Atom feed.
  public var entries: [AtomFeedEntry]?

  init(_ node: MarkupNode) {
    title = FeedText.of(node, "title")
    subtitle = node.child("subtitle").map { FeedElement($0) }
    links = node.children("link").map { FeedElement($0) }
    updated = FeedText.date(FeedText.of(node, "updated"))
    (icon, logo) = (FeedText.of(node, "icon"), FeedText.of(node, "logo"))
    entries = node.children("entry").map { entry in
      AtomFeedEntry(
        title: FeedText.of(entry, "title"), summary: entry.child("summary").map { FeedElement($0) },
        content: entry.child("content").map { FeedElement($0) },
        authors: entry.children("author").map { AtomFeedAuthor(name: FeedText.of($0, "name")) },
        links: entry.children("link").map { FeedElement($0) },
        updated: FeedText.date(FeedText.of(entry, "updated")),
        published: FeedText.date(FeedText.of(entry, "published")), id: FeedText.of(entry, "id"),
        media: MediaNamespace(entry))
    }
  }
}

/// A feed in the JSON Feed format.
public struct JSONFeed: Codable, Sendable {
  /// The title of the JSON feed.
  public var title: String?
  /// The address of the page.
  public var homePageURL: String?
  /// The description of the feed.
  public var description: String?
  /// The items of the JSON feed.
  public var items: [JSONFeedItem]?
}

/// An entry of a JSON feed.
public struct JSONFeedItem: Codable, Sendable {
  /// The identifier of the JSON feed item.
  public var id: String?
  /// The URL of the JSON feed item.
  public var url: String?
  /// The title of the JSON feed item.
  public var title: String?
  /// The text as HTML.
  public var contentHtml: String?
  /// The content text of the JSON feed item.
  public var contentText: String?
  /// The summary of the item.
  public var summary: String?
  /// The image of the JSON feed item.
  public var image: String?
  /// The publication date of the item.
  public var datePublished: Date?
}

/// An error of a feed.
public enum ParserError: Error {
  case feedNotFound
  case feedCDATABlockEncodingError(path: String)
  case internalError(reason: String)
}

/// A feed of one of the kinds.
public enum Feed: Sendable {
  case atom(AtomFeed)
  case rss(RSSFeed)
  case json(JSONFeed)

  /// Creates a feed from data.
  public init(data: Data) throws {
    let text = String(decoding: data, as: UTF8.self)
    if text.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("{") {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      decoder.dateDecodingStrategy = .iso8601
      self = .json(try decoder.decode(JSONFeed.self, from: data))
      return
    }
    let document: MarkupDocument
    do {
      document = try MarkupDocument(xml: text)
    } catch {
      throw ParserError.internalError(reason: error.description)
    }
    guard let feed = Self.feed(in: document.root) else { throw ParserError.feedNotFound }
    self = feed
  }

  private static func feed(in tree: MarkupNode) -> Feed? {
    if let feed = tree.child("feed") { return .atom(AtomFeed(feed)) }
    if let channel = tree.child("rss")?.child("channel") {
      return .rss(RSSFeed(RSSFeedChannel(channel, items: channel.children("item"))))
    }
    guard let rdf = tree.child("rdf:RDF"), let channel = rdf.child("channel") else { return nil }
    return .rss(RSSFeed(RSSFeedChannel(channel, items: rdf.children("item"))))
  }

  /// Reads a feed from a text.
  public init(string: String) throws { try self.init(data: Data(string.utf8)) }

  /// Loads a feed, which fails without a network.
  public init(url: URL) async throws {
    guard url.isFileURL else {
      try await Task<Never, Never>.sleep(for: .seconds(0.05))
      throw URLError(.notConnectedToInternet)
    }
    try self.init(data: Data(contentsOf: url))
  }

  /// Loads a feed, which fails without a network.
  public init(urlString: String) async throws {
    guard let url = URL(string: urlString) else { throw URLError(.badURL) }
    try await self.init(url: url)
  }

  /// The feed of an `.rss` case; nil for other formats.
  public var rss: RSSFeed? { if case .rss(let feed) = self { feed } else { nil } }
  /// The feed of an `.atom` case; nil for other formats.
  public var atom: AtomFeed? { if case .atom(let feed) = self { feed } else { nil } }
  /// The feed of a `.json` case; nil for other formats.
  public var json: JSONFeed? { if case .json(let feed) = self { feed } else { nil } }
  /// The feed of an `.rss` case; nil for other formats.
  public var rssFeed: RSSFeed? { rss }
  /// The feed of an `.atom` case; nil for other formats.
  public var atomFeed: AtomFeed? { atom }
  /// The feed of a `.json` case; nil for other formats.
  public var jsonFeed: JSONFeed? { json }
}

/// A reader of feeds; those of a network fail a moment later.
public final class FeedParser: @unchecked Sendable {
  private let url: URL?
  private let data: Data?

  /// A reader of a feed at an address.
  public init(URL: URL) { (url, data) = (URL, nil) }
  /// A reader of a feed.
  public init(data: Data) { (url, self.data) = (nil, data) }

  /// Parses the data of the feed.
  public func parse() -> Swift.Result<Feed, ParserError> {
    guard let data = data ?? url.flatMap({ $0.isFileURL ? try? Data(contentsOf: $0) : nil }) else {
      let error = URLError(.notConnectedToInternet)
      return .failure(.internalError(reason: error.localizedDescription))
    }
    do { return .success(try Feed(data: data)) } catch { return .failure(.feedNotFound) }
  }

  /// Reads the feed later.
  public func parseAsync(
    queue: DispatchQueue = .main, result: @escaping (Swift.Result<Feed, ParserError>) -> Void
  ) {
    nonisolated(unsafe) let result = result
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { result(self.parse()) }
  }

  /// Stops parsing the feed.
  public func abortParsing() {}
}
