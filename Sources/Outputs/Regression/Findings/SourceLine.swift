/// The place of a finding in the source: a file and a line.
struct SourceLine: Hashable {
  /// The path of the file, as the finding has it.
  let file: String
  /// The number of the line, from 1; nil if only the file is known.
  let line: Int?

  /// The place that a text such as `Scenes/Gallery.swift:95` or `…:95:12` names.
  init(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let last = parts.last, let number = Int(last),
      number > 0
    {
      numbers.append(number)
      parts.removeLast()
    }
    (file, line) = (parts.joined(separator: ":"), numbers.last)
  }
}
