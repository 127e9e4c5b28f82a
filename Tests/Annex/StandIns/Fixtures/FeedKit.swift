// At 0.3.
import FeedKit
import SwiftUI

private let rss = """
  <?xml version="1.0"?>
  <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
    xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel><title>News &amp; more</title><link>https://example.org</link>
  <image><url>https://example.org/a.png</url></image><itunes:author>Ada</itunes:author>
  <item><title>One</title><pubDate>Tue, 10 Jun 2003 04:00:00 GMT</pubDate>
  <enclosure url="https://example.org/one.mp3" length="12" type="audio/mpeg"/>
  <itunes:duration>01:02:03</itunes:duration><media:thumbnail url="https://example.org/t.png"/>
  <content:encoded><![CDATA[<p>Text</p>]]></content:encoded></item>
  </channel></rss>
  """
private let atom = """
  <feed xmlns="http://www.w3.org/2005/Atom"><title>Atoms</title>
  <entry><id>1</id><title>First</title><author><name>Bo</name></author>
  <summary>Short</summary><updated>2003-12-13T18:30:02Z</updated></entry></feed>
  """
private let json = #"{"title": "Items", "items": [{"id": "a", "content_text": "Words"}]}"#

struct FeedKitFixture: View {
  @State private var lines: [String] = []

  var body: some View {
    VStack { ForEach(lines, id: \.self) { Text($0) } }.onAppear(perform: read)
  }

  private func read() {
    let result = FeedParser(data: Data(rss.utf8)).parse()
    if case .success(let feed) = result, let rss: RSSFeed = feed.rssFeed { show(rss) }
    if let feed = try? Feed(string: atom), let atom: AtomFeed = feed.atomFeed {
      let entry: AtomFeedEntry? = atom.entries?.first
      let author: AtomFeedAuthor? = entry?.authors?.first
      lines.append("\(atom.title ?? "") \(entry?.title ?? "") \(author?.name ?? "")")
      lines.append("\(entry?.summary?.value ?? "") \(entry?.updated?.timeIntervalSince1970 ?? 0)")
    }
    FeedParser(data: Data(json.utf8)).parseAsync { result in
      let feed: JSONFeed? = (try? result.get())?.jsonFeed
      let item: JSONFeedItem? = feed?.items?.first
      lines.append("\(feed?.title ?? "none") \(item?.contentText ?? "none")")
    }
    if case .failure(ParserError.feedNotFound) = FeedParser(data: Data("no".utf8)).parse() {
      lines.append("no feed")
    }
  }

  private func show(_ rss: RSSFeed) {
    let channel: RSSFeedChannel? = rss.channel
    let image: RSSFeedImage? = channel?.image
    lines.append("\(rss.title ?? "none") \(image?.url ?? "no image") \(rss.iTunes?.author ?? "")")
    guard let item: RSSFeedItem = rss.items?.first else { return }
    let enclosure: FeedElement? = item.enclosure
    let attributes: FeedAttributes? = enclosure?.attributes
    lines.append("\(item.title ?? "") \(item.pubDate?.timeIntervalSince1970 ?? 0)")
    lines.append("\(attributes?.type ?? "none") \(attributes?.length ?? 0)")
    let (podcast, media): (ITunesNamespace?, MediaNamespace?) = (item.iTunes, item.media)
    let content: ContentNamespace? = item.content
    lines.append("\(podcast?.duration ?? 0) \(content?.encoded ?? "none")")
    lines.append(media?.thumbnails?.first?.attributes?.url ?? "no thumbnail")
  }
}
