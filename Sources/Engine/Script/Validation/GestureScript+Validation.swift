import Foundation
import ScrollworkGeometry
import ScrollworkMotion

extension GestureScript {
  /// A step of a script that cannot be played.
  public struct Issue: Hashable, Sendable {
    /// The reason that a step cannot be played.
    public enum Problem: Hashable, Sendable {
      /// A number is out of its range, or not a number.
      case outOfRange(Quantity, value: Double)
      /// The name of a view or a value is empty.
      case emptyName
      /// The step needs a finger that is down, and none is.
      case noFinger
      /// The step needs the finger, which is down since another step, counted from zero.
      case fingerIsDown(since: Int)
      /// The finger is never lifted.
      case neverReleased
      /// No `mark` step has that name.
      case noSuchMark(String)
      /// An earlier `mark` step has that name.
      case secondMark(String)
      /// A recording is invalid at a sample, counted from zero.
      case recording(String, TouchRecording.Fault, sample: Int)
      /// Recorded input is invalid at an event, counted from zero.
      case input(InputRecording.Fault, event: Int)
    }

    /// The index of the step, from zero.
    public let step: Int
    /// The reason.
    public let problem: Problem
  }

  /// The steps that cannot be played, in order; empty if the script is valid.
  public func validate() -> [Issue] {
    steps.enumerated().flatMap { index, step in
      step.problems.map { Issue(step: index, problem: $0) }
    } + order
  }

  /// Steps that contradict an earlier or a later step.
  private var order: [Issue] {
    var issues: [Issue] = []
    var down: Int?
    var marks: Set<String> = []
    let known = Set(steps.compactMap { if case .mark(let name) = $0 { name } else { nil } })
    for (index, step) in steps.enumerated() {
      func complain(_ problem: Issue.Problem) {
        issues.append(Issue(step: index, problem: problem))
      }
      if let since = down {
        if !step.isAllowedWhileTouching { complain(.fingerIsDown(since: since)) }
      } else if step.requiresTouch {
        complain(.noFinger)
      }
      switch step {
      case .touch: down = down ?? index
      case .release: down = nil
      case .mark(let name): if !marks.insert(name).inserted { complain(.secondMark(name)) }
      case .expect(.never(_, _, let name?)) where !known.contains(name):
        complain(.noSuchMark(name))
      default: break
      }
    }
    if let down { issues.append(Issue(step: down, problem: .neverReleased)) }
    return issues
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
    case .tap(let place), .touch(let place): place.problems
    case .taps(let place, let count):
      place.problems + Self.check([(.tapCount, Double(count))])
    case .press(let place, let duration):
      place.problems + Self.check([(.press, duration)])
    case .carry(let carry):
      carry.goal.problems
        + Self.check([(.press, carry.press), (.dragDuration, carry.duration), (.hold, carry.hold)])
        + (carry.start?.problems ?? [])
    case .move(let goal, let duration, _):
      goal.problems + Self.check([(.dragDuration, duration)])
    case .hold(let duration): Self.check([(.hold, duration)])
    case .release, .statusBarTap, .rotate: []
    case .replay(let recording):
      recording.fault.map { [.recording(recording.name, $0.fault, sample: $0.sample)] } ?? []
    case .input(let recording): recording.fault.map { [.input($0.fault, event: $0.event)] } ?? []
    case .pinch(let place, let scale, let turn, let duration, _):
      Self.check([
        (.pinchScale, Double(scale)), (.pinchTurn, turn.degrees), (.dragDuration, duration),
      ])
        + (place?.problems ?? [])
    case .wheel(let way, let place, let duration, _):
      Self.check([
        (.distance, Double(way.dx)), (.distance, Double(way.dy)), (.wheelDuration, duration),
      ]) + (place?.problems ?? [])
    case .resize(let size):
      Self.check([(.side, Double(size.width)), (.side, Double(size.height))])
    case .set(let name, let value, _): Self.check(name: name) + value.problems
    case .mark(let name): Self.check(name: name)
    case .expect(let expectation): expectation.problems
    case .scroll(let destination, let name, _):
      destination.problems + (name.map(Self.check(name:)) ?? [])
    case .glide(let destination, let name, let duration, _):
      destination.problems + (name.map(Self.check(name:)) ?? [])
        + Self.check([(.dragDuration, duration)])
    case .untilSettled(let limit): Self.check([(.settlingLimit, limit)])
    }
  }

  fileprivate static func check(
    _ values: [(quantity: GestureScript.Issue.Quantity, value: Double)]
  ) -> [GestureScript.Issue.Problem] {
    values.filter { !$0.quantity.range.contains($0.value) }
      .map { .outOfRange($0.quantity, value: $0.value) }
  }

  fileprivate static func check(name: String) -> [GestureScript.Issue.Problem] {
    name.isEmpty ? [.emptyName] : []
  }
}

extension GestureScript.Setting {
  fileprivate var problems: [GestureScript.Issue.Problem] {
    if case .number(let value) = self {
      GestureScript.Step.check([(.setting, value)])
    } else {
      []
    }
  }
}

extension GestureScript.Expectation {
  fileprivate var problems: [GestureScript.Issue.Problem] {
    typealias Step = GestureScript.Step
    switch self {
    case .settled(let view, let anchor, let scrollView, let deadline):
      let time: Double =
        switch deadline {
        case .by(let time), .within(let time): time
        case nil: 0
        }
      return [view, scrollView].compactMap { $0 }.flatMap(Step.check(name:))
        + (anchor.map { GestureScript.Place.unit($0).problems } ?? [])
        + Step.check([(.settlingLimit, time)])
    case .offset(let x, let y, let tolerance, let scrollView):
      return Step.check([
        (.coordinate, Double(x ?? 0)), (.coordinate, Double(y ?? 0)),
        (.tolerance, Double(tolerance)),
      ]) + (scrollView.map(Step.check(name:)) ?? [])
    case .never(let limit, let scrollView, let mark):
      let number: (GestureScript.Issue.Quantity, Double) =
        switch limit {
        case .edge(_, let way): (.tolerance, Double(way))
        case .coordinate(_, let place): (.coordinate, Double(place))
        }
      return Step.check([number])
        + [scrollView, mark].compactMap { $0 }
        .flatMap(Step.check(name:))
    case .value(let name, let value): return Step.check(name: name) + value.problems
    }
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
    case .view(let name): GestureScript.Step.check(name: name)
    case .unit(let unit):
      GestureScript.Step.check([(.coordinate, Double(unit.x)), (.coordinate, Double(unit.y))])
    }
  }
}

extension GestureScript.Destination {
  fileprivate var problems: [GestureScript.Issue.Problem] {
    switch self {
    case .view(let name, let anchor):
      GestureScript.Step.check(name: name)
        + (anchor.map { GestureScript.Place.unit($0).problems } ?? [])
    case .offset(let offset): GestureScript.Place.point(offset).problems
    case .edge: []
    }
  }
}
