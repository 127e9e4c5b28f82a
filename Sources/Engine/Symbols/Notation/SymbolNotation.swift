import Foundation
import ScrollworkGeometry

/// Reads the entries of the catalog: how a symbol is drawn, in words and numbers.
///
/// A part begins with its kind (see ``SymbolEntry/Kind``), with a level as in `line2`, a gap around
/// it as in `area!`, a color as in `body:y`, or a question mark if it shows a variable value.
/// `use name scale x y` is another symbol with its center at a point, `mask` a hole of its shape and
/// a gap around it. Outlines are commands with absolute coordinates:
///
/// - `M x y …` moves, then adds lines; `L`, `H` and `V` add lines, `C` and `Q` curves, `Z` closes.
/// - `O x y r` is a circle, `E x y rx ry` an ellipse, `R x y w h r` a rounded rectangle.
/// - `A x y r from to` is an arc by angles in degrees, clockwise from the right; `a` continues a
///   line with one.
/// - `S x y outer inner n` is a star, `K x y outer inner n` a cogwheel, `P x y r n` a polygon.
/// - `r` sets the radius of the corners of lines that follow.
struct SymbolNotation {
  private var words: ArraySlice<Substring>
  private var entry = SymbolEntry()
  private var kind: SymbolEntry.Kind?
  private var look = SymbolPart(path: Path(), isLine: false)
  private var pencil = SymbolPencil()
  private var steps = 0
  /// The parts of another symbol.
  private let named: (String) -> [SymbolPart]?

  init(_ text: Substring, named: @escaping (String) -> [SymbolPart]?) {
    words = text.split(whereSeparator: \.isWhitespace)[...]
    self.named = named
  }

  /// The entry that the words say.
  mutating func read() -> SymbolEntry {
    while let word = words.popFirst() {
      guard let first = word.first else { continue }
      if let (name, marks) = Self.part(word) {
        finishPart()
        begin(name, marks)
      } else if first.isLetter {
        let rest = word.dropFirst()
        if !rest.isEmpty { words = words[...].prependingWord(rest) }
        command(first)
      } else {
        words = words.prependingWord(word)
        command(pencil.implied)
      }
    }
    finishPart()
    return entry
  }

  /// A word that begins a part, and its marks.
  private static func part(_ word: Substring) -> (name: Substring, marks: Substring)? {
    let name = word.prefix { $0.isLowercase }
    return name.count > 2 ? (name, word.dropFirst(name.count)) : nil
  }

  private mutating func begin(_ name: Substring, _ marks: Substring) {
    look = SymbolPart(path: Path(), isLine: false)
    var marks = marks
    while let mark = marks.popFirst() {
      switch mark {
      case "!": look.gap = 1.3
      case "?":
        look.step = steps
        steps += 1
      case ":": look.tint = marks.popFirst().flatMap(SymbolTint.init)
      default: look.level = mark.wholeNumberValue ?? 1
      }
    }
    if name == "use" || name == "mask" { return use(isMask: name == "mask") }
    guard let kind = SymbolEntry.Kind(rawValue: String(name)) else {
      preconditionFailure("\(name) is no kind of part of a symbol")
    }
    self.kind = kind
  }

  private mutating func finishPart() {
    defer { (kind, pencil) = (nil, SymbolPencil()) }
    guard let kind else { return }
    look.path = pencil.finished()
    entry.elements.append(.init(kind: kind, part: look))
  }

  private mutating func use(isMask: Bool) {
    let name = String(words.popFirst() ?? "")
    let (scale, x, y) = (number(), number(), number())
    let middle = SymbolPart.side / 2
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: x - middle * scale, ty: y - middle * scale)
    guard let parts = named(name) else { preconditionFailure("there is no symbol \(name)") }
    for part in parts {
      var placed = part.applying(place)
      if isMask {
        guard part.role == .draw else { continue }
        (placed.role, placed.gap) = (.erase, 1.3)
        entry.elements.append(.init(kind: part.isLine ? .groove : .hole, part: placed))
        continue
      }
      placed.level = max(look.level, part.level)
      placed.gap = part.role == .draw ? max(look.gap, part.gap) : part.gap
      placed.tint = look.tint ?? part.tint
      placed.step = look.step
      let kind: SymbolEntry.Kind =
        switch (part.role, part.isLine) {
        case (.draw, true): .line
        case (.draw, false): .area
        case (.erase, true): .groove
        case (.erase, false): .hole
        case (.stamp, _): .stamp
        }
      entry.elements.append(.init(kind: kind, part: placed))
    }
  }

  // MARK: Commands

  private mutating func number() -> CGFloat {
    guard let word = words.popFirst(), let value = Double(word) else {
      preconditionFailure("a symbol lacks a number")
    }
    return CGFloat(value)
  }

  private mutating func point() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }

  private mutating func command(_ letter: Character) {
    pencil.implied = letter == "M" ? "L" : letter
    switch letter {
    case "M": pencil.move(to: point())
    case "L": pencil.line(to: point())
    case "H": pencil.line(to: CGPoint(x: number(), y: pencil.here.y))
    case "V": pencil.line(to: CGPoint(x: pencil.here.x, y: number()))
    case "C":
      let (first, second) = (point(), point())
      pencil.curve(to: point(), first, second)
    case "Q":
      let control = point()
      pencil.quad(to: point(), control)
    case "Z": pencil.close()
    case "A", "a":
      let center = point()
      let radius = number()
      pencil.arc(center, radius, number(), number(), continues: letter == "a")
    case "O":
      let center = point()
      let radius = number()
      pencil.ellipse(center, radius, radius)
    case "E":
      let center = point()
      pencil.ellipse(center, number(), number())
    case "R":
      let origin = point()
      pencil.rectangle(
        CGRect(origin: origin, size: CGSize(width: number(), height: number())), number())
    case "S":
      let center = point()
      pencil.star(center, number(), number(), Int(number()))
    case "K":
      let center = point()
      pencil.cog(center, number(), number(), Int(number()))
    case "P":
      let center = point()
      let radius = number()
      pencil.polygon(center, radius, Int(number()))
    case "r": pencil.corner = number()
    default: preconditionFailure("\(letter) is no command of a symbol")
    }
  }
}

extension ArraySlice<Substring> {
  fileprivate func prependingWord(_ word: Substring) -> ArraySlice<Substring> {
    ([word] + self)[...]
  }
}
