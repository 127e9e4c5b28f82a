import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment

/// A piece of a text in one look.
struct TextPart: Sendable {
  enum Content: Sendable {
    case words(String)
    case image(Image)
    case date(Date, Text.DateStyle)
  }

  var content: Content
  var look: TextLook

  init(_ content: Content, look: TextLook = TextLook()) {
    self.content = content
    self.look = look
  }
}

/// How a piece of text looks, as far as it says so itself.
struct TextLook: Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var design: Font.Design?
  var hasEvenDigits: Bool?
  var foreground: (any ShapeStyle)?
  /// A line beneath; the inner nil says that there is none.
  var underline: Text.LineStyle??
  /// A line through; the inner nil says that there is none.
  var strikethrough: Text.LineStyle??
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// Whether a tap would lead somewhere.
  var isLink = false

  /// The look, with what another one around it says where this one says nothing.
  func within(_ outer: TextLook) -> TextLook {
    var look = self
    look.font = font ?? outer.font
    // The innermost word on weight counts.
    if weight == nil, isBold == nil { (look.weight, look.isBold) = (outer.weight, outer.isBold) }
    look.isItalic = isItalic ?? outer.isItalic
    look.design = design ?? outer.design
    look.hasEvenDigits = hasEvenDigits ?? outer.hasEvenDigits
    look.foreground = foreground ?? outer.foreground
    look.underline = underline ?? outer.underline
    look.strikethrough = strikethrough ?? outer.strikethrough
    look.tracking = tracking ?? outer.tracking
    look.baselineOffset = baselineOffset ?? outer.baselineOffset
    look.isLink = isLink || outer.isLink
    return look
  }

  /// What a view is told by the views around, and by this look.
  func environment(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    if let font { values.font = font }
    if let weight { values.fontWeight = weight }
    if let isBold { values.fontWeight = isBold ? .bold : nil }
    if let isItalic { values.isItalic = isItalic }
    if let design { values.fontDesign = design }
    if let hasEvenDigits { values.hasEvenDigits = hasEvenDigits }
    if let tracking { values.tracking = tracking }
    if let baselineOffset { values.baselineOffset = baselineOffset }
    if let underline { values.underline = underline }
    if let strikethrough { values.strikethrough = strikethrough }
    if let style = style { values.foreground = style }
    return values
  }

  /// The style of the letters, if they have one of their own.
  var style: (any ShapeStyle)? { foreground ?? (isLink ? TintShapeStyle() : nil) }
}
