import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

/// Source: documented, the reference pages of the anchors.
@MainActor @Suite struct `Distances of anchors` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return view.frame
  }

  /// Constrains an anchor of any kind to another one of the kind.
  private func equal<Kind>(_ pairs: [(NSLayoutAnchor<Kind>, NSLayoutAnchor<Kind>)])
    -> [NSLayoutConstraint]
  { pairs.map { $0.constraint(equalTo: $1) } }

  @Test func `of one axis pair with each other`() {
    let across: [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor)] = [
      (view.leftAnchor, root.leftAnchor), (view.rightAnchor, root.centerXAnchor),
    ]
    let down: [(NSLayoutYAxisAnchor, NSLayoutYAxisAnchor)] = [
      (view.topAnchor, root.centerYAnchor), (view.bottomAnchor, root.bottomAnchor),
    ]
    let all =
      equal(across.map { ($0.0 as NSLayoutAnchor, $0.1 as NSLayoutAnchor) })
      + equal(down.map { ($0.0 as NSLayoutAnchor, $0.1 as NSLayoutAnchor) })
    #expect(frame(all) == CGRect(x: 0, y: 200, width: 150, height: 200))
  }

  @Test func `have distances that are dimensions`() {
    let (width, height): (NSLayoutDimension, NSLayoutDimension) = (
      view.widthAnchor, view.heightAnchor
    )
    let (left, top): (NSLayoutXAxisAnchor, NSLayoutYAxisAnchor) = (view.leftAnchor, view.topAnchor)
    #expect(
      frame([
        width.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
        height.constraint(equalToConstant: 100),
        // As far from the left as from the right, and twice as far from the top as from the bottom.
        root.leftAnchor.anchorWithOffset(to: left)
          .constraint(equalTo: view.rightAnchor.anchorWithOffset(to: root.rightAnchor)),
        root.topAnchor.anchorWithOffset(to: top)
          .constraint(
            equalTo: view.bottomAnchor.anchorWithOffset(to: root.bottomAnchor), multiplier: 2),
      ]) == CGRect(x: 80, y: 200, width: 140, height: 100))
  }

  @Test func `follow each other at the spacing of the system`() {
    let (x, y): (NSLayoutXAxisAnchor, NSLayoutYAxisAnchor) = (view.leadingAnchor, view.topAnchor)
    #expect(
      frame([
        x.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
        y.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ]) == CGRect(x: 16, y: 8, width: 10, height: 10))
  }
}
