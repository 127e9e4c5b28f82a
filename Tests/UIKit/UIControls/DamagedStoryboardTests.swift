import Foundation
import ScrollworkUIControls
import ScrollworkUIScrolling
import TestSupport
import Testing

/// A storyboard that a tool cut off, or that lost some of its bytes, makes what is left of it.
@MainActor @Suite(.serialized) struct `A damaged storyboard` {
  private static let text = """
    <?xml version="1.0"?><document initialViewController="nav"><scenes><scene><objects>
    <navigationController id="nav"><navigationBar key="navigationBar" largeTitles="YES"/>
    <connections><segue destination="list" kind="relationship"/></connections>
    </navigationController></objects></scene><scene><objects><viewController id="list">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
    <stackView axis="vertical" spacing="8" id="s"><rect key="frame" x="9" y="9" width="80" height="90"/>
    <subviews><label text="One" numberOfLines="2" tag="7" id="l"><fontDescription key="fontDescription"
    type="system" pointSize="17"/></label><segmentedControl selectedSegmentIndex="1" id="c"><segments>
    <segment title="A"/><segment title="B"/></segments></segmentedControl><pageControl
    numberOfPages="3" id="p"/><slider value="0.5" minValue="0" maxValue="1" id="sl"/></subviews>
    </stackView><containerView id="e"><connections><segue destination="tabs" kind="embed"/></connections>
    </containerView></subviews><constraints><constraint firstItem="s" firstAttribute="top"
    secondItem="v" secondAttribute="top" constant="20" multiplier="1:2" priority="750" id="k"/>
    </constraints></view></viewController></objects></scene><scene><objects><tabBarController id="tabs">
    <connections><segue destination="list" kind="relationship"/><segue destination="nav"
    kind="relationship"/></connections></tabBarController></objects></scene></scenes></document>
    """

  private func load(_ text: String) {
    InterfaceLibrary.add("Damaged", text: text)
    let controller = UIStoryboard(name: "Damaged", bundle: nil).instantiateInitialViewController()
    controller?.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    controller?.view.layoutIfNeeded()
    for child in controller?.children ?? [] { child.view.layoutIfNeeded() }
  }

  @Test func `is read as far as it is whole`() {
    for seed in UInt64(0)..<1000 {
      var random = SeededGenerator(seed: seed)
      var text = Self.text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = text.index(
          text.startIndex, offsetBy: Int.random(in: 0..<max(1, text.count - 40), using: &random))
        let end = text.index(place, offsetBy: 20, limitedBy: text.endIndex) ?? text.endIndex
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text.removeSubrange(place..<end)
        case 1: text.insert(contentsOf: String(text[place..<end]), at: end)
        case 2: text.insert("<>\"=/".randomElement(using: &random) ?? "<", at: place)
        default: text = seed % 5 == 0 ? String(text[..<end]) : text
        }
      }
      load(text)
    }
  }

  @Test(arguments: [
    "nan", "inf", "-inf", "1e308", "-1e308", "1e-308", "-0", "99999999999999999999",
  ])
  func `may have any number`(number: String) {
    let numbers = Self.text.matches(of: #/="(-?[0-9.:]+)"/#)
    for match in numbers where match.range.lowerBound > Self.text.startIndex {
      var text = Self.text
      text.replaceSubrange(match.output.1.startIndex..<match.output.1.endIndex, with: number)
      load(text)
    }
  }

  @Test func `may be nested without end`() {
    let deep = String(repeating: "<view id=\"v\"><subviews>", count: 50_000)
    load("<document initialViewController=\"a\"><viewController id=\"a\">\(deep)")
    load(
      "<document initialViewController=\"a\"><navigationController id=\"a\"><connections><segue "
        + "destination=\"a\" kind=\"relationship\"/></connections></navigationController></document>"
    )
  }
}
