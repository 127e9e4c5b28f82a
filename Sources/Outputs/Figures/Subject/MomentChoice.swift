import Foundation
import ScrollworkDrawing
import ScrollworkStage

/// The moments of a figure with several stills: listed, or chosen by a rule.
public struct MomentChoice: Hashable, Sendable {
  /// A rule by which moments are chosen.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    /// Equal distances in time.
    case evenly
    /// The marks of the script.
    case marks
    /// Equal changes of the visible views, so that fast parts get more stills.
    case change
  }

  /// The moments; nil if a rule chooses them.
  public var moments: [FigureMoment]?
  /// The number of stills that a rule chooses.
  public var count: Int
  /// The rule.
  public var rule: Rule
  /// The first moment from which a rule chooses.
  public var start: FigureMoment
  /// The last moment up to which a rule chooses.
  public var end: FigureMoment

  /// Listed moments.
  public static func at(_ moments: [FigureMoment]) -> MomentChoice {
    MomentChoice(moments: moments, count: moments.count, rule: .evenly, start: .time(0), end: .end)
  }

  /// Moments that a rule chooses.
  public static func chosen(
    _ count: Int, by rule: Rule = .evenly, from start: FigureMoment = .time(0),
    to end: FigureMoment = .end
  ) -> MomentChoice {
    MomentChoice(moments: nil, count: count, rule: rule, start: start, end: end)
  }

  /// The moments under `at`, or those of the rule under `choose`.
  ///
  /// - Parameters:
  ///   - fields: The fields.
  ///   - count: The number of stills that a rule chooses by default.
  /// - Throws: A ``FigureError`` for moments and a rule together.
  init(_ fields: inout FigureFields, count: Int) throws(FigureError) {
    let moments = try fields.moments("at")
    let named = try fields.integer("count", in: 1...100)
    let rule = try fields.choice("choose", of: Rule.self)
    let (start, end) = (try fields.moment("from"), try fields.moment("to"))
    if moments != nil {
      for key in ["count", "choose", "from", "to"] where fields.has(key) {
        throw FigureError(
          "found \"\(key)\" beside \"at\", expected one of them: \"at\" lists the moments",
          at: fields.keys(key))
      }
    }
    if let moments, moments.isEmpty {
      throw FigureError(
        "found no moments, expected some such as [0, 0.4, end]", at: fields.keys("at"))
    }
    if rule == .marks, named != nil {
      throw FigureError(
        "found \"count\" beside \"choose: marks\", expected one of them: every mark is shown",
        at: fields.keys("count"))
    }
    self.init(
      moments: moments, count: named ?? count, rule: rule ?? .evenly, start: start ?? .time(0),
      end: end ?? .end)
  }

  private init(
    moments: [FigureMoment]?, count: Int, rule: Rule, start: FigureMoment, end: FigureMoment
  ) {
    (self.moments, self.count, self.rule) = (moments, count, rule)
    (self.start, self.end) = (start, end)
  }

  /// The times of the moments, in seconds.
  ///
  /// - Throws: A ``FigureError`` for a moment that the script does not have, or for a rule that finds
  ///   none.
  @MainActor func times(in subject: FigureSubject) throws(FigureError) -> [Double] {
    if let moments {
      var times: [Double] = []
      for (index, moment) in moments.enumerated() {
        let keys: [FigureKey] = [.name("at")] + (moments.count > 1 ? [.index(index)] : [])
        times.append(try subject.time(of: moment, at: keys))
      }
      return times
    }
    let (start, end) = (
      try subject.time(of: start, at: [.name("from")]), try subject.time(of: end, at: [.name("to")])
    )
    guard start <= end else {
      throw FigureError(
        "found an end at \(FigureSubject.seconds(end)), before the start at "
          + "\(FigureSubject.seconds(start)); expected a later one", at: [.name("to")])
    }
    switch rule {
    case .evenly: return Self.even(count, from: start, to: end)
    case .marks:
      let times = subject.stage.marks.map(\.time).filter { (start...end).contains($0) }
      guard !times.isEmpty else {
        throw FigureError(
          "found no marks in the script of \"\(subject.name)\", expected some from "
            + "\(FigureSubject.seconds(start)) to \(FigureSubject.seconds(end))",
          at: [.name("choose")])
      }
      return times
    case .change:
      let change = try VisibleChange(of: subject, from: start, to: end)
      guard change.total > 0 else {
        throw FigureError(
          "found no change of \"\(subject.name)\" from \(FigureSubject.seconds(start)) to "
            + "\(FigureSubject.seconds(end)), expected times of motion", at: [.name("choose")])
      }
      return change.times(count)
    }
  }

  /// Equal distances in time, rounded down to hundredths of a second, so that labels are exact.
  static func even(_ count: Int, from start: Double = 0, to end: Double) -> [Double] {
    guard count > 1 else { return [start] }
    return (0..<count).map { index in
      let time = start + (end - start) * Double(index) / Double(count - 1)
      return max(start, (time * 100 + 1e-6).rounded(.down) / 100)
    }
  }
}
