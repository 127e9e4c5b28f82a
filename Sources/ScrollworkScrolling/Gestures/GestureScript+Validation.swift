import Foundation
import ScrollworkGeometry
import ScrollworkMotion

extension GestureScript {
  /// Something in a script that cannot be played.
  public struct Issue: Hashable, Sendable {
    /// The number that is out of its range.
    public enum Quantity: Hashable, Sendable, CaseIterable {
      /// How long to wait, in seconds.
      case wait
      /// How long a drag moves, in seconds.
      case dragDuration
      /// How long a drag stays, in seconds.
      case hold
      /// How long a finger stays before it moves or leaves, in seconds.
      case press
      /// How often a finger taps.
      case tapCount
      /// How far a drag moves along one axis, in points.
      case distance
      /// How fast a flick is, in points per second.
      case flickVelocity
      /// A coordinate of a place or an offset, in points or fractions.
      case coordinate
      /// How long to wait for rest at most, in seconds.
      case settlingLimit

      /// What is accepted.
      ///
      /// - Source: chosen: slower flicks would not be flicks, and nothing on a canvas needs more.
      package var range: ClosedRange<Double> {
        switch self {
        case .wait, .settlingLimit: 0...600
        case .dragDuration: 0.01...60
        case .hold, .press: 0...60
        case .tapCount: 1...10
        case .distance: -100_000...100_000
        case .flickVelocity: Deceleration.leastSpeed...10_000
        case .coordinate: -100_000_000...100_000_000
        }
      }
    }

    /// What is wrong with a step.
    public enum Problem: Hashable, Sendable {
      /// A number is not in its range, or none at all.
      case outOfRange(Quantity, value: Double)
      /// A view is named by nothing.
      case emptyName
    }

    /// The step's place in the script, from zero.
    public let step: Int
    /// What is wrong with it.
    public let problem: Problem
  }

  /// All that cannot be played, in the order of the steps; empty if all is well.
  public func validate() -> [Issue] {
    steps.enumerated().flatMap { index, step in
      step.problems.map { Issue(step: index, problem: $0) }
    }
  }
}

extension GestureScript.Step {
  fileprivate var problems: [GestureScript.Issue.Problem] {
    switch self {
    case .wait(let time): Self.check([(.wait, time)])
    case .drag(let place, let way, let duration, _, let hold):
      Self.check([
        (.distance, Double(way.dx)), (.distance, Double(way.dy)), (.dragDuration, duration),
        (.hold, hold),
      ]) + (place?.problems ?? [])
    case .flick(_, let velocity, let place):
      Self.check([(.flickVelocity, Double(velocity))]) + (place?.problems ?? [])
    case .tap(let place): place.problems
    case .taps(let place, let count):
      place.problems + Self.check([(.tapCount, Double(count))])
    case .press(let place, let duration):
      place.problems + Self.check([(.press, duration)])
    case .carry(let carry):
      carry.goal.problems
        + Self.check([(.press, carry.press), (.dragDuration, carry.duration), (.hold, carry.hold)])
        + (carry.start?.problems ?? [])
    case .scroll(let destination, _): destination.problems
    case .glide(let destination, let duration, _):
      destination.problems + Self.check([(.dragDuration, duration)])
    case .untilSettled(let limit): Self.check([(.settlingLimit, limit)])
    }
  }

  fileprivate static func check(
    _ values: [(quantity: GestureScript.Issue.Quantity, value: Double)]
  ) -> [GestureScript.Issue.Problem] {
    values.filter { !$0.quantity.range.contains($0.value) }
      .map { .outOfRange($0.quantity, value: $0.value) }
  }
}

extension GestureScript.Carry.Goal {
  fileprivate var problems: [GestureScript.Issue.Problem] {
    switch self {
    case .by(let way):
      GestureScript.Step.check([(.distance, Double(way.dx)), (.distance, Double(way.dy))])
    case .to(let place): place.problems
    }
  }
}

extension GestureScript.Place {
  fileprivate var problems: [GestureScript.Issue.Problem] {
    switch self {
    case .point(let point):
      GestureScript.Step.check([
        (.coordinate, Double(point.x)), (.coordinate, Double(point.y)),
      ])
    case .view(let name): name.isEmpty ? [.emptyName] : []
    case .unit(let unit):
      GestureScript.Step.check([(.coordinate, Double(unit.x)), (.coordinate, Double(unit.y))])
    }
  }
}

extension GestureScript.Destination {
  fileprivate var problems: [GestureScript.Issue.Problem] {
    switch self {
    case .view(let name, let anchor):
      (name.isEmpty ? [.emptyName] : [])
        + (anchor.map { GestureScript.Place.unit($0).problems } ?? [])
    case .offset(let offset): GestureScript.Place.point(offset).problems
    case .edge: []
    }
  }
}
