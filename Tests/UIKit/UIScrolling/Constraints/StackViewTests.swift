import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

/// A view with a natural size and baselines 4 points from its top and bottom.
private final class Tile: UIView {
  let natural: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { natural }
  override var firstBaseline: CGFloat? { natural.height - 4 }
  override var lastBaseline: CGFloat? { 4 }
}

/// Rows and columns of views of 30 × 10, 60 × 20 and 30 × 30 points.
///
/// Source: documented, the reference page of `UIStackView`.
@MainActor @Suite struct `A stack of views` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let stack = UIStackView()

  init() {
    for size in [(30, 10), (60, 20), (30, 30)] {
      stack.addArrangedSubview(Tile(CGFloat(size.0), CGFloat(size.1)))
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func frames() -> [CGRect] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test func `aligns them across`() {
    typealias Alignment = UIStackView.Alignment
    let cases: [(Alignment, [CGFloat])] = [
      (.fill, [0, 0, 0]), (.leading, [0, 0, 0]), (.top, [0, 0, 0]), (.center, [10, 5, 0]),
      (.trailing, [20, 10, 0]), (.bottom, [20, 10, 0]), (.firstBaseline, [20, 10, 0]),
      (.lastBaseline, [20, 10, 0]),
    ]
    for (alignment, tops) in cases {
      stack.alignment = alignment
      let frames = frames()
      #expect(frames.map(\.minY) == tops, "\(alignment)")
      #expect(
        frames.map(\.height) == (alignment == .fill ? [30, 30, 30] : [10, 20, 30]), "\(alignment)")
    }
    #expect(stack.frame.size == CGSize(width: 120, height: 30))
    let numbers: [Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(numbers.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    stack.axis = .vertical
    stack.alignment = .trailing
    #expect(frames().map(\.minX) == [30, 0, 30])
  }

  @Test func `shares its length among them`() {
    typealias Distribution = UIStackView.Distribution
    stack.widthAnchor.constraint(equalToConstant: 240).isActive = true
    let cases: [(Distribution, [CGFloat], [CGFloat])] = [
      (.fillEqually, [0, 80, 160], [80, 80, 80]),
      (.fillProportionally, [0, 60, 180], [60, 120, 60]),
      (.equalSpacing, [0, 90, 210], [30, 60, 30]),
      (.equalCentering, [0, 90, 210], [30, 60, 30]),
    ]
    for (distribution, places, widths) in cases {
      stack.distribution = distribution
      let frames = frames()
      #expect(frames.map(\.minX) == places, "\(distribution)")
      #expect(frames.map(\.width) == widths, "\(distribution)")
    }
    stack.distribution = .fill
    stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    #expect(frames().map(\.width) == [150, 60, 30])
    let all: [Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `keeps distances between them`() {
    let first = stack.arrangedSubviews[0]
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    stack.spacing = 3
    stack.setCustomSpacing(11, after: first)
    #expect(stack.customSpacing(after: first) == 11)
    #expect(frames().map(\.minX) == [0, 41, 104])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: first)
    #expect(frames()[1].minX == 38)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
    #expect(frames()[1].minX == 33)
    stack.axis = .vertical
    stack.spacing = 20
    #expect(frames().map(\.minY) == [0, 30, 70])
    stack.isBaselineRelativeArrangement = true
    // The baselines are 20 points apart: at 6 and 26, at 26 and 46.
    #expect(frames().map(\.minY) == [0, 10, 20])
  }

  @Test func `insets them by its margins`() {
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frames()[0].origin == .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames()[0].origin == CGPoint(x: 2, y: 1))
    #expect(stack.frame.size == CGSize(width: 126, height: 34))
  }

  @Test func `takes them in and gives them up`() {
    let (new, last) = (Tile(5, 5), Tile(7, 7))
    stack.addArrangedSubview(last)
    #expect(frames().last == CGRect(x: 120, y: 0, width: 7, height: 30))
    last.removeFromSuperview()
    stack.insertArrangedSubview(new, at: 1)
    #expect(frames().map(\.minX) == [0, 30, 35, 95])
    #expect(!new.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(new)
    #expect(stack.arrangedSubviews.count == 3 && new.superview === stack)
    #expect(frames().map(\.minX) == [0, 30, 90])
    stack.arrangedSubviews[1].removeFromSuperview()
    #expect(frames().map(\.minX) == [0, 30] && stack.subviews.count == 3)
    // Views that leave are taken out of the row by the method that subclasses override.
    stack.willRemoveSubview(stack.arrangedSubviews[0])
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test func `runs from the right from right to left`() {
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(frames().map(\.minX) == [90, 30, 0])
  }
}
