import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

/// A limit that a content offset must never pass, by a script.
private struct NeverExpectation {
  /// The index of its step.
  let step: Int
  let limit: GestureScript.Limit
  let scrollView: String?
  /// The mark that it holds from; nil for the start.
  let mark: String?
  /// Whether the limit has been passed.
  var isUnmet = false
  /// Whether the scroll view has been in the scene.
  var isFound = false
}

/// Checks at every tick the offsets that a script expects never to be reached.
@MainActor final class NeverExpectationMonitor {
  typealias Context = SceneClock & ScriptProgressReading & ProblemReporting

  private let context: any Context
  private let targets: ScriptTargets
  private var expectations: [NeverExpectation]

  init(_ context: any Context, targets: ScriptTargets) {
    (self.context, self.targets) = (context, targets)
    expectations = context.scene.script.steps.enumerated().compactMap { index, step in
      guard case .expect(.never(let limit, let scrollView, let mark)) = step else { return nil }
      return NeverExpectation(step: index, limit: limit, scrollView: scrollView, mark: mark)
    }
  }

  /// Checks every tick from now until another one.
  ///
  /// No action is due in between, so the tracks are known.
  func check(before end: Int) {
    for index in expectations.indices where !expectations[index].isUnmet {
      let expectation = expectations[index]
      if let mark = expectation.mark,
        !context.marks.contains(where: { $0.name == mark })
      {
        continue
      }
      guard let view = targets.findScrollingView(expectation.scrollView) else { continue }
      expectations[index].isFound = true
      expectations[index].isUnmet = check(expectation, of: view, before: end)
    }
  }

  /// Reports an expectation that is not met; returns whether it is not.
  private func check(
    _ expectation: NeverExpectation, of view: any ScrollingView, before end: Int
  ) -> Bool {
    let (track, dynamics) = (view.track, view.dynamics)
    for tick in context.tick..<max(end, context.tick + 1) {
      let time = Tick.time(of: tick)
      let offset = track.offset(at: time)
      let excess = expectation.limit.excess(of: offset, in: dynamics)
      if excess > GestureScript.Expectation.closeness {
        context.reportUnmet(
          context.scene.script.steps[expectation.step], at: time, index: expectation.step,
          instead: "the offset is \(Decimal3.spell(offset)), \(Decimal3.spell(excess)) points past "
            + "the limit")
        return true
      }
      if track.phase(at: time) == .idle, track.settled.map({ $0 <= time }) ?? false { break }
    }
    return false
  }

  /// Reports the expectations whose scroll view was never in the scene.
  func reportUnseen() {
    for expectation in expectations where !expectation.isFound {
      let step = context.scene.script.steps[expectation.step]
      context.report(
        targets.missingScrollView(expectation.scrollView, step), step: expectation.step)
    }
  }
}

extension GestureScript.Limit {
  /// The distance by which an offset is past the limit, in points.
  fileprivate func excess(of offset: CGPoint, in dynamics: ScrollDynamics) -> CGFloat {
    switch self {
    case .coordinate(let axis, let limit): return offset[axis] - limit
    case .edge(let edge, let distance):
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let range = dynamics.range(axis)
      // Right to left, the leading edge is the right one.
      let isFirst =
        edge == .top
        || (axis == .horizontal
          && (edge == .leading) == (dynamics.environment.layoutDirection == .leftToRight))
      let beyond = isFirst ? range.lowerBound - offset[axis] : offset[axis] - range.upperBound
      return beyond - distance
    }
  }
}
