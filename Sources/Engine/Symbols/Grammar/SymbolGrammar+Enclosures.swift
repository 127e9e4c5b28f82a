import Foundation
import ScrollworkGeometry

extension SymbolGrammar {
  /// A shape around a symbol.
  private struct Enclosure {
    /// The name of the shape's own drawing.
    var name: String
    /// The box in which the symbol fits.
    var room: CGRect
  }

  private static let enclosures: [(words: [String], enclosure: Enclosure)] = [
    (["circle"], around("circle")),
    (["square"], around("square")),
    (["rectangle", "portrait"], around("rectangle.portrait", 9, 11)),
    (["rectangle"], around("rectangle", 12, 9)),
    (
      ["triangle"], Enclosure(name: "triangle", room: CGRect(x: 7.5, y: 8.8, width: 9, height: 9.4))
    ),
    (["diamond"], around("diamond", 9, 9)),
    (["hexagon"], around("hexagon", 11, 11)),
    (["octagon"], around("octagon", 11, 11)),
    (["pentagon"], around("pentagon", 10, 10)),
    (["seal"], around("seal", 10.5, 10.5)),
    (["shield"], Enclosure(name: "shield", room: CGRect(x: 6.9, y: 6.3, width: 10.2, height: 9.8))),
    (["capsule"], around("capsule", 11, 7)),
    (["app", "dashed"], around("app.dashed")),
    (["app"], around("app")),
    (["square", "dashed"], around("square.dashed")),
    (["circle", "dashed"], around("circle.dashed")),
    (["viewfinder"], around("viewfinder", 11.5, 11.5)),
    (["bubble"], Enclosure(name: "bubble", room: CGRect(x: 6.5, y: 5.2, width: 11, height: 9.5))),
    (["message"], Enclosure(name: "message", room: CGRect(x: 7, y: 5.5, width: 10, height: 9))),
    (["bin"], Enclosure(name: "bin", room: CGRect(x: 8, y: 10, width: 8, height: 7.6))),
  ]

  private static func around(
    _ name: String, _ width: CGFloat = 10.8, _ height: CGFloat = 10.8
  ) -> Enclosure {
    Enclosure(
      name: name,
      room: CGRect(x: 12 - width / 2, y: 12 - height / 2, width: width, height: height))
  }

  /// A symbol in a shape; in a filled shape it is a hole.
  static func enclosed(_ words: [String]) -> [SymbolPart]? {
    let isFilled = words.last == "fill"
    let stem = isFilled ? Array(words.dropLast()) : words
    for (ending, enclosure) in enclosures
    where stem.count > ending.count && stem.suffix(ending.count) == ending[...] {
      let inner = stem.dropLast(ending.count).joined(separator: ".")
      guard
        let frame = SymbolCatalog.remembered(enclosure.name + (isFilled ? ".fill" : "")),
        let content = SymbolCatalog.remembered(inner + ".fill") ?? SymbolCatalog.remembered(inner)
      else { continue }
      let isWarning = inner == "exclamationmark" && ending == ["triangle"]
      return compose(
        frame, fitted(content, enclosure.room), isFilled, tint: isWarning ? .yellow : nil)
    }
    return nil
  }

  private static func compose(
    _ frame: [SymbolPart], _ content: [SymbolPart], _ isFilled: Bool, tint: SymbolTint?
  ) -> [SymbolPart] {
    let back = frame.map { part in
      var part = part
      part.level = 2
      part.tint = tint
      return part
    }
    guard isFilled else { return back + content }
    // Where the content has holes of its own, the frame is seen through them.
    guard content.allSatisfy({ $0.role == .draw && $0.gap == 0 }) else {
      return back + carved(content)
    }
    return back
      + content.map { part in
        var part = part
        part.role = .stamp
        part.tint = .white
        return part
      }
  }

  /// Holes in the shape of a drawing that has holes itself.
  private static func carved(_ content: [SymbolPart]) -> [SymbolPart] {
    let outline = SymbolOutline(content, thickness: 1.65, isFlat: true)
    return outline.layers.map {
      var part = SymbolPart(path: $0.path, isLine: false)
      part.role = .stamp
      part.tint = .white
      return part
    }
  }

  /// A drawing scaled and moved into a box.
  static func fitted(_ parts: [SymbolPart], _ room: CGRect) -> [SymbolPart] {
    let box = SymbolOutline.bounds(of: parts, 1.65)
    guard box.width > 0, box.height > 0 else { return parts }
    let diagonal = hypot(room.width, room.height) * 0.93
    let scale = min(
      room.width / box.width, room.height / box.height, diagonal / hypot(box.width, box.height),
      0.68)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: room.midX - box.midX * scale,
      ty: room.midY - box.midY * scale)
    return parts.map { $0.applying(place) }
  }

  // MARK: Stacks

  /// Two shapes, one in front of the other: `plus.square.on.square`.
  static func stacked(_ words: [String]) -> [SymbolPart]? {
    guard let index = words.firstIndex(of: "on"), index > 0, index + 1 < words.count,
      let front = SymbolCatalog.remembered(words[..<index].joined(separator: ".")),
      let back = SymbolCatalog.remembered(words[(index + 1)...].joined(separator: "."))
    else { return nil }
    func place(_ parts: [SymbolPart], _ x: CGFloat, _ y: CGFloat) -> [SymbolPart] {
      let scale: CGFloat = 0.8
      return parts.map {
        $0.applying(
          CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: x - 12 * scale, ty: y - 12 * scale))
      }
    }
    let isSquare = words[index + 1] == "square"
    let behind = place(back, isSquare ? 14.2 : 9.8, 9.8).map { part in
      var part = part
      part.level = 2
      return part
    }
    return behind + inFront(place(front, isSquare ? 9.8 : 14.2, 14.2))
  }

  /// Parts that hide what is behind their outer shape.
  private static func inFront(_ parts: [SymbolPart]) -> [SymbolPart] {
    guard let first = parts.first else { return [] }
    var shade = first
    shade.role = .erase
    shade.isLine = false
    shade.gap = 1.9
    return [shade] + parts
  }
}
