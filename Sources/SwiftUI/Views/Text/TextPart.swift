import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment

/// A part of a text with a uniform style.
struct TextPart: Sendable {
  enum Content: Sendable {
    case words(String)
    case image(Image)
    case date(Date, Text.DateStyle)
    case value(FormattedValue)
    /// A key, written in the language of the environment, with the name of its table.
    case key(LocalizedStringKey, table: String?)
  }

  var content: Content
  var look: TextAttributes

  init(_ content: Content, look: TextAttributes = TextAttributes()) {
    self.content = content
    self.look = look
  }
}

/// The style attributes of a text part; nil attributes are inherited.
struct TextAttributes: Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var design: Font.Design?
  var usesMonospacedDigits: Bool?
  var foreground: (any ShapeStyle)?
  /// The underline; nil is inherited, an inner nil is none.
  var underline: Text.LineStyle??
  /// The strikethrough; nil is inherited, an inner nil is none.
  var strikethrough: Text.LineStyle??
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// Whether the part is a link.
  var isLink = false
  /// The attributes for text renderers; nil for none.
  var marks: TextMarks?

  /// The style, with missing attributes taken from an outer style.
  func within(_ outer: TextAttributes) -> TextAttributes {
    var look = self
    look.font = font ?? outer.font
    // Bold and weight are inherited together: the innermost of either wins.
    if weight == nil, isBold == nil { (look.weight, look.isBold) = (outer.weight, outer.isBold) }
    look.isItalic = isItalic ?? outer.isItalic
    look.design = design ?? outer.design
    look.usesMonospacedDigits = usesMonospacedDigits ?? outer.usesMonospacedDigits
    look.foreground = foreground ?? outer.foreground
    look.underline = underline ?? outer.underline
    look.strikethrough = strikethrough ?? outer.strikethrough
    look.tracking = tracking ?? outer.tracking
    look.baselineOffset = baselineOffset ?? outer.baselineOffset
    look.isLink = isLink || outer.isLink
    look.marks = marks ?? outer.marks
    return look
  }

  /// The environment with the attributes of the style applied.
  func environment(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    if let font { values.font = font }
    if let weight { values.fontWeight = weight }
    if let isBold { values.fontWeight = isBold ? .bold : nil }
    if let isItalic { values.isItalic = isItalic }
    if let design { values.fontDesign = design }
    if let usesMonospacedDigits { values.usesMonospacedDigits = usesMonospacedDigits }
    if let tracking { values.tracking = tracking }
    if let baselineOffset { values.baselineOffset = baselineOffset }
    if let underline { values.underline = underline }
    if let strikethrough { values.strikethrough = strikethrough }
    if let style = style { values.foreground = style }
    return values
  }

  /// The paint of the text, if the style sets one; links use the tint.
  var style: (any ShapeStyle)? { foreground ?? (isLink ? TintShapeStyle() : nil) }
}
