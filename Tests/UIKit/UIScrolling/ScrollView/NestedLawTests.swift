import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing

/// Random scripts on scroll views in scroll views: several fingers, trackpads, wheels, taps on the
/// status bar, resizes, insets, writes by code and by delegates.
@MainActor @Suite struct `Nested scroll view laws` {
  /// The number of scripts; `SCROLLWORK_LAWS` in the environment sets another one.
  static var count: Int {
    ProcessInfo.processInfo.environment["SCROLLWORK_LAWS"].flatMap { Int($0) } ?? 1000
  }

  /// Delegates that hold content at its top, as many apps do.
  final class Holder: UIScrollViewDelegate {
    func scrollViewDidScroll(_ view: UIScrollView) {
      let top = -view.adjustedContentInset.top
      if view.contentOffset.y < top { view.contentOffset.y = top }
    }
  }

  @MainActor final class Script {
    var random: SeededGenerator
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var views: [UIScrollView] = []
    var logs: [Log] = []
    let holder = Holder()
    var steps: [String] = []
    var screen: TouchScreen { root.touchScreen }

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed) ^ 0x4E53_54)
      var parent = root
      for level in 0..<3 {
        let size = CGSize(width: 390 - 20 * CGFloat(level), height: 844 - 250 * CGFloat(level))
        let view = UIScrollView(
          frame: CGRect(
            x: pick([0, 20]), y: pick([0, 40, 120]), width: size.width, height: size.height))
        view.contentSize = CGSize(
          width: size.width * pick([1, 1, 3]), height: size.height * pick([0.5, 1, 1.2, 4]))
        view.isPagingEnabled = pick([false, false, false, true])
        view.isDirectionalLockEnabled = pick([false, true])
        view.alwaysBounceVertical = pick([false, true])
        view.alwaysBounceHorizontal = pick([false, false, true])
        view.bouncesHorizontally = pick([true, true, false])
        view.transfersVerticalScrollingToParent = pick([true, true, false])
        view.delaysContentTouches = pick([true, false])
        let log = Log()
        logs.append(log)
        view.delegate = pick([log, log, log, holder])
        parent.addSubview(view)
        views.append(view)
        parent = view
      }
    }

    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &random)
    }

    func pick<T>(_ choices: [T]) -> T { choices[Int(random.next() % UInt64(choices.count))] }

    func place() -> CGPoint { CGPoint(x: number(0...390), y: number(0...844)) }

    func move(_ fingers: [Int], along axis: Axis?) {
      let length = number(-400...400)
      let steps = Int(number(2...20))
      var places = fingers.map { _ in place() }
      for (finger, place) in zip(fingers, places) { screen.touchDown(finger, at: place) }
      for _ in 0..<steps {
        for (index, finger) in fingers.enumerated() {
          if axis != .horizontal { places[index].y += length / CGFloat(steps) }
          if axis != .vertical { places[index].x += length / CGFloat(steps) }
          screen.touchMoved(
            finger, to: places[index], time: screen.time + Double(number(0...0.015)))
        }
        if pick([false, false, false, true]) { change() }
      }
      if pick([true, true, true, false]) {
        for finger in fingers.shuffled(using: &random) {
          screen.touchUp(finger, time: screen.time + Double(number(0...0.2)))
        }
      }
    }

    /// Something that the app does.
    func change() {
      let view = pick(views)
      switch random.next() % 8 {
      case 0:
        view.contentSize = CGSize(
          width: view.bounds.width * pick([1, 2]), height: number(0...3000))
      case 1: view.contentInset.top = number(0...120)
      case 2: view.contentInset.bottom = number(0...120)
      case 3: view.frame.size.height = number(100...844)
      case 4:
        view.setContentOffset(
          view.engine.clamped(CGPoint(x: number(0...900), y: number(-100...3000))),
          animated: pick([true, false]))
      case 5: view.contentOffset.y = view.engine.clamped(view.contentOffset).y
      default: break
      }
    }

    func act() {
      let kind = random.next() % 12
      steps.append("\(kind) at \(screen.time)")
      switch kind {
      case 0...3: move([0], along: pick([.horizontal, .vertical, .vertical, nil]))
      case 4: move([0, 1], along: pick([.horizontal, .vertical, nil]))
      case 5: move([1], along: pick([.horizontal, .vertical, nil]))
      case 6:
        screen.touchDown(pick([0, 1]), at: place())
        screen.touchUp(pick([0, 1]), time: screen.time + Double(number(0...0.3)))
      case 7: screen.advance(to: screen.time + Double(number(0...0.6)))
      case 8:
        screen.play([
          .wheel(
            by: CGVector(dx: number(-200...200), dy: number(-300...300)), at: .point(place()),
            over: pick([0, 0.1, 0.3]))
        ])
      case 9: screen.tapStatusBar()
      case 10: screen.touchCancelled(pick([0, 1]))
      default: change()
      }
    }

    /// The broken rules at rest.
    var faults: [String] {
      for finger in [0, 1] { screen.touchUp(finger, time: screen.time + 0.01) }
      screen.advanceUntilSettled(limit: 100)
      var faults: [String] = []
      for (level, view) in views.enumerated() {
        let (rest, nearest) = (view.contentOffset, view.engine.clamped(view.contentOffset))
        if !isClose(rest.x, nearest.x, 1e-6) || !isClose(rest.y, nearest.y, 1e-6) {
          faults.append("view \(level) rests at \(rest), \(nearest) is in range")
        }
        let states = [
          ("tracking", view.isTracking), ("dragging", view.isDragging),
          ("decelerating", view.isDecelerating), ("animating", view.isScrollAnimating),
        ]
        for (state, isOn) in states where isOn { faults.append("view \(level) is \(state)") }
      }
      for (level, log) in logs.enumerated() where views[level].delegate === log {
        var isDragging = false
        for entry in log.entries {
          if entry.text == "WillBeginDragging" {
            if isDragging || entry.count > 1 { faults.append("view \(level) is dragged twice") }
            isDragging = true
          } else if entry.text.hasPrefix("DidEndDragging") {
            if !isDragging { faults.append("view \(level) ends no drag") }
            isDragging = false
          }
        }
        if isDragging { faults.append("view \(level) is dragged for ever") }
      }
      return faults
    }
  }

  @Test func `content is in range at rest, and every drag ends once`() {
    var failures = 0
    for seed in 0..<Self.count where failures < 5 {
      let script = Script(seed: seed)
      for _ in 0..<8 { script.act() }
      let faults = script.faults
      if !faults.isEmpty {
        failures += 1
        Issue.record("seed \(seed): \(faults.joined(separator: "; ")) \(script.steps)")
      }
    }
  }
}
