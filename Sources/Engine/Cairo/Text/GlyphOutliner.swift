import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Extracts the outlines and color bitmaps of shaped glyphs from their fonts.
///
/// Outlines are extracted at a large scale: FreeType rounds them to 1/64 and Cairo to 1/256 of a
/// pixel, and both errors must be invisible.
final class GlyphOutliner {
  /// The scale at which outlines are extracted.
  ///
  /// - Source: chosen. 1/64 of a pixel becomes 2⁻¹² points.
  private static let enlargement = 64.0

  /// The distance from the origin up to which glyphs are extracted in place, in points; outlines of
  /// those beyond are moved by a multiple of it.
  ///
  /// - Source: chosen: half of what Cairo's coordinates, up to 2²³, reach when enlarged. A multiple is a
  ///   whole number of their steps, so outlines are as they would be in place.
  private static let section = 65_536.0

  private let scratch: OpaquePointer
  private var bitmaps: [ContentDigest: ImagePixels] = [:]

  init() throws(CairoError) {
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    guard let scratch = cairo_create(surface) else {
      throw .library("cairo", reason: "no context for outlines")
    }
    cairo_scale(scratch, Self.enlargement, Self.enlargement)
    self.scratch = scratch
  }

  deinit { cairo_destroy(scratch) }

  /// Adds the glyphs of `run`, whose baseline starts at `origin`.
  func add(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, at origin: CGPoint, to text: inout ShapedText.Part
  ) {
    guard let font = run.pointee.item.pointee.analysis.font, let glyphs = run.pointee.glyphs else {
      return
    }
    if font.hasColorBitmaps, let hbFont = pango_font_get_hb_font(font) {
      addBitmapGlyphs(glyphs, hbFont, at: origin, to: &text)
      return
    }
    guard let single = pango_glyph_string_new() else { return }
    defer { pango_glyph_string_free(single) }
    pango_glyph_string_set_size(single, 1)
    var pen: PangoGlyphUnit = 0
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      var glyph = glyphs.pointee.glyphs[index]
      // An offset instead of a new origin: Cairo then rounds as it does for the whole string.
      glyph.geometry.x_offset &+= pen
      pen &+= glyph.geometry.width
      let scale = CGFloat(PANGO_SCALE)
      let place = CGPoint(
        x: origin.x + CGFloat(glyph.geometry.x_offset) / scale,
        y: origin.y + CGFloat(glyph.geometry.y_offset) / scale)
      let sections = Self.sections(before: place)
      glyph.geometry.x_offset &-= PangoGlyphUnit(sections.dx * scale)
      single.pointee.glyphs[0] = glyph
      let start = text.outline.elements.count
      addOutline(
        of: single, font, at: CGPoint(x: origin.x, y: origin.y - sections.dy), movedBy: sections,
        to: &text.outline)
      let elements = start..<text.outline.elements.count
      guard !elements.isEmpty else { continue }
      text.glyphs.append(ShapedText.Glyph(elements: elements, origin: place))
    }
  }

  private func addOutline(
    of glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>,
    at origin: CGPoint, movedBy distance: CGVector, to path: inout Path
  ) {
    cairo_new_path(scratch)
    cairo_move_to(scratch, origin.x, origin.y)
    pango_cairo_glyph_string_path(scratch, font, glyphs)
    guard let copy = cairo_copy_path(scratch) else { return }
    defer { cairo_path_destroy(copy) }
    append(copy.pointee, movedBy: distance, to: &path)
  }

  /// The whole sections between the origin and a place.
  private static func sections(before place: CGPoint) -> CGVector {
    CGVector(
      dx: (place.x / section).rounded(.towardZero) * section,
      dy: (place.y / section).rounded(.towardZero) * section)
  }

  private func append(_ copy: cairo_path_t, movedBy distance: CGVector, to path: inout Path) {
    guard copy.status == CAIRO_STATUS_SUCCESS, let data = copy.data else { return }
    var index = 0
    let count = Int(copy.num_data)
    while index < count {
      let header = data[index].header
      let point = { (offset: Int) in
        CGPoint(
          x: data[index + offset].point.x + distance.dx,
          y: data[index + offset].point.y + distance.dy)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        // A move that only ends a subpath is redundant.
        let next = index + Int(header.length)
        if next < count, data[next].header.type != CAIRO_PATH_MOVE_TO { path.move(to: point(1)) }
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: path.closeSubpath()
      }
      index += Int(header.length)
    }
  }

  private func addBitmapGlyphs(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: OpaquePointer, at origin: CGPoint,
    to text: inout ShapedText.Part
  ) {
    let scale = CGFloat(PANGO_SCALE)
    var pen = origin
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let glyph = glyphs.pointee.glyphs[index]
      defer { pen.x += CGFloat(glyph.geometry.width) / scale }
      var extents = hb_glyph_extents_t()
      guard let pixels = bitmap(of: glyph.glyph, font),
        hb_font_get_glyph_extents(font, glyph.glyph, &extents) != 0
      else { continue }
      let frame = CGRect(
        x: pen.x + CGFloat(glyph.geometry.x_offset + extents.x_bearing) / scale,
        y: pen.y + CGFloat(glyph.geometry.y_offset - extents.y_bearing) / scale,
        width: CGFloat(extents.width) / scale, height: CGFloat(-extents.height) / scale)
      text.bitmapGlyphs.append(ShapedText.BitmapGlyph(pixels: pixels, frame: frame))
    }
  }

  /// The color bitmap of a glyph; nil if the font has none that can be decoded.
  private func bitmap(of glyph: PangoGlyph, _ font: OpaquePointer) -> ImagePixels? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let file = Data(bytes: bytes, count: Int(length))
    let digest = ContentDigest(of: file)
    if let known = bitmaps[digest] { return known }
    let pixels = try? ImagePixels(file, named: "emoji")
    bitmaps[digest] = pixels
    return pixels
  }
}

extension UnsafeMutablePointer<PangoFont> {
  /// Whether the glyphs are color bitmaps.
  var hasColorBitmaps: Bool {
    guard let font = pango_font_get_hb_font(self) else { return false }
    return hb_ot_color_has_png(hb_font_get_face(font)) != 0
  }
}
