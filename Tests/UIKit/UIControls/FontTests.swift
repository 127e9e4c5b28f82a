import Foundation
import ScrollworkUIControls
import Testing

@Suite struct `UIKit's fonts` {
  @Test func `have the sizes of their text styles`() {
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    #expect(
      UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor.symbolicTraits == .traitBold)
  }
}
