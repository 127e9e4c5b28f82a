import Foundation
import ScrollworkDrawing
import Yams

extension FigureTheme {
  /// The standard theme with the values of a figure file.
  ///
  /// - Throws: A ``FigureError`` for an unknown key, or for colors that cannot be told from each
  ///   other.
  init(
    _ node: Node, at keys: [FigureKey], _ mistakes: FigureMistakes
  ) throws(FigureError) {
    self.init()
    var fields = try FigureFields(node, at: keys, mistakes)
    family = try fields.string("family")
    titleSize = try fields.length("title-size", in: 8...72) ?? titleSize
    labelSize = try fields.length("label-size", in: 6...48) ?? labelSize
    noteSize = try fields.length("note-size", in: 6...48) ?? noteSize
    grid = try fields.length("grid", in: 2...32) ?? grid
    margin = try fields.length("margin", in: 0...200) ?? margin
    hairline = try fields.length("hairline", in: 0.25...4) ?? hairline
    line = try fields.length("line", in: 0.5...8) ?? line
    corner = try fields.length("corner", in: 0...80) ?? corner
    if let node = fields.node("light") {
      try light.read(FigureFields(node, at: fields.keys("light"), mistakes))
    }
    if let node = fields.node("dark") {
      try dark.read(FigureFields(node, at: fields.keys("dark"), mistakes))
    }
    fields.finish()
  }
}

extension FigureFields {
  fileprivate mutating func length(
    _ key: String, in range: ClosedRange<Double>
  ) throws(FigureError) -> CGFloat? {
    try number(key, in: range).map { CGFloat($0) }
  }

  /// A color of six hexadecimal digits.
  fileprivate mutating func color(_ key: String) throws(FigureError) -> Color.Resolved? {
    guard let text = try string(key) else { return nil }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else {
      throw FigureError("found \"\(text)\", expected a color such as \"#1269FF\"", at: keys(key))
    }
    return .hex(value)
  }
}

extension FigurePalette {
  /// The colors by their names in figure files.
  private static var colors: [(name: String, path: WritableKeyPath<Self, Color.Resolved>)] {
    [
      ("paper", \.paper), ("panel", \.panel), ("ink", \.ink), ("quiet", \.quiet), ("line", \.line),
      ("blue", \.blue), ("orange", \.orange), ("green", \.green), ("plum", \.plum),
    ]
  }

  /// Reads colors; checks that text and lines are told from the paper.
  fileprivate mutating func read(_ fields: FigureFields) throws(FigureError) {
    var fields = fields
    for (name, path) in Self.colors {
      if let color = try fields.color(name) { self[keyPath: path] = color }
    }
    fields.finish()
    veil = paper.opacity(veil.opacity)
    let least: [(String, Color.Resolved, Double)] = [
      ("ink", ink, Contrast.text), ("quiet", quiet, Contrast.text),
      ("blue", blue, Contrast.lines), ("orange", orange, Contrast.lines),
      ("green", green, Contrast.lines), ("plum", plum, Contrast.lines),
    ]
    for (name, color, wanted) in least {
      let ratio = Contrast.ratio(color, paper)
      guard ratio < wanted else { continue }
      throw FigureError(
        "found a contrast of \(DecimalText.spell(ratio, places: 1)) between \"\(name)\" and "
          + "\"paper\", expected at least \(DecimalText.spell(wanted, places: 1))",
        at: fields.has(name) ? fields.keys(name) : fields.keys)
    }
  }
}
