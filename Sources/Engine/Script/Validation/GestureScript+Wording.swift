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
    case .noFinger: "no finger is down; \"touch\" puts one down"
    case .fingerIsDown(let step):
      "the finger is down since \(place(step)); \"release\" lifts it"
    case .neverReleased: "the finger is never lifted; \"release\" lifts it"
    case .noSuchMark(let name): "there is no mark \"\(ScriptError.shortened(name))\""
    case .secondMark(let name): "there already is a mark \"\(ScriptError.shortened(name))\""
    case .recording(let name, let fault, let sample):
      "the recording \"\(ScriptError.shortened(name))\", sample \(sample + 1): \(fault.words)"
    case .input(let fault, let event): "the input, event \(event + 1): \(fault.words)"
    }
  }
}

extension TouchRecording.Fault {
  /// The fault as a message.
  package var words: String {
    switch self {
    case .empty: "there are no samples"
    case .number: "a number is not finite, or beyond ±100000000"
    case .backwards: "the time is earlier than that of the previous sample"
    case .isDown: "a touch begins while another is down; touches cannot overlap"
    case .isUp: "no touch is down; its first sample must be \"began\""
    case .tooLong(let duration):
      "the recording lasts \(shortestDecimalText(duration)) seconds; expected at most "
        + "\(shortestDecimalText(TouchRecording.longest)) seconds"
    case .neverEnds: "the last touch never ends; its last sample must be \"ended\""
    }
  }
}
