import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkUIScrolling
import Testing

/// Views in a scroll view that constraints hold in place.
///
/// Source: documented, the reference page of `UIScrollView`.
@MainActor @Suite struct `The frame guide of a scroll view` {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let badge = UIView()
  private let row = UIView()

  init() {
    for view in [row, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      row.widthAnchor.constraint(equalToConstant: 600),
      row.heightAnchor.constraint(equalToConstant: 2000),
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalToConstant: 30),
      badge.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 5),
    ])
  }

  /// Where the badge is drawn at a time.
  private func place(at time: Double) -> CGPoint {
    CGPoint.zero.applying(badge.presentationTransform(at: time))
  }

  /// The greatest distance of the badge from a height while the content moves, also between ticks.
  private func deviation(from y: CGFloat) -> CGFloat {
    let screen = scroll.touchScreen
    var greatest: CGFloat = 0
    // The first tick of the motion tells along which axis the view is held.
    screen.advance(to: screen.time + 0.1)
    while scroll.isDecelerating {
      screen.advance(to: screen.time + 1.0 / 120)
      for part in [0, 0.3, 0.8] {
        greatest = max(greatest, abs(place(at: screen.time + part / 120).y - y))
      }
    }
    return greatest
  }

  @Test func `holds a view at every time while content scrolls`() {
    badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 20).isActive =
      true
    scroll.layoutIfNeeded()
    #expect(place(at: 0) == CGPoint(x: 5, y: 20))
    scroll.touchScreen.play([.flick(.up, velocity: 1500)])
    #expect(scroll.isDecelerating)
    #expect(deviation(from: 20) < 0.51)
    #expect(scroll.contentOffset.y > 300 && badge.frame.minY > 320)
    // Sideways it scrolls with the content.
    scroll.setContentOffset(CGPoint(x: 100, y: scroll.contentOffset.y), animated: false)
    scroll.touchScreen.advance(to: scroll.touchScreen.time + 1)
    #expect(place(at: scroll.touchScreen.time) == CGPoint(x: -95, y: 20))
  }

  @Test func `is the same as a view outside`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 300),
      scroll.heightAnchor.constraint(equalToConstant: 400),
      badge.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    scroll.touchScreen.play([.flick(.up, velocity: 1500)])
    #expect(deviation(from: 360) < 0.51)
  }

  /// A header that is stretched above its content: its top stays, its bottom scrolls.
  @Test func `stretches a view between itself and the content`() {
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(header)
    let top = header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor)
    top.priority = .defaultHigh
    NSLayoutConstraint.activate([
      top, header.topAnchor.constraint(lessThanOrEqualTo: row.topAnchor),
      header.bottomAnchor.constraint(equalTo: row.topAnchor, constant: 100),
      header.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      header.widthAnchor.constraint(equalToConstant: 300),
      badge.topAnchor.constraint(equalTo: row.topAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    scroll.contentOffset.y = -40
    scroll.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: -40, width: 300, height: 140))
    scroll.contentOffset.y = 60
    scroll.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
  }
}
