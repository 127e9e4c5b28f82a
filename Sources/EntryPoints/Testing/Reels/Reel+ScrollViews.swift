public import Foundation
public import ScrollworkScrolling

extension Reel {
  /// The content offset of a scroll view at a time, in points.
  ///
  /// If there is no such scroll view, the test fails, and the offset is not a number.
  ///
  /// - Parameters:
  ///   - name: The id of the scroll view, or the id or the words of a view in it; by default the
  ///     outermost one.
  ///   - time: The time, in seconds.
  ///   - fileID: The file of the test, with its module.
  ///   - filePath: The path of the file.
  ///   - function: The name of the test in XCTest.
  ///   - line: The line of the issue.
  ///   - column: The column of the issue.
  /// - Returns: The offset; larger ones reveal later content.
  public func offset(
    of name: String? = nil, at time: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
  ) -> CGPoint {
    let place = CallPlace(fileID, filePath, function, line, column)
    let (before, after, part) = around(time)
    guard let view = found(name, in: before, place) else { return CGPoint(x: Double.nan, y: .nan) }
    guard part > 0, let next = after.scrollViews.first(where: { $0.name == view.name }) else {
      return view.offset
    }
    return CGPoint(
      x: view.offset.x + (next.offset.x - view.offset.x) * part,
      y: view.offset.y + (next.offset.y - view.offset.y) * part)
  }

  /// The phase of a scroll view at a time.
  ///
  /// If there is no such scroll view, the test fails, and the phase is nil.
  ///
  /// - Parameters:
  ///   - name: The id of the scroll view, or the id or the words of a view in it; by default the
  ///     outermost one.
  ///   - time: The time, in seconds.
  ///   - fileID: The file of the test, with its module.
  ///   - filePath: The path of the file.
  ///   - function: The name of the test in XCTest.
  ///   - line: The line of the issue.
  ///   - column: The column of the issue.
  /// - Returns: The phase.
  public func scrollPhase(
    of name: String? = nil, at time: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ScrollPhase? {
    let place = CallPlace(fileID, filePath, function, line, column)
    let view = found(name, in: around(time).before, place)
    return ScrollPhase.allCases.first { "\($0)" == view?.phase }
  }

  private func found(
    _ name: String?, in moment: TracedMoment, _ place: CallPlace
  ) -> TracedScrollView? {
    if let view = scrollView(name, in: moment) { return view }
    let text = absence(ofScrollView: name)
    TestReporter(place: place).fail(text.prefix(1).uppercased() + text.dropFirst())
    return nil
  }
}
