import Foundation
import Yams

/// The moments of an interactive figure: evenly in a span of time.
public struct FigureScrub: Hashable, Sendable {
  /// The number of moments.
  var count = 24
  /// The first moment.
  var start = FigureMoment.time(0)
  /// The last moment.
  var end = FigureMoment.end

  /// Moments over the whole script.
  public init() {}

  /// The key `interactive`: `true`, or a mapping with `count`, `from` and `to`; nil for none.
  init?(_ fields: inout FigureFields) throws(FigureError) {
    guard let node = fields.node("interactive") else { return nil }
    if let flag = node.bool {
      if !flag { return nil }
      return
    }
    guard node.mapping != nil else {
      throw fields.error(
        "interactive", found: node,
        expected: "true, or keys such as { count: 24, from: 0, to: end }")
    }
    var own = try FigureFields(node, at: fields.keys("interactive"), fields.mistakes)
    count = try own.integer("count", in: 2...120) ?? count
    start = try own.moment("from") ?? start
    end = try own.moment("to") ?? end
    own.finish()
  }

  /// The times, in seconds.
  ///
  /// - Throws: A ``FigureError`` for a moment that the script does not have.
  @MainActor public func times(in subject: FigureSubject) throws(FigureError) -> [Double] {
    let span = try subject.span(from: start, to: end)
    return (0..<count).map { index in
      span.lowerBound + (span.upperBound - span.lowerBound) * Double(index) / Double(count - 1)
    }
  }
}
