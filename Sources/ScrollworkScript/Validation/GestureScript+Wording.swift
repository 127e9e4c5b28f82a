import ScrollworkMotion

extension GestureScript.Issue: CustomStringConvertible {
  /// The step, counted from one, and the reason with the value and the accepted range.
  public var description: String { "step \(step + 1): \(problem.description { "step \($0 + 1)" })" }
}

extension GestureScript.Issue.Problem {
  /// The reason as a message; `place` names the position of a step.
  package func description(_ place: (Int) -> String) -> String {
    switch self {
    case .outOfRange(let quantity, let value): quantity.complaint(value)
    case .emptyName: "the name of the view is empty"
    case .noFinger: "no finger is down; \"touch\" lets one come down"
    case .fingerIsDown(let step):
      "the finger is still down since \(place(step)); \"release\" lets it go"
    case .neverReleased: "the finger never leaves; \"release\" lets it go"
    case .noSuchMark(let name): "no moment is called \"\(name)\"; \"mark\" gives one a name"
    case .secondMark(let name): "a moment is called \"\(name)\" already"
    case .recording(let name, let fault, let sample):
      "the recording \"\(name)\", sample \(sample + 1): \(fault.words)"
    }
  }
}

extension TouchRecording.Fault {
  /// The fault as a message.
  package var words: String {
    switch self {
    case .empty: "there are no samples"
    case .number: "a number is none, or beyond 100000000"
    case .backwards: "the time is earlier than that of the sample before"
    case .isDown: "a finger began while one is down; fingers are replayed one after the other"
    case .isUp: "no finger is down; the first sample of one is \"began\""
    case .neverEnds: "the last finger never leaves; its last sample is \"ended\""
    }
  }
}
