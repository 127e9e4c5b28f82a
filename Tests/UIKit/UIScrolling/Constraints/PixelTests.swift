import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

/// Frames by constraints on whole pixels, halves up.
///
/// Source: measured by others, on iOS at 2 pixels a point; that the edges are rounded, chosen.
@MainActor @Suite struct `Frames by constraints` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func centered(_ size: CGSize, in outer: CGSize, scale: CGFloat) -> CGRect {
    let (box, view) = (UIView(frame: CGRect(origin: .zero, size: outer)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.addSubview(view)
    root.touchScreen.scale = scale
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
      view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: box.centerYAnchor),
    ])
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func `begin on a pixel`() {
    #expect(
      centered(CGSize(width: 34.5, height: 20.5), in: CGSize(width: 99, height: 51), scale: 2)
        == CGRect(x: 32.5, y: 15.5, width: 34.5, height: 20.5))
    #expect(
      centered(CGSize(width: 101, height: 51), in: CGSize(width: 320, height: 200), scale: 2)
        == CGRect(x: 109.5, y: 74.5, width: 101, height: 51))
    #expect(
      centered(CGSize(width: 11, height: 11), in: CGSize(width: 30, height: 30), scale: 1)
        == CGRect(x: 10, y: 10, width: 11, height: 11))
  }

  @Test(arguments: [CGFloat(1), 2, 3]) func `end on a pixel, and touch their neighbors`(
    scale: CGFloat
  ) {
    let stack = UIStackView(arrangedSubviews: (0..<7).map { _ in UIView() })
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    root.addSubview(stack)
    root.touchScreen.scale = scale
    root.layoutIfNeeded()
    let frames = stack.arrangedSubviews.map(\.frame)
    for (frame, next) in zip(frames, frames.dropFirst()) {
      #expect(abs(frame.maxX - next.minX) < 1e-9)
    }
    for (index, frame) in frames.enumerated() {
      let pixels = frame.maxX * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
      #expect(abs(frame.maxX - 100 / 7 * CGFloat(index + 1)) <= 0.5 / scale + 1e-3)
    }
    #expect(abs((frames.last?.maxX ?? 0) - 100) < 1e-9)
  }

  @Test func `of a column's centered views begin on a pixel, halves to the right`() {
    let views = [CGSize(width: 129.5, height: 20), CGSize(width: 68, height: 20)].map { size in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
      view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 31, y: 28, width: 68, height: 20))
  }
}
