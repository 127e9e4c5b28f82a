import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

/// A view with a natural size.
private final class Sized: UIView {
  var natural = CGSize(width: 40, height: 20)
  override var intrinsicContentSize: CGSize { natural }
}

@MainActor @Suite struct Constraints {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func add(_ view: UIView, to parent: UIView? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
  }

  @Test func `place views by their anchors`() {
    let (a, b) = (UIView(), UIView())
    add(a)
    add(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      a.heightAnchor.constraint(equalToConstant: 50),
      b.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 10),
      b.widthAnchor.constraint(equalToConstant: 30),
      b.heightAnchor.constraint(equalTo: b.widthAnchor),
    ])
    root.touchScreen.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 40, width: 150, height: 50))
    #expect(b.frame == CGRect(x: 135, y: 100, width: 30, height: 30))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
  }

  @Test func `hug content by priorities`() {
    let (a, b) = (Sized(), Sized())
    add(a)
    add(b)
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(b.frame == CGRect(x: 48, y: 0, width: 252, height: 20))
  }

  @Test func `of a stack share its length`() {
    let stack = UIStackView(arrangedSubviews: [Sized(), Sized(), Sized()])
    stack.spacing = 10
    stack.distribution = .fillEqually
    add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 5, width: 300, height: 20))
    // Thirds of 280 points, on pixels.
    #expect(stack.arrangedSubviews.map(\.frame.width) == [93.5, 93, 93.5])
    stack.arrangedSubviews[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame.width == 145)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 90, height: 20))
  }

  @Test func `to a scroll view determine its content`() {
    let scroll = UIScrollView()
    let content = UIView()
    add(scroll)
    add(content, to: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1200),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 1200))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 1200))
  }
}
