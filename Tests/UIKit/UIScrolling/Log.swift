import Foundation
import ScrollworkUIScrolling

/// Records delegate callbacks; the same callback several times in a row is one entry with a count.
@MainActor final class Log: UIScrollViewDelegate {
  private(set) var entries: [(text: String, count: Int)] = []
  var zoomed: UIView?
  var mayScrollToTop = true
  var target: CGPoint?
  var onEvent: (UIScrollView, String) -> Void = { _, _ in }

  /// The entries without their counts.
  var text: String { entries.map(\.text).joined(separator: "\n") }

  func count(_ text: String) -> Int {
    entries.filter { $0.text == text }.reduce(0) { $0 + $1.count }
  }

  func clear() { entries = [] }

  func note(_ text: String, _ view: UIScrollView) {
    if entries.last?.text == text {
      entries[entries.count - 1].count += 1
    } else if entries.count > 1, text == "DidScroll", entries[entries.count - 1].text == "DidZoom",
      entries[entries.count - 2].text == "(DidZoom, DidScroll)"
    {
      entries.removeLast()
      entries[entries.count - 1].count += 1
    } else if text == "DidScroll", entries.last?.text == "DidZoom" {
      entries[entries.count - 1] = ("(DidZoom, DidScroll)", 1)
    } else {
      entries.append((text, 1))
    }
    onEvent(view, text)
  }

  static func spell(_ number: CGFloat) -> String {
    let thousandths = (Double(number) * 1000).rounded() / 1000
    guard abs(thousandths) < 1e9 else { return "\(number)" }
    return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
  }

  func scrollViewDidScroll(_ view: UIScrollView) { note("DidScroll", view) }
  func scrollViewDidZoom(_ view: UIScrollView) { note("DidZoom", view) }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { note("WillBeginDragging", view) }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let place = targetContentOffset.pointee
    note(
      "WillEndDragging v \(Self.spell(velocity.x)) \(Self.spell(velocity.y)) "
        + "target \(Self.spell(place.x)) \(Self.spell(place.y))", view)
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    note("DidEndDragging \(willDecelerate)", view)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
    note("WillBeginDecelerating", view)
  }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("DidEndDecelerating", view) }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
    note("DidEndScrollingAnimation", view)
  }
  func viewForZooming(in view: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ view: UIScrollView, with zoomed: UIView?) {
    note("WillBeginZooming", view)
  }
  func scrollViewDidEndZooming(
    _ view: UIScrollView, with zoomed: UIView?, atScale scale: CGFloat
  ) { note("DidEndZooming \(Self.spell(scale))", view) }
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
    note("ShouldScrollToTop", view)
    return mayScrollToTop
  }
  func scrollViewDidScrollToTop(_ view: UIScrollView) { note("DidScrollToTop", view) }
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
    note("DidChangeAdjustedContentInset", view)
  }
}

/// A scroll view that retains its log: delegates are weak.
final class Logged: UIScrollView { let log = Log() }

/// A list of 4,000 points on a phone, with a log.
@MainActor func list(_ length: CGFloat = 4000) -> (UIScrollView, Log) {
  let view = Logged(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  view.contentSize = CGSize(width: 390, height: length)
  view.delegate = view.log
  return (view, view.log)
}
