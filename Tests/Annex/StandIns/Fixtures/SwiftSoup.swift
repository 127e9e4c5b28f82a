// At 0.
import SwiftSoup
import SwiftUI

struct SwiftSoupFixture: View {
  private var lines: [String] { (try? texts()) ?? ["failure"] }

  private func texts() throws -> [String] {
    let html = "<h1 class='big'>Hi</h1><p>One <b>two</b></p><a href='/a'>link</a>"
    let document: Document = try SwiftSoup.parse(html)
    let links: Elements = try document.select("a[href]")
    let nodes: [Node] = document.body()?.child(1).getChildNodes() ?? []
    let first = nodes.first as? TextNode
    var message = "no error"
    do { _ = try document.select("[") } catch Exception.Error(let type, _) {
      message = "selector \(type == ExceptionType.SelectorParseException)"
    }
    return [
      try document.select("h1.big").text(), try links.attr("href"), first?.text() ?? "none",
      try SwiftSoup.clean("<b>bold</b> text", Whitelist.none()) ?? "none", message,
    ]
  }

  var body: some View { VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } } }
}
