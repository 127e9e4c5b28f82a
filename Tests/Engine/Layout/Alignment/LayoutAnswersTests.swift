import Foundation
import ScrollworkLayout
import Testing

@Suite struct `Answers to layout requests` {
  /// More than are compared one by one.
  private let proposals: [ProposedViewSize] = (0..<40).map {
    .init(width: CGFloat($0), height: nil)
  }

  @Test func `are known for each proposal, however many there are`() {
    var answers = LayoutAnswers()
    for (index, proposal) in proposals.enumerated() {
      #expect(answers.size(for: proposal) == nil)
      answers.add(size: CGSize(width: index, height: 7), for: proposal)
    }
    for (index, proposal) in proposals.enumerated() {
      #expect(answers.size(for: proposal) == CGSize(width: index, height: 7))
    }
  }

  @Test func `know each guide of each proposal, and those without a position`() {
    var answers = LayoutAnswers()
    let (top, leading) = (VerticalAlignment.top.key, HorizontalAlignment.leading.key)
    for (index, proposal) in proposals.enumerated() {
      #expect(answers.position(of: top, for: proposal) == .none)
      answers.add(position: CGFloat(index), of: top, for: proposal)
      answers.add(position: nil, of: leading, for: proposal)
    }
    for (index, proposal) in proposals.enumerated() {
      #expect(answers.position(of: top, for: proposal) == .some(CGFloat(index)))
      #expect(answers.position(of: leading, for: proposal) == .some(nil))
    }
  }
}
