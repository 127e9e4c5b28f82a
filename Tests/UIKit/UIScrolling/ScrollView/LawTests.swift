import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing

@MainActor @Suite struct `Scroll view laws` {
  /// A scroll view with random, partly invalid properties.
  static func view(_ generator: inout SeededGenerator) -> UIScrollView {
    func pick<T>(_ choices: [T]) -> T { choices[Int(generator.next() % UInt64(choices.count))] }
    let sizes: [CGFloat] = [390, 844, 100, 1, 0, -5, .nan, .infinity]
    let lengths: [CGFloat] = [4000, 844, 900, 390, 10, 0, -1, .nan, .infinity]
    let insets: [CGFloat] = [0, 0, 20, 900, -30, .nan]
    let odd = generator.next() % 4 == 0
    let view = UIScrollView(
      frame: odd
        ? CGRect(x: 0, y: 0, width: pick(sizes), height: pick(sizes))
        : CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentSize =
      odd
      ? CGSize(width: pick(lengths), height: pick(lengths))
      : CGSize(width: pick([390, 1200]), height: pick([844, 1000, 9000]))
    if odd {
      view.contentInset = UIEdgeInsets(
        top: pick(insets), left: pick(insets), bottom: pick(insets), right: pick(insets))
    }
    view.isPagingEnabled = pick([false, false, true])
    view.isDirectionalLockEnabled = pick([false, true])
    view.bouncesVertically = pick([true, true, false])
    view.alwaysBounceVertical = pick([true, false])
    view.alwaysBounceHorizontal = pick([false, false, true])
    view.decelerationRate = pick([.normal, .normal, .fast, .init(rawValue: 2)])
    view.maximumZoomScale = pick([1, 3, 0, .nan])
    return view
  }

  /// A random input by the user or the app.
  static func act(_ view: UIScrollView, _ generator: inout SeededGenerator) {
    let screen = view.touchScreen
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &generator)
    }
    func place() -> CGPoint { CGPoint(x: number(0...390), y: number(0...844)) }
    let finger = Int(generator.next() % 2)
    let moment = screen.time + Double(number(0...0.05))
    switch generator.next() % 16 {
    case 0...1: screen.touchDown(finger, at: place(), time: moment)
    case 2...6: screen.touchMoved(finger, to: place(), time: moment)
    case 7...8: screen.touchUp(finger, time: moment)
    case 9: screen.touchCancelled(finger, time: moment)
    case 10: screen.advance(to: screen.time + Double(number(0...1)))
    case 11:
      view.setContentOffset(
        view.engine.clamped(CGPoint(x: number(-900...900), y: number(-900...4000))),
        animated: generator.next() % 2 == 0)
    case 12: view.contentSize = CGSize(width: number(0...1000), height: number(0...5000))
    case 13: view.contentInset.top = number(-10...100)
    case 14: screen.wheel(at: place(), by: CGVector(dx: number(-90...90), dy: number(-500...500)))
    default: view.setZoomScale(number(0...4), animated: generator.next() % 2 == 0)
    }
  }

  @Test func `random input settles in range with finite values`() {
    for seed in 0..<10_000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let view = Self.view(&generator)
      let log = Log()
      if seed % 20 == 0 { view.delegate = log }
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.addSubview(card)
      log.zoomed = card
      for _ in 0..<12 {
        Self.act(view, &generator)
        let offset = view.contentOffset
        guard offset.x.isFinite, offset.y.isFinite, view.zoomScale.isFinite else {
          Issue.record("seed \(seed): no number")
          break
        }
      }
      let screen = view.touchScreen
      screen.touchUp(0, time: screen.time + 0.01)
      screen.touchUp(1, time: screen.time + 0.01)
      screen.advanceUntilSettled(limit: 100)
      let rest = view.contentOffset
      let isAtRest =
        !view.isTracking && !view.isDragging && !view.isDecelerating && !view.isScrollAnimating
        && !view.isZooming && !view.isZoomBouncing
      let nearest = view.engine.clamped(rest)
      let isInRange = isClose(rest.x, nearest.x, 1e-6) && isClose(rest.y, nearest.y, 1e-6)
      if !isAtRest || !isInRange || view.contentVelocity(at: screen.time) != .zero {
        Issue.record("seed \(seed): \(rest) \(isAtRest) of \(view.contentSize)")
      }
      if seed % 20 == 0 {
        let pairs = [
          ("WillBeginDragging", "DidEndDragging"), ("WillBeginDecelerating", "DidEndDecelerating"),
        ]
        for (begin, end) in pairs {
          let begun = log.entries.filter { $0.text.hasPrefix(begin) }.reduce(0) { $0 + $1.count }
          let ended = log.entries.filter { $0.text.hasPrefix(end) }.reduce(0) { $0 + $1.count }
          if begun != ended { Issue.record("seed \(seed): \(begin) \(begun), \(ended)") }
        }
      }
    }
  }

  @Test func `numbers that are not finite, or enormous, leave it sound`() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e17, 0]
    for seed in 0..<2_000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      func pick() -> CGFloat { numbers[Int(generator.next() % UInt64(numbers.count))] }
      func point() -> CGPoint { CGPoint(x: pick(), y: pick()) }
      func rect() -> CGRect { CGRect(origin: point(), size: CGSize(width: pick(), height: pick())) }
      let (view, log) = list(2000)
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.addSubview(card)
      log.zoomed = card
      view.maximumZoomScale = 3
      let screen = view.touchScreen
      screen.play([.flick(.up, velocity: 1000)])
      for _ in 0..<4 {
        let isAnimated = generator.next() % 2 == 0
        switch generator.next() % 16 {
        case 0: view.scrollRectToVisible(rect(), animated: isAnimated)
        case 1: view.setContentOffset(point(), animated: isAnimated)
        case 2: view.contentOffset = point()
        case 3: view.setZoomScale(pick(), animated: isAnimated)
        case 4: view.zoom(to: rect(), animated: isAnimated)
        case 5:
          view.contentInset = UIEdgeInsets(top: pick(), left: pick(), bottom: pick(), right: pick())
        case 6: view.contentSize = CGSize(width: pick(), height: pick())
        case 7: screen.touchDown(at: point(), time: Double(pick()))
        case 8: screen.touchMoved(to: point(), time: Double(pick()))
        case 9:
          screen.wheel(at: point(), by: CGVector(dx: pick(), dy: pick()), time: Double(pick()))
        case 10: screen.advance(to: Double(pick()))
        case 11: screen.pinch(around: point(), from: pick(), to: pick(), over: Double(pick()))
        case 12: screen.tapStatusBar(at: Double(pick()))
        case 13: view.frame = rect()
        case 14: (view.minimumZoomScale, view.maximumZoomScale) = (pick(), pick())
        default:
          screen.safeAreaInsets = UIEdgeInsets(top: pick(), left: 0, bottom: 0, right: pick())
        }
      }
      screen.touchUp(time: Double(pick()))
      screen.advanceUntilSettled(limit: 30)
      let (offset, scale) = (view.contentOffset, view.zoomScale)
      let frame = card.convert(card.bounds, to: view)
      #expect(
        offset.x.isFinite && offset.y.isFinite && scale.isFinite && !frame.minX.isNaN,
        "seed \(seed): \(offset), \(scale)")
    }
  }

  @Test func `advancing at once equals advancing in steps`() {
    for seed in 0..<100 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let velocity = CGFloat.random(in: 300...4000, using: &generator)
      func flicked() -> UIScrollView {
        let (view, _) = list(3000)
        view.touchScreen.play([.flick(.up, velocity: velocity)])
        return view
      }
      let (once, stepped) = (flicked(), flicked())
      let end = once.touchScreen.time + Double.random(in: 0...3, using: &generator)
      once.touchScreen.advance(to: end)
      while stepped.touchScreen.time < end {
        stepped.touchScreen.advance(
          to: min(end, stepped.touchScreen.time + Double.random(in: 0.001...0.4, using: &generator))
        )
      }
      #expect(once.contentOffset == stepped.contentOffset, "seed \(seed)")
      #expect(once.isDecelerating == stepped.isDecelerating, "seed \(seed)")
    }
  }

  @Test func `mirrored touches give mirrored offsets`() {
    for seed in 0..<200 {
      func play(_ sign: CGFloat) -> (UIScrollView, [CGFloat]) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 844, height: 844))
        view.contentSize = CGSize(width: 844, height: 3000)
        view.contentOffset.y = 1078
        let screen = view.touchScreen
        screen.touchDown(at: CGPoint(x: 422, y: 422))
        var y: CGFloat = 0
        for step in 1...12 {
          y += CGFloat.random(in: -30...40, using: &generator)
          screen.touchMoved(to: CGPoint(x: 422, y: 422 + sign * y), time: Double(step) / 90)
        }
        screen.touchUp()
        let start = screen.time
        screen.advanceUntilSettled()
        return (view, (0...20).map { view.contentOffset(at: start + Double($0) / 7).y })
      }
      for (one, other) in zip(play(1).1, play(-1).1) {
        #expect(isClose(one + other, 2156, 1e-9), "seed \(seed)")
      }
    }
  }

  @Test func `content caught and released at rest stays`() {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let (view, _) = list(6000)
      view.touchScreen.play([
        .flick(.up, velocity: CGFloat.random(in: 300...2500, using: &generator)),
        .wait(Double.random(in: 0...0.4, using: &generator)),
      ])
      let screen = view.touchScreen
      screen.touchDown(at: CGPoint(x: 195, y: 400))
      let place = view.contentOffset
      screen.touchUp(time: screen.time + Double.random(in: 0...1, using: &generator))
      screen.advanceUntilSettled()
      #expect(view.contentOffset == place, "seed \(seed)")
    }
  }
}
