import ScrollworkStage

/// How a sentence names a view.
enum ViewLabel {
  /// The most characters of a quoted text.
  ///
  /// - Source: chosen, so that a sentence stays on a line or two.
  private static let longest = 32

  /// A view: its words, the id of its row, or the end of its name.
  static func label(_ view: RecordedView) -> String {
    if let words = view.texts[.words]?.keys.last(where: { !$0.text.isEmpty })?.text {
      return quoted(words)
    }
    return label(name: view.name, kind: view.kind)
  }

  /// The label of a moved or resized view: that of its row if it moved.
  static func mover(_ view: RecordedView, isMoved: Bool) -> String {
    isMoved && components(of: view.name).contains { $0.hasPrefix("ForEach[") }
      ? owner(of: view) : label(view)
  }

  /// The view that a modifier is applied to: its row, or the end of its name.
  static func owner(of view: RecordedView) -> String {
    let parts = components(of: view.name)
    guard let row = parts.last(where: { $0.contains("#") || $0.hasPrefix("ForEach[") }) else {
      return parts.last ?? view.kind
    }
    return rowLabel(row)
  }

  /// A view of a name and kind.
  static func label(name: String, kind: String) -> String {
    if name.isEmpty { return "the background" }
    if kind == DrawnView.indicator { return "the " + (components(of: name).last ?? kind) }
    let parts = components(of: name)
    guard let row = parts.lastIndex(where: { $0.contains("#") || $0.hasPrefix("ForEach[") }) else {
      return parts.last.map { $0 == kind ? kind : "\(kind) of \($0)" } ?? kind
    }
    let owner = rowLabel(parts[row])
    return row == parts.count - 1 ? owner : "\(kind) of \(owner)"
  }

  /// A scroll view: the end of its name.
  static func label(scrollView name: String) -> String {
    let parts = components(of: name)
    guard parts.count > 1, let last = parts.last else { return name }
    return "\(last) of \(parts[parts.count - 2])"
  }

  /// Some views: the first ones by their labels, and how many there are besides.
  static func list(_ labels: [String]) -> String {
    var distinct: [String] = []
    for label in labels where !distinct.contains(label) { distinct.append(label) }
    guard distinct.count > 2 else { return distinct.joined(separator: " and ") }
    let rest = distinct.count - 2
    return "\(distinct[0]), \(distinct[1]) and \(rest) other\(rest == 1 ? "" : "s")"
  }

  /// A text in quotation marks, shortened.
  static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“\(line.count > longest ? line.prefix(longest - 1) + "…" : line[...])”"
  }

  /// The id of a row, or its place.
  private static func rowLabel(_ part: String) -> String {
    guard let hash = part.firstIndex(of: "#") else { return part }
    return quoted(String(part[part.index(after: hash)...]))
  }

  /// The parts of a structural name; an id may have slashes itself.
  static func components(of name: String) -> [String] {
    var parts: [String] = []
    for part in name.split(separator: "/", omittingEmptySubsequences: false) {
      if let last = parts.last, last.contains("#"), part.first?.isUppercase != true {
        parts[parts.count - 1] = last + "/" + part
      } else {
        parts.append(String(part))
      }
    }
    return parts
  }
}
