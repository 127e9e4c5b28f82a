import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Shapes and breaks text with Pango and HarfBuzz over one font set.
///
/// Owned by one thread at a time. One unit of Pango's is a point; nothing is hinted or rounded to
/// pixels, so the measures hold at every scale.
final class TextShaper {
  private let configuration: FontConfiguration
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let outliner: GlyphOutliner

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
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// The most a length may be so that Pango's units do not overflow.
  private static let longest: CGFloat = 1_000_000

  /// Shapes a run; sizes that are not positive numbers give nothing.
  func shape(_ run: TextRun) -> ShapedText {
    guard run.face.size > 0, run.face.size < 65536 else { return .nothing }
    pango_context_set_language(context, pango_language_from_string(run.language))
    pango_context_set_base_dir(
      context, run.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let layouts = paragraphs(of: run)
    defer { layouts.forEach { g_object_unref(UnsafeMutableRawPointer($0)) } }
    return measured(layouts, run.alignment)
  }

  // MARK: Lines

  /// The run as layouts that stand below each other: one, unless a limit of lines cuts a run of
  /// several paragraphs (Pango counts lines for each paragraph by itself).
  private func paragraphs(of run: TextRun) -> [OpaquePointer] {
    let text = Self.text(run.string)
    let whole = layout(text, run)
    guard let limit = run.lineLimit.map({ max(1, $0) }),
      Int(pango_layout_get_line_count(whole)) > limit
    else { return [whole] }
    defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard run.width != nil else {
      return [layout(parts.prefix(limit).joined(separator: "\n") + "…", run)]
    }
    let counts = lineCounts(of: whole)
    var (before, index) = (0, 0)
    while index < counts.count - 1, before + counts[index] < limit {
      before += counts[index]
      index += 1
    }
    var last = String(parts[index])
    // Text that is left out after a paragraph that fits must show too.
    if before + counts[index] == limit { last += "…" }
    let cut = layout(last, run)
    pango_layout_set_height(cut, Int32(before - limit))
    pango_layout_set_ellipsize(cut, PANGO_ELLIPSIZE_END)
    guard index > 0 else { return [cut] }
    return [layout(parts[..<index].joined(separator: "\n"), run), cut]
  }

  private func layout(_ text: String, _ run: TextRun) -> OpaquePointer {
    guard let layout = pango_layout_new(context), let font = pango_font_description_new() else {
      preconditionFailure("Pango has no memory for a layout")
    }
    defer { pango_font_description_free(font) }
    let families = configuration.familyList(for: run.face, language: run.language)
    pango_font_description_set_family(font, families)
    pango_font_description_set_weight(
      font, PangoWeight(UInt32(max(100, min(1000, run.face.weight)))))
    pango_font_description_set_style(
      font, run.face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(font, run.face.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    if let width = run.width, !(width > Self.longest) {
      pango_layout_set_width(layout, Self.units(max(0, width)))
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_alignment(layout, Self.alignment(run.alignment))
    if abs(run.lineSpacing) < Self.longest {
      pango_layout_set_spacing(layout, Self.units(run.lineSpacing))
    }
    let isTracked = run.tracking != 0 && abs(run.tracking) < Self.longest
    if isTracked || run.face.hasEvenDigits {
      let attributes = pango_attr_list_new()
      if isTracked {
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Self.units(run.tracking)))
      }
      if run.face.hasEvenDigits {
        pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
      }
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    return layout
  }

  /// How many lines each paragraph of a layout has.
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

  /// Text in which paragraphs are parted by line feeds alone, and which Pango takes.
  private static func text(_ string: String) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\r", "\u{2028}", "\u{2029}": scalars.append("\n")
      case "\0": scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    return String(scalars)
  }

  private static func alignment(_ alignment: TextRun.Alignment) -> PangoAlignment {
    switch alignment {
    case .leading: PANGO_ALIGN_LEFT  // Pango turns it round in paragraphs from right to left
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }

  private static func units(_ points: CGFloat) -> Int32 {
    points.isNaN ? 0 : Int32((points * CGFloat(PANGO_SCALE)).rounded())
  }

  // MARK: Measures and outlines

  /// A piece of a line whose glyphs come from one font.
  private struct Run {
    var glyphs: UnsafeMutablePointer<PangoGlyphItem>
    var left, width, baseline: Int
  }

  private func measured(
    _ layouts: [OpaquePointer], _ alignment: TextRun.Alignment
  ) -> ShapedText {
    let scale = CGFloat(PANGO_SCALE)
    var runs: [Run] = []
    var baselines: [Int] = []
    var top = 0
    for layout in layouts {
      let iterator = pango_layout_get_iter(layout)
      defer { pango_layout_iter_free(iterator) }
      repeat {
        let baseline = top + Int(pango_layout_iter_get_baseline(iterator))
        baselines.append(baseline)
        guard let glyphs = pango_layout_iter_get_run_readonly(iterator) else { continue }
        var place = PangoRectangle()
        pango_layout_iter_get_run_extents(iterator, nil, &place)
        runs.append(
          Run(glyphs: glyphs, left: Int(place.x), width: Int(place.width), baseline: baseline))
      } while pango_layout_iter_next_run(iterator) != 0
      var extents = PangoRectangle()
      pango_layout_get_extents(layout, nil, &extents)
      top += Int(extents.height)
    }
    Self.tightenEllipsis(in: &runs, alignment)
    // Lines stand within the widest one, not within the width they were broken at.
    let left = runs.map(\.left).min() ?? 0
    let right = runs.map { $0.left + $0.width }.max() ?? 0
    var shaped = ShapedText(
      metrics: TextMetrics(
        size: CGSize(width: CGFloat(right - left) / scale, height: CGFloat(top) / scale),
        firstBaseline: CGFloat(baselines.first ?? 0) / scale,
        lastBaseline: CGFloat(baselines.last ?? 0) / scale), outline: Path(), pictures: [])
    for run in runs {
      let origin = CGPoint(
        x: CGFloat(run.left - left) / scale, y: CGFloat(run.baseline) / scale)
      outliner.add(run.glyphs, at: origin, to: &shaped)
    }
    return shaped
  }

  /// Takes away the space with which Pango fills a line up after (or, from right to left, between
  /// the text and) its ellipsis, and lets the line stand where the alignment wants it.
  private static func tightenEllipsis(in runs: inout [Run], _ alignment: TextRun.Alignment) {
    let flag = UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
    guard
      let index = runs.firstIndex(where: {
        $0.glyphs.pointee.item.pointee.analysis.flags & flag != 0
      }), let glyphs = runs[index].glyphs.pointee.glyphs,
      let font = runs[index].glyphs.pointee.item.pointee.analysis.font,
      let hbFont = pango_font_get_hb_font(font)
    else { return }
    let advance = (0..<Int(glyphs.pointee.num_glyphs)).reduce(0) {
      $0 + Int(hb_font_get_glyph_h_advance(hbFont, glyphs.pointee.glyphs[$1].glyph))
    }
    let ellipsis = runs[index]
    let slack = ellipsis.width - advance
    guard slack > 0 else { return }
    let isLeftward = runs.contains {
      $0.baseline == ellipsis.baseline && $0.left > ellipsis.left
    }
    runs[index].width = advance
    if isLeftward { runs[index].left += slack }
    let shift =
      switch alignment {
      case .leading: 0
      case .center: slack / 2
      case .trailing: slack
      }
    for other in runs.indices where runs[other].baseline == ellipsis.baseline {
      runs[other].left += isLeftward ? -shift : shift
    }
  }
}
