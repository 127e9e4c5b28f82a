import Foundation
import ScrollworkAlgorithms
import ScrollworkCollections
import ScrollworkCryptoSwift
import ScrollworkFactory
import ScrollworkFeedKit
import ScrollworkResolver
import ScrollworkRevenueCat
import ScrollworkSwiftDate
import ScrollworkSwiftSoup
import ScrollworkXMLCoder
import Testing

private protocol Speaker { var words: String { get } }
private struct Parrot: Speaker { let words: String }

extension Container {
  fileprivate var speaker: Factory<any Speaker> {
    self { Parrot(words: "hello") }.singleton
  }
}

private struct Injecting {
  @ScrollworkFactory.Injected(\.speaker) var made
  @ScrollworkResolver.Injected var registered: Parrot
}

private struct Shop: Decodable {
  struct Item: Decodable {
    let name: String
    let price: Double?
    let id: Int
  }
  let title: String
  let item: [Item]
}

@Suite struct `Packages of values` {
  @Test func `inject services`() {
    Resolver.register { Parrot(words: "who") }.implements((any Speaker).self)
    let both = Injecting()
    #expect(both.made.words == "hello" && both.registered.words == "who")
    #expect(Resolver.resolve((any Speaker).self).words == "who")
    #expect(Resolver.optional(Int.self) == nil)
  }

  @Test func `read pages`() throws {
    let page = try SwiftSoup.parse(
      """
      <html><head><title>A &amp; B</title></head><body><ul class="x y"><li id=one>One<li>Two</ul>
      <a class="play trailer" href="/v?a=1">Go<br>on</a></body></html>
      """)
    #expect(try page.title() == "A & B")
    #expect(try page.select("ul.x > li").eachText() == ["One", "Two"])
    #expect(try page.select("a.play.trailer").attr("href") == "/v?a=1")
    #expect(try page.select("li:nth-child(2), #one").size() == 2)
    #expect(try page.select("a[href^=/v]").first()?.text() == "Go on")
    #expect(try page.getElementById("one")?.parent()?.hasClass("y") == true)
  }

  @Test func `read feeds`() throws {
    let feed = try Feed(
      string: """
        <?xml version="1.0"?><rss><channel><title>News</title><item><title><![CDATA[A <b>]]></title>
        <pubDate>Mon, 02 Jan 2023 03:04:05 GMT</pubDate><itunes:duration>1:02</itunes:duration>
        <enclosure url="u.mp3" length="7" type="audio/mpeg"/></item></channel></rss>
        """)
    let item = try #require(feed.rssFeed?.items?.first)
    #expect(feed.rss?.channel?.title == "News" && item.title == "A <b>")
    #expect(item.pubDate == Date(timeIntervalSince1970: 1_672_628_645))
    #expect(item.iTunes?.iTunesDuration == 62 && item.enclosure?.attributes?.length == 7)
    let shop = try XMLDecoder().decode(
      Shop.self,
      from: Data(
        """
        <shop title="S"><item id="1"><name>Tea</name><price>2.5</price></item><item id="2">
        <name>Pot</name></item></shop>
        """.utf8))
    #expect(shop.title == "S" && shop.item.map(\.name) == ["Tea", "Pot"])
    #expect(shop.item[0].price == 2.5 && shop.item[1].price == nil && shop.item[1].id == 2)
  }

  @Test func `compute digests, dates and collections`() {
    #expect("abc".md5() == "900150983cd24fb0d6963f7d28e17f72")
    #expect("2023-01-02 03:04".toDate()?.toFormat("d MMM yyyy HH:mm") == "2 Jan 2023 03:04")
    let date = Date(timeIntervalSince1970: 0)
    #expect((date + 2.days).toRelative(since: DateInRegion(date)) == "in 2 days")
    #expect(OrderedSet([3, 1, 3]).elements == [3, 1])
    #expect(([:] as OrderedDictionary<String, Int>).isEmpty && [1, 1, 2].uniqued() == [1, 2])
    #expect(Array(1...5).chunks(ofCount: 2).map(Array.init) == [[1, 2], [3, 4], [5]])
    var deque: Deque = [1, 2]
    deque.prepend(0)
    #expect(deque.popFirst() == 0 && deque.count == 2)
  }

  @Test func `has no purchases`() async {
    Purchases.configure(withAPIKey: "key")
    await #expect(throws: NSError.self) { try await Purchases.shared.offerings() }
  }
}
