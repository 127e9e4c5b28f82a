import Foundation
import ScrollworkRegression
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `A summary for JUnit` {
  /// The elements of a document, with their attributes and texts.
  private final class Elements: NSObject, XMLParserDelegate {
    var all: [(name: String, attributes: [String: String], text: String)] = []

    init(_ text: String) throws {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      #expect(parser.parse())
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      all.append((name, attributes, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      all[all.count - 1].text += string
    }
  }

  @Test func `has a case for each scene, and failures`() throws {
    let text = try SummaryFormat.junit.summary(of: SampleComparisons.all)
    let elements = try Elements(text).all
    #expect(
      elements.map(\.name) == [
        "testsuites", "testsuite", "testcase", "failure", "testcase", "testcase", "failure",
        "testcase", "failure", "testcase", "error",
      ])
    let counts = ["tests", "failures", "errors"].map { elements[1].attributes[$0] }
    #expect(counts == ["5", "3", "1"])
    #expect(elements.last?.attributes["message"] == "Pages.swift does not compile")
    #expect(elements.last?.text.contains("cannot find 'Tabs' in scope\n  Tabs<Page>()") == true)
    #expect(
      elements.filter { $0.name == "failure" }.compactMap { $0.attributes["type"] }
        == ["different", "missing", "stale"])
  }

  @Test func `keeps hostile texts, but not what XML forbids`() throws {
    let text = try SummaryFormat.junit.summary(of: [SampleComparisons.hostile])
    let elements = try Elements(text).all
    let kept = SampleComparisons.hostileText.replacing("\u{7}", with: "\u{FFFD}")
      .replacing("\u{1B}", with: "\u{FFFD}")
    #expect(elements.map(\.name) == ["testsuites", "testsuite", "testcase", "failure"])
    #expect(elements[2].attributes["name"] == kept)
    #expect(elements[3].attributes["message"] == kept)
    #expect(elements[3].text.contains(kept + " (Scenes/a b,%:é.swift:7)\n"))
    #expect(!text.contains("]]>"))
  }
}
