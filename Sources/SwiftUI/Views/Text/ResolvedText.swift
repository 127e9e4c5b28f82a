import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkLayout

/// A text run ready to measure and draw, with its paints and inline images.
struct ResolvedText {
  private(set) var run: TextRun
  private(set) var inks: [any ShapeStyle]
  private(set) var pictures: [any Leaf] = []
  /// The attributes for text renderers, by the indices of paints.
  private(set) var marks: [Int: TextMarks] = [:]

  /// Builds the run from text parts and the environment.
  @MainActor init(_ parts: [TextPart], in context: ResolveContext) {
    let environment = context.environment
    run = TextRun(
      "", face: environment.resolvedFont(in: context), lineLimit: environment.lineLimit,
      alignment: environment.multilineTextAlignment.runAlignment,
      tracking: environment.tracking, lineSpacing: max(0, environment.lineSpacing),
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      language: environment.textLocale.tag)
    run.truncation = environment.truncationMode.runTruncation
    inks = [ForegroundStyle()]
    for part in parts { add(part, in: context) }
    removeUniformSpan()
  }

  @MainActor private mutating func add(_ part: TextPart, in context: ResolveContext) {
    if case .key(let key, let table) = part.content {
      let values = context.environment
      let parts = key.parts(in: values.localizedStrings, table: table, locale: values.locale)
      for inner in parts {
        add(TextPart(inner.content, look: inner.look.within(part.look)), in: context)
      }
      return
    }
    let values = part.look.environment(context.environment)
    var span = TextRun.Span(
      length: 0, face: values.resolvedFont(in: context))
    span.tracking = values.tracking + values.widthTracking(at: span.face.size)
    span.baselineOffset = values.baselineOffset
    if let style = part.look.style { span.ink = ink(for: style) }
    if let own = part.look.marks { span.ink = ink(for: part.look.style, marked: own) }
    let words: String
    switch part.content {
    case .key: words = ""
    case .words(let string): words = values.cased(string)
    case .value(let value):
      words = values.cased(context.evaluate { value.write(values.textLocale) })
    case .date(let date, let style): words = style.spell(date, in: context)
    case .image(let image):
      var inner = context.child(pictures.count)
      inner.environment = values
      let leaf = image.leaf(in: inner)
      let size = leaf.size(for: .unspecified)
      let baseline = leaf.baseline(.first, proposal: .unspecified) ?? size.height
      span.gap = TextRun.Gap(size: size, descent: size.height - baseline)
      pictures.append(leaf)
      words = "\u{FFFC}"
    }
    span.underline = values.underline.map { rule($0, of: span) }
    span.strikethrough = values.strikethrough.map { rule($0, of: span) }
    span.length = words.utf8.count
    guard span.length > 0 else { return }
    run.string += words
    if var last = run.spans.last, last.gap == nil, span.gap == nil {
      let length = last.length + span.length
      (last.length, span.length) = (length, length)
      if last == span {
        run.spans[run.spans.count - 1] = span
        return
      }
      span.length = words.utf8.count
    }
    run.spans.append(span)
  }

  private mutating func rule(_ line: Text.LineStyle, of span: TextRun.Span) -> TextRun.Rule {
    TextRun.Rule(pattern: line.pattern.rule, ink: line.color.map { ink(for: $0) } ?? span.ink)
  }

  /// The index of a style's paint; equal hashable styles share one.
  private mutating func ink(for style: any ShapeStyle) -> Int {
    for (index, other) in inks.enumerated() where type(of: other) == type(of: style) {
      if let other = other as? any Hashable, let known = style as? any Hashable,
        AnyHashable(other) == AnyHashable(known)
      {
        return index
      }
    }
    inks.append(style)
    return inks.count - 1
  }

  /// The index of a paint of its own for a part with attributes for text renderers.
  private mutating func ink(for style: (any ShapeStyle)?, marked own: TextMarks) -> Int {
    inks.append(style ?? ForegroundStyle())
    marks[inks.count - 1] = own
    return inks.count - 1
  }

  /// Removes the spans from a run of uniform style.
  private mutating func removeUniformSpan() {
    guard run.spans.count <= 1 else { return }
    guard let span = run.spans.first else { return }
    guard span.gap == nil, span.baselineOffset == 0, span.underline == nil,
      span.strikethrough == nil
    else { return }
    (run.face, run.tracking, run.spans) = (span.face, span.tracking, [])
    inks = [inks[span.ink]]
    marks = marks[span.ink].map { [0: $0] } ?? [:]
  }
}

extension EnvironmentValues {
  /// The text in the case of the environment, by the rules of the locale.
  fileprivate func cased(_ text: String) -> String {
    guard let textCase else { return text }
    let locale = textLocale
    return switch textCase {
    case .uppercase where locale.isAmericanEnglish: text.uppercased()
    case .uppercase: text.uppercased(with: locale.locale)
    case .lowercase where locale.isAmericanEnglish: text.lowercased()
    case .lowercase: text.lowercased(with: locale.locale)
    }
  }
}
