import CCairo
import Foundation
import ScrollworkDrawing

/// Shapes and wraps text with Pango and HarfBuzz over one font set.
///
/// Owned by one thread at a time. A Pango unit is a point; nothing is hinted or rounded to pixels,
/// so the metrics hold at every scale.
final class TextShaper {
  /// The font family names, sorted.
  var families: [String] { configuration.names }

  /// The faces by their full and PostScript names.
  var faces: [String: NamedFace] { configuration.faces }

  private let configuration: FontConfiguration
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let outliner: GlyphOutliner
  /// The font descriptions made last, by face and language.
  private var descriptions: [DescriptionKey: OpaquePointer] = [:]

  private struct DescriptionKey: Hashable {
    var face: FontFace
    var language: String
  }

  /// The number of font descriptions that are kept.
  ///
  /// - Source: chosen: scenes have fewer faces, unless sizes are animated.
  private static let descriptionLimit = 64

  init(_ fonts: FontSet) throws(CairoError) {
    configuration = try FontConfiguration(fonts)
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .library("pango", reason: "this build has no FreeType fonts")
    }
    self.fontMap = fontMap
    pango_fc_font_map_set_config(
      OpaquePointer(fontMap),
      configuration.pointer)
    guard let context = pango_font_map_create_context(fontMap) else {
      g_object_unref(fontMap)
      throw .library("pango", reason: "no context")
    }
    self.context = context
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    outliner = try GlyphOutliner()
  }

  deinit {
    descriptions.values.forEach { pango_font_description_free($0) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// The longest length that does not overflow Pango's units.
  private static let longest: CGFloat = 1_000_000

  /// Shapes a run; empty for an invalid font size.
  ///
  /// `comparesLines` counts the lines of the whole text before it is truncated, also where the
  /// truncated text tells as much.
  func shape(_ run: TextRun, comparesLines: Bool) -> ShapedText {
    withLines(of: run, comparesLines: comparesLines) { lines, text in
      lines.shapedText(lines.measured(run, text), by: outliner) {
        configuration.families(for: $0, language: run.language)
      }
    } ?? ShapedText(MeasuredText(invalid: run))
  }

  /// Measures a run, of which `lineCount` is the number of lines without the limit, if it is known.
  func measure(_ run: TextRun, lineCount: Int?) -> MeasuredText {
    withLines(of: run, lineCount: lineCount, comparesLines: false) { lines, text in
      lines.measured(run, text)
    } ?? MeasuredText(invalid: run)
  }

  /// Draws the glyphs of a run's paint, other than color bitmaps, as text of the context's surface.
  func show(_ run: TextRun, on context: OpaquePointer) {
    withLines(of: run) { lines, _ in lines.show(ink: run.ink, on: context) }
  }

  /// Calls `body` with the laid out lines of a run and its text; not for an invalid font size.
  func withLines<Result>(
    of run: TextRun, lineCount: Int? = nil, comparesLines: Bool = true,
    _ body: (ShapedLines, SpannedText) -> Result
  ) -> Result? {
    guard
      ([run.face.size] + run.spans.map(\.face.size)).allSatisfy({ $0 > 0 && $0 < 65536 })
    else { return nil }
    pango_context_set_language(context, pango_language_from_string(run.language))
    pango_context_set_base_dir(
      context, run.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let text = SpannedText(run)
    let cut = comparesLines ? nil : cutLayout(of: text, run, lineCount: lineCount)
    let layouts = cut.map { [$0] } ?? paragraphs(of: text, run)
    defer { layouts.forEach { g_object_unref(UnsafeMutableRawPointer($0.layout)) } }
    var lines = ShapedLines(layouts, of: run)
    lines.tightenEllipsis(run.alignment)
    return body(lines, text)
  }

  /// The metrics of a face as its font file has them; nil without a font.
  func lineMetrics(of face: FontFace) -> LineMetrics? {
    guard face.size > 0, face.size < 65536,
      let font = pango_context_load_font(context, description(of: face, "en-US"))
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    guard let metrics = pango_font_get_metrics(font, nil) else { return nil }
    defer { pango_font_metrics_unref(metrics) }
    let scale = CGFloat(PANGO_SCALE)
    let ascent = CGFloat(pango_font_metrics_get_ascent(metrics)) / scale
    let heights = [HB_OT_METRICS_TAG_CAP_HEIGHT, HB_OT_METRICS_TAG_X_HEIGHT].map { tag in
      var height: hb_position_t = 0
      let isKnown =
        pango_font_get_hb_font(font).map { hb_ot_metrics_get_position($0, tag, &height) != 0 }
      return isKnown == true ? CGFloat(height) / scale : ascent
    }
    return LineMetrics(
      ascent: ascent, descent: CGFloat(pango_font_metrics_get_descent(metrics)) / scale,
      leading: face.leading, capHeight: heights[0], xHeight: heights[1])
  }

  // MARK: Lines

  /// The layouts of the text, stacked from top to bottom.
  ///
  /// One layout, unless a line limit truncates several paragraphs: Pango counts lines per
  /// paragraph.
  private func paragraphs(of text: SpannedText, _ run: TextRun) -> [TextLayout] {
    let whole = layout(text, run)
    guard let limit = run.lineLimit.map({ max(1, $0) }),
      Int(pango_layout_get_line_count(whole.layout)) > limit
    else {
      whole.keepLastWordsTogether()
      return [whole]
    }
    defer { g_object_unref(UnsafeMutableRawPointer(whole.layout)) }
    let parts = text.paragraphs
    guard run.width != nil else {
      var cut = SpannedText.joined(parts.prefix(limit), by: "\n")
      cut.append("…")
      return [layout(cut, run)]
    }
    let counts = lineCounts(of: whole.layout)
    var (before, index) = (0, 0)
    while index < counts.count - 1, before + counts[index] < limit {
      before += counts[index]
      index += 1
    }
    var last = parts[index]
    if run.truncation != .tail {
      // The end of the text stays visible, so the last line continues to it.
      last = .joined(parts[index...], by: " ")
    } else if before + counts[index] == limit {
      // An omitted paragraph after one that fits must show an ellipsis too.
      last.append("…")
    }
    let cut = layout(last, run)
    pango_layout_set_height(cut.layout, Int32(clamping: before - limit))
    pango_layout_set_ellipsize(cut.layout, run.truncation.pango)
    guard index > 0 else { return [cut] }
    return [layout(.joined(parts[..<index], by: "\n"), run), cut]
  }

  /// The layout of a paragraph whose last line ends in an ellipsis if the text does not fit its limit;
  /// nil if the lines have to be counted to know whether it does.
  ///
  /// A text of several words that is wider than one line and ends in no space has another line.
  private func cutLayout(of text: SpannedText, _ run: TextRun, lineCount: Int?) -> TextLayout? {
    guard let limit = run.lineLimit.map({ max(1, $0) }), run.width != nil, text.isParagraph
    else { return nil }
    if let lineCount {
      guard lineCount > limit else { return nil }
    } else {
      guard limit == 1, run.truncation == .tail, run.hasSteadyLines, run.hasSeveralWords else {
        return nil
      }
    }
    let cut = layout(text, run)
    pango_layout_set_height(cut.layout, Int32(clamping: -limit))
    pango_layout_set_ellipsize(cut.layout, run.truncation.pango)
    return cut
  }

  private func layout(_ text: SpannedText, _ run: TextRun) -> TextLayout {
    guard let layout = pango_layout_new(context) else {
      preconditionFailure("Pango has no memory for a layout")
    }
    pango_layout_set_font_description(layout, description(of: run.face, run.language))
    let words = text.text
    pango_layout_set_text(layout, words, Int32(clamping: words.utf8.count))
    if let width = run.width, !(width > Self.longest) {
      pango_layout_set_width(layout, Self.units(max(0, width)))
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_alignment(layout, Self.alignment(run.alignment))
    let attributes = pango_attr_list_new()
    for (index, (piece, range)) in text.ranges.enumerated() {
      for attribute in self.attributes(of: piece.span, number: index, run) {
        attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: range.upperBound)
        pango_attr_list_insert(attributes, attribute)
      }
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return TextLayout(layout: layout, text: text)
  }

  /// The Pango attributes of a styled piece of text.
  private func attributes(
    of span: TextRun.Span, number: Int, _ run: TextRun
  ) -> [UnsafeMutablePointer<PangoAttribute>] {
    var list: [UnsafeMutablePointer<PangoAttribute>?] = []
    if span.face != run.face {
      list.append(pango_attr_font_desc_new(description(of: span.face, run.language)))
    }
    if span.tracking != 0, abs(span.tracking) < Self.longest {
      list.append(pango_attr_letter_spacing_new(Self.units(span.tracking)))
    }
    if span.face.usesMonospacedDigits { list.append(pango_attr_font_features_new("tnum=1")) }
    if span.baselineOffset != 0, abs(span.baselineOffset) < Self.longest {
      // Pango takes up to 1024 units for a name, such as that of superscript, and ends at unknown ones.
      let (shift, names) = (Self.units(span.baselineOffset), PANGO_SCALE)
      if abs(shift) > names {
        list.append(pango_attr_baseline_shift_new(shift))
      } else if abs(shift) > names / 2 {
        list.append(pango_attr_baseline_shift_new((names + 1) * shift.signum()))
      }
    }
    if let gap = span.gap, gap.size.width < Self.longest, gap.size.height < Self.longest {
      var room = PangoRectangle(
        x: 0, y: Self.units(gap.descent - gap.size.height), width: Self.units(gap.size.width),
        height: Self.units(gap.size.height))
      list.append(pango_attr_shape_new(&room, &room))
    }
    // A foreground color, never drawn, marks the piece: pieces are shaped together and split
    // afterwards.
    if !run.spans.isEmpty {
      list.append(pango_attr_foreground_new(UInt16(number & 0xFFFF), UInt16(number >> 16), 0))
    }
    return list.compactMap(\.self)
  }

  /// The font description of a face, which belongs to the shaper.
  private func description(of face: FontFace, _ language: String) -> OpaquePointer {
    let key = DescriptionKey(face: face, language: language)
    if let known = descriptions[key] { return known }
    if descriptions.count >= Self.descriptionLimit {
      descriptions.values.forEach { pango_font_description_free($0) }
      descriptions = [:]
    }
    let new = newDescription(of: face, language)
    descriptions[key] = new
    return new
  }

  private func newDescription(of face: FontFace, _ language: String) -> OpaquePointer {
    guard let font = pango_font_description_new() else {
      preconditionFailure("Pango has no memory for a font")
    }
    let families = configuration.families(for: face, language: language)
    pango_font_description_set_family(font, families.joined(separator: ","))
    pango_font_description_set_weight(font, PangoWeight(UInt32(max(100, min(1000, face.weight)))))
    pango_font_description_set_style(
      font, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if face.usesSmallCaps { pango_font_description_set_variant(font, PANGO_VARIANT_SMALL_CAPS) }
    pango_font_description_set_absolute_size(font, face.size * Double(PANGO_SCALE))
    return font
  }

  /// The number of lines of each paragraph of a layout.
  private func lineCounts(of layout: OpaquePointer) -> [Int] {
    var counts: [Int] = []
    for index in 0..<pango_layout_get_line_count(layout) {
      guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
      if pango_layout_line_is_paragraph_start(line) != 0 || counts.isEmpty {
        counts.append(1)
      } else {
        counts[counts.count - 1] += 1
      }
    }
    return counts
  }

  private static func alignment(_ alignment: TextRun.Alignment) -> PangoAlignment {
    switch alignment {
    case .leading: PANGO_ALIGN_LEFT  // Pango mirrors it in right-to-left paragraphs
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }

  private static func units(_ points: CGFloat) -> Int32 {
    Int32(points.pangoUnits)
  }
}

extension TextRun {
  /// Whether a line has the same glyphs and width at every width that it fits.
  ///
  /// Pango does not count a space that it breaks at, adapts tabs, and spreads tracking otherwise in
  /// lines that may break.
  var hasSteadyLines: Bool {
    tracking == 0 && spans.allSatisfy { $0.tracking == 0 && $0.gap == nil }
      && !string.utf8.contains(UInt8(ascii: "\t"))
      && string.unicodeScalars.last?.properties.isWhitespace == false
  }

  /// Whether there is a space between two letters or digits: a line that is too short breaks there,
  /// but not within a ligature.
  fileprivate var hasSeveralWords: Bool {
    var (hasWord, hasSpace) = (false, false)
    for byte in string.utf8 {
      if byte == UInt8(ascii: " ") {
        hasSpace = hasWord
      } else if UnicodeScalar(byte).isLetterOrDigit {
        if hasSpace { return true }
        hasWord = true
      }
    }
    return false
  }
}

extension UnicodeScalar {
  /// Whether this is a letter or a digit of ASCII.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}

extension TextRun.Truncation {
  fileprivate var pango: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
