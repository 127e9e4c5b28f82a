public import Foundation
public import ScrollworkEffects

extension Reel {
  /// Whether a view is on the screen at a time, in seconds: part of its frame, before effects, is
  /// inside of the canvas and of its scroll view.
  public func shows(_ name: String, at time: Double) -> Bool {
    let moment = around(time).before
    guard let view = view(name, in: moment) else { return false }
    let scroll = moment.scrollViews.first { $0.name == view.scrollView }
    let window = CGRect(origin: .zero, size: moment.canvas)
    return view.frame.intersects(scroll?.frame.intersection(window) ?? window)
  }

  /// The phase of a view's scroll transition at a time, in seconds.
  ///
  /// It is that of the view itself, else of the first view in it that has one, else of the nearest
  /// one around it. Nil without one; if the view is not drawn, the test fails.
  ///
  /// - Parameters:
  ///   - name: The id or the words of the view.
  ///   - time: The time, in seconds.
  ///   - fileID: The file of the test, with its module.
  ///   - filePath: The path of the file.
  ///   - function: The name of the test in XCTest.
  ///   - line: The line of the issue.
  ///   - column: The column of the issue.
  /// - Returns: The phase.
  public func phase(
    of name: String, at time: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ScrollTransitionPhase? {
    let place = CallPlace(fileID, filePath, function, line, column)
    let moment = around(time).before
    guard let view = found(name, at: time, place) else { return nil }
    return view.ownPhase ?? moment.phase(in: view) ?? view.outerPhase
  }

  /// The frame of a view on the canvas at a time, in points, before effects.
  ///
  /// If the view is not drawn, the test fails, and the frame is null.
  ///
  /// - Parameters:
  ///   - name: The id or the words of the view.
  ///   - time: The time, in seconds.
  ///   - fileID: The file of the test, with its module.
  ///   - filePath: The path of the file.
  ///   - function: The name of the test in XCTest.
  ///   - line: The line of the issue.
  ///   - column: The column of the issue.
  /// - Returns: The frame.
  public func frame(
    of name: String, at time: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
  ) -> CGRect {
    let place = CallPlace(fileID, filePath, function, line, column)
    guard let view = found(name, at: time, place) else { return .null }
    func value(_ property: (CGRect) -> CGFloat) -> CGFloat {
      CGFloat(number(of: view, at: time) { Double(property($0.frame)) })
    }
    return CGRect(
      x: value { $0.minX }, y: value { $0.minY }, width: value { $0.width },
      height: value { $0.height })
  }

  /// The opacity of a view at a time, with that of all views around it, 0 … 1.
  ///
  /// If the view is not drawn, the test fails, and the opacity is not a number.
  ///
  /// - Parameters:
  ///   - name: The id or the words of the view.
  ///   - time: The time, in seconds.
  ///   - fileID: The file of the test, with its module.
  ///   - filePath: The path of the file.
  ///   - function: The name of the test in XCTest.
  ///   - line: The line of the issue.
  ///   - column: The column of the issue.
  /// - Returns: The opacity.
  public func opacity(
    of name: String, at time: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
  ) -> Double {
    let place = CallPlace(fileID, filePath, function, line, column)
    return found(name, at: time, place).map { number(of: $0, at: time, \.opacity) } ?? .nan
  }

  /// The scale of a view at a time, with that of all views around it; 1 for the size of its frame.
  ///
  /// Of different scales along both axes it is the geometric mean, in perspective that of the view's
  /// middle. If the view is not drawn, the test fails, and the scale is not a number.
  ///
  /// - Parameters:
  ///   - name: The id or the words of the view.
  ///   - time: The time, in seconds.
  ///   - fileID: The file of the test, with its module.
  ///   - filePath: The path of the file.
  ///   - function: The name of the test in XCTest.
  ///   - line: The line of the issue.
  ///   - column: The column of the issue.
  /// - Returns: The scale.
  public func scale(
    of name: String, at time: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
  ) -> Double {
    let place = CallPlace(fileID, filePath, function, line, column)
    return found(name, at: time, place).map { number(of: $0, at: time, \.scale) } ?? .nan
  }

  /// The view of a name at a time; if there is none, the test fails.
  private func found(_ name: String, at time: Double, _ place: CallPlace) -> TracedView? {
    if let view = view(name, in: around(time).before) { return view }
    let text = absence(of: name, at: time)
    TestReporter(place: place).fail(text.prefix(1).uppercased() + text.dropFirst())
    return nil
  }

  /// A number of a view between two stills.
  private func number(
    of view: TracedView, at time: Double, _ value: (TracedView) -> Double
  ) -> Double {
    let (_, after, part) = around(time)
    let start = value(view)
    guard part > 0, let next = after.counterpart(of: view) else { return start }
    return start + (value(next) - start) * part
  }
}
