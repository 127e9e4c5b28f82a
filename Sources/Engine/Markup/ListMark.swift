/// What stands before the content of a list's item.
package enum ListMark: Hashable, Sendable {
  case bullet
  case number(Int)
  case checkbox(isOn: Bool)

  /// The mark as text: `•`, `1.`, `☐`, `☑`.
  package var words: String {
    switch self {
    case .bullet: "•"
    case .number(let number): "\(number)."
    case .checkbox(let isOn): isOn ? "☑" : "☐"
    }
  }
}
