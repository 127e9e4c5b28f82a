import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling

// Values that views lend to scripts.
extension Player {
  /// Sets a value that views lend to scripts.
  func set(
    _ name: String, to value: GestureScript.Setting, isAnimated: Bool, _ step: GestureScript.Step
  ) {
    let lent = lent(name, step)
    withTransaction(Transaction(animation: isAnimated ? .default : nil)) {
      for place in lent where !place.set(value) {
        report(.wrongValue(name: name, step: "\(step)", kind: place.get().kind), step: nil)
        break
      }
    }
    updateState()
  }

  /// The values of a name; none, and a word about it, if no view lends one.
  func lent(_ name: String, _ step: GestureScript.Step) -> [LentValue] {
    let all = tree.session.lentValues
    let found = all.filter { $0.name == name }.map(\.value)
    if found.isEmpty {
      let nearest = NearestWord.nearest(to: name, among: all.map(\.name))
      report(.noSuchValue(name: name, step: "\(step)", nearest: nearest), step: nil)
    }
    return found
  }
}

extension GestureScript.Setting {
  fileprivate var kind: String {
    switch self {
    case .number: "a number (\(self))"
    case .text: "a text (\(self))"
    case .truth: "on or off (\(self))"
    }
  }
}
