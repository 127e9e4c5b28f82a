import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import Testing

/// A layout, its proposal, and the expected result.
struct LayoutCase: CustomTestStringConvertible, @unchecked Sendable {
  var name: String
  var layout: any Layout
  var views: [FakeView]
  var proposal: ProposedViewSize
  var isRightToLeft = false
  var expected: String

  init(
    _ name: String, _ layout: any Layout, _ views: [FakeView], _ width: CGFloat?,
    _ height: CGFloat?, rightToLeft: Bool = false, _ expected: String
  ) {
    self.name = name
    self.layout = layout
    self.views = views
    proposal = ProposedViewSize(width: width, height: height)
    isRightToLeft = rightToLeft
    self.expected = expected
  }

  var testDescription: String { name }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let found = Arrangement(
      layout, views.map(FakeElement.init), in: proposal, isRightToLeft: isRightToLeft)
    #expect(found.text == expected, "\(name)", sourceLocation: sourceLocation)
    let wrapped = Arrangement(
      AnyLayout(layout), views.map(FakeElement.init), in: proposal, isRightToLeft: isRightToLeft)
    #expect(wrapped.text == expected, "\(name), wrapped", sourceLocation: sourceLocation)
  }
}
