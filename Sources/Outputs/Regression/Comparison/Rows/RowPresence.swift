import Foundation

/// Tells a row that is gone or new from one that only one reel scrolls to.
///
/// A row that one reel does not draw was removed if the place where it would be is seen there.
struct RowPresence {
  private let rows: PairedRows
  private let matcher: ViewMatcher
  private let reels: ComparedReels
  private let pairs: [(old: Int, new: Int)]

  /// The rows of a `ForEach` of both reels.
  init(_ rows: PairedRows, _ matcher: ViewMatcher, _ reels: ComparedReels) {
    (self.rows, self.matcher, self.reels) = (rows, matcher, reels)
    pairs = rows.pairs
  }

  /// Whether the new reel would show an old row if it had it.
  func isLost(_ row: Int) -> Bool {
    let neighbor = pairs.last { $0.old < row } ?? pairs.first
    let place = place(
      of: rows.old[row], matcher.old,
      like: neighbor.map { (rows.old[$0.old], rows.new[$0.new]) }, matcher.new)
    return place.map { isSeen($0.frame, of: $0.scrollView, in: reels.new) } ?? true
  }

  /// Whether the old reel would have shown a new row if it had had it.
  func isAdded(_ row: Int) -> Bool {
    let neighbor = pairs.filter { $0.new < row }.max { $0.new < $1.new } ?? pairs.first
    let place = place(
      of: rows.new[row], matcher.new,
      like: neighbor.map { (rows.new[$0.new], rows.old[$0.old]) }, matcher.old)
    return place.map { isSeen($0.frame, of: $0.scrollView, in: reels.old) } ?? true
  }

  /// Whether the content is longer by about as much as some new rows are.
  func growth(ofAdded indices: [Int]) -> Bool {
    isGrowth(indices.map { rows.new[$0] }, matcher.new, from: reels.old, to: reels.new)
  }

  /// Whether the content is shorter by about as much as some old rows are.
  func growth(ofLost indices: [Int]) -> Bool {
    isGrowth(indices.map { rows.old[$0] }, matcher.old, from: reels.new, to: reels.old)
  }

  private func isGrowth(
    _ rows: [RecordedRow], _ views: [RecordedView], from old: Recording, to new: Recording
  ) -> Bool {
    guard let first = rows.first.flatMap({ self.first(of: $0, views) }),
      let holder = new.scrollViews.first(where: { $0.name == first.view.scrollView }),
      let other = reels.commonScrollViews.first(where: {
        $0.old.name == holder.name || $0.new.name == holder.name
      })
    else { return false }
    let before = old.scrollViews.first { $0.name == other.old.name || $0.name == other.new.name }
    return [
      (RecordedScrollView.Property.contentHeight, ViewProperty.height),
      (.contentWidth, .width),
    ].contains { content, side in
      guard let long = holder.value(content, at: 0), let short = before?.value(content, at: 0),
        long > short
      else { return false }
      let length = rows.compactMap { self.first(of: $0, views) }.map { _, frame in
        Double(side == .height ? frame.height : frame.width)
      }.reduce(0, +)
      return length > 0 && abs(long - short - length) < Self.mostDifference * length
    }
  }

  /// The greatest difference of the growth of a content from the length of its new rows, in parts of it.
  ///
  /// - Source: chosen: a spacing beside a row.
  private static let mostDifference = 0.5

  /// The place of a row in the other reel: as far from a neighbor as in its own.
  private func place(
    of row: RecordedRow, _ own: [RecordedView],
    like neighbor: (own: RecordedRow, other: RecordedRow)?, _ others: [RecordedView]
  ) -> (frame: CGRect, scrollView: String)? {
    guard let (view, frame) = first(of: row, own) else { return nil }
    guard let neighbor, let near = first(of: neighbor.own, own),
      let far = first(of: neighbor.other, others)
    else { return (frame, view.scrollView) }
    return (
      frame.offsetBy(
        dx: far.frame.minX - near.frame.minX, dy: far.frame.minY - near.frame.minY),
      far.view.scrollView
    )
  }

  /// The outermost view of a row, and its frame in the first still that draws it.
  private func first(
    of row: RecordedRow, _ views: [RecordedView]
  ) -> (view: RecordedView, frame: CGRect)? {
    guard let view = row.views.first.map({ views[$0.view] }), let still = view.spans.first,
      let frame = view.frame(at: still.lowerBound)
    else { return nil }
    return (view, frame)
  }

  /// Whether a frame in a scroll view's content, or on the canvas, is in the visible area of a still, or
  /// beyond an end of the content that a still shows.
  private func isSeen(_ frame: CGRect, of name: String, in recording: Recording) -> Bool {
    recording.stills.indices.contains { isSeen(frame, of: name, in: recording, at: $0) }
  }

  private func isSeen(
    _ frame: CGRect, of name: String, in recording: Recording, at still: Int
  ) -> Bool {
    guard !name.isEmpty, let scroll = recording.scrollViews.first(where: { $0.name == name })
    else {
      let canvas = recording.settings.canvas
      return CGRect(x: 0, y: 0, width: canvas[0], height: canvas[1]).intersects(frame)
    }
    let (across, down) = (
      Self.seen(scroll, .offsetX, .containerWidth, .contentWidth, at: still),
      Self.seen(scroll, .offsetY, .containerHeight, .contentHeight, at: still)
    )
    guard let across, let down, Self.overlap(across, frame.minX, frame.maxX),
      Self.overlap(down, frame.minY, frame.maxY)
    else { return false }
    // A scroll view may be scrolled out of another one.
    guard let holder = recording.views.first(where: { $0.isScrollView && $0.name == name }),
      holder.scrollView.count < name.count
    else { return true }
    guard let outer = holder.frame(at: still), let x = scroll.value(.offsetX, at: still),
      let y = scroll.value(.offsetY, at: still)
    else { return false }
    let part = frame.offsetBy(dx: outer.minX - x, dy: outer.minY - y).intersection(outer)
    return isSeen(part.isNull ? outer : part, of: holder.scrollView, in: recording, at: still)
  }

  /// Whether more than an edge of a frame, from `low` to `high`, is in a range.
  private static func overlap(_ range: ClosedRange<Double>, _ low: Double, _ high: Double) -> Bool {
    let edge = min(1, (high - low) / 4)
    return range.lowerBound <= high - edge && low + edge <= range.upperBound
  }

  /// The visible part of an axis, without an end where it reaches that of the content.
  private static func seen(
    _ scroll: RecordedScrollView, _ offset: RecordedScrollView.Property,
    _ container: RecordedScrollView.Property, _ content: RecordedScrollView.Property, at still: Int
  ) -> ClosedRange<Double>? {
    guard let start = scroll.value(offset, at: still),
      let length = scroll.value(container, at: still),
      let whole = scroll.value(content, at: still), length >= 0
    else { return nil }
    let first = start <= 1 ? -Double.infinity : start
    return first...(start + length >= whole - 1 ? .infinity : start + length)
  }
}
