public import ScrollworkFoundation
import ScrollworkMarkup

/// The attributes of an element of a feed.
public struct FeedAttributes: Sendable {
  /// The `url` attribute of the element.
  public var url: String?
  /// The `href` attribute of the element.
  public var href: String?
  /// A kind of file.
  public var type: String?
  /// The `rel` attribute of the element.
  public var rel: String?
  /// The `length` attribute of the element.
  public var length: Int64?
  /// The text of the element.
  public var text: String?
  /// The `width` attribute of the element.
  public var width: String?
  /// The `height` attribute of the element.
  public var height: String?
  /// The `domain` attribute of the element.
  public var domain: String?
  /// Whether an identifier is an address.
  public var isPermaLink: Bool?
  /// A kind of medium.
  public var medium: String?

  init(_ node: MarkupNode) {
    (url, href, type, rel) = (node["url"], node["href"], node["type"], node["rel"])
    (length, text, width, height) = (
      node["length"].flatMap { Int64($0) }, node["text"], node["width"], node["height"]
    )
    (domain, medium) = (node["domain"], node["medium"])
    isPermaLink = node["isPermaLink"].map { $0 == "true" }
  }
}

/// An element of a feed with attributes and a text.
public struct FeedElement: Sendable {
  /// The attributes of the feed element.
  public var attributes: FeedAttributes?
  /// The text of the feed element.
  public var text: String?
  /// The value of the feed element.
  public var value: String? { text }
  /// The subcategory of the category.
  public var subcategory: String?

  init(_ node: MarkupNode) {
    attributes = FeedAttributes(node)
    text = FeedText.trimmed(node.text)
    subcategory = node.child("itunes:category")?["text"]
  }
}

/// The texts of feeds.
enum FeedText {
  static func trimmed(_ text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }

  static func of(_ node: MarkupNode, _ name: String) -> String? {
    node.child(name).flatMap { trimmed($0.text) }
  }

  static func date(_ text: String?) -> Date? {
    guard let text else { return nil }
    for format in [
      "EEE, d MMM yyyy HH:mm:ss zzz", "EEE, d MMM yyyy HH:mm:ss Z", "EEE, d MMM yyyy HH:mm zzz",
      "d MMM yyyy HH:mm:ss zzz", "yyyy-MM-dd'T'HH:mm:ssZZZZZ", "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ",
      "yyyy-MM-dd",
    ] {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }

  /// The seconds of a length such as `1:02:03`.
  static func seconds(_ text: String?) -> TimeInterval? {
    guard let text else { return nil }
    return text.split(separator: ":").reduce(0) { $0 * 60 + (Double($1) ?? 0) }
  }
}

/// What podcasts add to a feed.
public struct ITunesNamespace: Sendable {
  /// The author of the iTunes namespace.
  public var author: String?
  /// The subtitle of the podcast.
  public var subtitle: String?
  /// The summary of the item.
  public var summary: String?
  /// The image of the iTunes namespace.
  public var image: FeedElement?
  /// The duration of the iTunes namespace.
  public var duration: TimeInterval?
  /// Whether the item is explicit, as its feed says.
  public var explicit: String?
  /// Words to find it by.
  public var keywords: String?
  /// The title of the iTunes namespace.
  public var title: String?
  /// The episode of the iTunes namespace.
  public var episode: Int?
  /// The number of the season.
  public var season: Int?
  /// The kind of episode.
  public var episodeType: String?
  /// The categories of the iTunes namespace.
  public var categories: [FeedElement]?

  /// The author, as it was spelled before.
  public var iTunesAuthor: String? { author }
  /// Further words, as they were spelled before.
  public var iTunesSubtitle: String? { subtitle }
  /// The summary of the item, by its earlier name.
  public var iTunesSummary: String? { summary }
  /// The picture, as it was spelled before.
  public var iTunesImage: FeedElement? { image }
  /// The length, as it was spelled before.
  public var iTunesDuration: TimeInterval? { duration }
  /// Whether the item is explicit, by its earlier name.
  public var iTunesExplicit: String? { explicit }
  /// Words to find it by, as they were spelled before.
  public var iTunesKeywords: String? { keywords }
  /// The title, as it was spelled before.
  public var iTunesTitle: String? { title }
  /// The number, as it was spelled before.
  public var iTunesEpisode: Int? { episode }
  /// The number of the season, as it was spelled before.
  public var iTunesSeason: Int? { season }
  /// The kind of episode, as it was spelled before.
  public var iTunesEpisodeType: String? { episodeType }
  /// The categories, as they were spelled before.
  public var iTunesCategories: [FeedElement]? { categories }

  init?(_ node: MarkupNode) {
    guard node.children.contains(where: { $0.name?.hasPrefix("itunes:") ?? false }) else {
      return nil
    }
    func text(_ name: String) -> String? { FeedText.of(node, "itunes:" + name) }
    (author, subtitle, summary) = (text("author"), text("subtitle"), text("summary"))
    image = node.child("itunes:image").map { FeedElement($0) }
    duration = FeedText.seconds(text("duration"))
    (explicit, keywords, title) = (text("explicit"), text("keywords"), text("title"))
    (episode, season) = (text("episode").flatMap { Int($0) }, text("season").flatMap { Int($0) })
    episodeType = text("episodeType")
    categories = node.children("itunes:category").map { FeedElement($0) }
  }
}

/// The media of an entry.
public struct MediaNamespace: Sendable {
  /// The media thumbnails of the media namespace.
  public var mediaThumbnails: [FeedElement]?
  /// The media contents of the media namespace.
  public var mediaContents: [FeedElement]?
  /// The thumbnails of the media namespace.
  public var thumbnails: [FeedElement]? { mediaThumbnails }
  /// The contents of the media namespace.
  public var contents: [FeedElement]? { mediaContents }

  init?(_ node: MarkupNode) {
    let small = node.all.filter { $0.name == "media:thumbnail" }.map { FeedElement($0) }
    let files = node.all.filter { $0.name == "media:content" }.map { FeedElement($0) }
    guard !small.isEmpty || !files.isEmpty else { return nil }
    (mediaThumbnails, mediaContents) = (small, files)
  }
}

/// The whole text of an entry.
public struct ContentNamespace: Sendable {
  /// The encoded content of the item.
  public var contentEncoded: String?
  /// The encoded content of the item.
  public var encoded: String? { contentEncoded }
}

/// An entry of an RSS feed.
public struct RSSFeedItem: Sendable {
  /// The title of the RSS feed item.
  public var title: String?
  /// The link of the RSS feed item.
  public var link: String?
  /// The description of the RSS feed item.
  public var description: String?
  /// The author of the RSS feed item.
  public var author: String?
  /// The categories of the RSS feed item.
  public var categories: [FeedElement]?
  /// The address of comments.
  public var comments: String?
  /// The enclosure of the RSS feed item.
  public var enclosure: FeedElement?
  /// The identifier of the RSS feed item.
  public var guid: FeedElement?
  /// The publication date of the RSS feed item.
  public var pubDate: Date?
  /// The source of the RSS feed item.
  public var source: FeedElement?
  /// The elements of the iTunes namespace.
  public var iTunes: ITunesNamespace?
  /// The media of the RSS feed item.
  public var media: MediaNamespace?
  /// The content of the RSS feed item.
  public var content: ContentNamespace?

  init(_ node: MarkupNode) {
    (title, link) = (FeedText.of(node, "title"), FeedText.of(node, "link"))
    description = FeedText.of(node, "description")
    author = FeedText.of(node, "author") ?? FeedText.of(node, "dc:creator")
    categories = node.children("category").map { FeedElement($0) }
    comments = FeedText.of(node, "comments")
    enclosure = node.child("enclosure").map { FeedElement($0) }
    guid = node.child("guid").map { FeedElement($0) }
    pubDate = FeedText.date(FeedText.of(node, "pubDate") ?? FeedText.of(node, "dc:date"))
    source = node.child("source").map { FeedElement($0) }
    (iTunes, media) = (ITunesNamespace(node), MediaNamespace(node))
    content = FeedText.of(node, "content:encoded").map { ContentNamespace(contentEncoded: $0) }
  }
}
