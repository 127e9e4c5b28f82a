import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

// Text as `<text>` elements.
extension SVGWriter {
  /// Writes the words and decorations of a text; nil if they must be drawn as outlines.
  ///
  /// Lines from left to right are spans of one element, so that a search finds words across a line
  /// break. Every other line is an element of its own, in which the reader orders the characters.
  mutating func liveText(
    _ text: ShapedText.Part, _ run: TextRun, at origin: CGPoint, _ paint: Paint, over area: CGRect
  ) throws(CairoError) -> String? {
    guard !text.phrases.isEmpty, text.phrases.allSatisfy(\.canBeLive),
      let paint = try paint.simplified
    else { return nil }
    let decorations = text.decorations
    if !decorations.isEmpty, paint.opacity < 1 {
      // Glyphs and decorations are one shape.
      let solid = try liveText(text, run, at: origin, paint.opaque, over: area)
      return SVGElement("g").with("opacity", try SVGColor.opacity(paint.opacity))
        .around(solid ?? "")
    }
    let language = run.language == Self.defaultLanguage ? nil : run.language
    var content = ""
    for phrases in text.phrases.elements {
      let element = SVGElement("text").with("xml:lang", language.map(SVGElement.quoted))
        .with("xml:space", phrases.contains { $0.hasWideSpace } ? "preserve" : nil)
        .with("direction", phrases[0].isRightToLeft ? "rtl" : nil)
      let words = try Self.words(phrases, in: element, at: origin) {
        (element) throws(CairoError) in try fill(element, paint, over: area)
      }
      content += words
    }
    guard !decorations.isEmpty else { return content }
    let outline = SVGElement("path").with("d", try SVGPathData.data(decorations)).with(
      "transform",
      try SVGNumber.transform(CGAffineTransform(translationX: origin.x, y: origin.y)))
    return content + (try fill(outline, paint, over: area, movedBy: origin).closed)
  }

  /// The language of a run that does not say another.
  private static let defaultLanguage = "en-US"

  /// Writes phrases as one element: a single one without spans.
  private static func words(
    _ phrases: [Phrase], in element: SVGElement, at origin: CGPoint,
    _ fill: (SVGElement) throws(CairoError) -> SVGElement
  ) throws(CairoError) -> String {
    var styles: [[Attribute]] = []
    for phrase in phrases { styles.append(try style(of: phrase)) }
    let shared = styles[0].filter { attribute in
      styles.allSatisfy { $0.contains { $0 == attribute } }
    }
    var outer = element
    for attribute in shared { outer = outer.with(attribute.name, attribute.value) }
    outer = try fill(outer)
    if phrases.count == 1 {
      for attribute in try place(of: phrases[0], at: origin) {
        outer = outer.with(attribute.name, attribute.value)
      }
      return outer.aroundText(phrases[0].text)
    }
    var content = ""
    for (index, (phrase, style)) in zip(phrases, styles).enumerated() {
      var span = SVGElement("tspan")
      let own = style.filter { attribute in !shared.contains { $0 == attribute } }
      for attribute in try place(of: phrase, at: origin) + own {
        span = span.with(attribute.name, attribute.value)
      }
      if index > 0, phrases[index - 1].line != phrase.line { content += " " }
      content += span.inline(SVGElement.escaped(phrase.text))
    }
    return outer.inline(content) + "\n"
  }

  private typealias Attribute = (name: String, value: String)

  /// The position and length of a phrase.
  ///
  /// The length keeps a line in its place with other fonts. Right to left it is left out: letters
  /// that join would be torn apart.
  private static func place(
    of phrase: Phrase, at origin: CGPoint
  ) throws(CairoError) -> [Attribute] {
    // Text that runs to the left begins at its right end.
    let x = origin.x + phrase.origin.x + (phrase.isRightToLeft ? phrase.width : 0)
    var attributes = [
      ("x", try SVGNumber.format(x)),
      ("y", try SVGNumber.format(origin.y + phrase.origin.y)),
    ]
    if phrase.isPlain, phrase.text.count > 1 {
      // Readers count the tracking after the last character.
      let length = phrase.width + phrase.tracking
      attributes += [("textLength", try SVGNumber.format(length)), ("lengthAdjust", "spacing")]
    }
    return attributes
  }

  private static func style(of phrase: Phrase) throws(CairoError) -> [Attribute] {
    let face = phrase.face
    var attributes = [
      ("font-family", SVGFontFamilies(phrase).value),
      ("font-size", try SVGNumber.format(face.size)),
    ]
    if face.weight != 400 { attributes.append(("font-weight", "\(face.weight)")) }
    if face.isItalic { attributes.append(("font-style", "italic")) }
    if phrase.tracking != 0 {
      attributes.append(("letter-spacing", try SVGNumber.format(phrase.tracking)))
    }
    if face.usesMonospacedDigits {
      attributes.append(("style", "font-variant-numeric:tabular-nums"))
    }
    return attributes
  }
}

extension [Phrase] {
  /// The phrases of each element: all plain ones together, each other one alone.
  fileprivate var elements: [[Phrase]] {
    let plain = filter(\.isPlain)
    return (plain.isEmpty ? [] : [plain]) + filter { !$0.isPlain }.map { [$0] }
  }
}

extension Phrase {
  /// Whether the characters have a space that markup would swallow.
  fileprivate var hasWideSpace: Bool {
    text.hasPrefix(" ") || text.hasSuffix(" ") || text.contains("  ")
  }
}
