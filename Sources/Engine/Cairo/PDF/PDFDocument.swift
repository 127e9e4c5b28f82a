import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Writes display lists as PDF documents of one page, with text as text and paths as paths.
///
/// The bytes depend on the list and the fonts alone: no date is stated.
enum PDFDocument {
  /// The document; lengths are points.
  static func data(
    of list: DisplayList, assets: DrawingAssets
  ) throws(CairoError) -> Data {
    let (width, height) = (list.canvas.width, list.canvas.height)
    guard width > 0, height > 0, width <= longestSide, height <= longestSide else {
      throw .canvas(width: width, height: height)
    }
    let file = PDFFile()
    let surface = cairo_pdf_surface_create_for_stream(
      { file, bytes, count in
        guard let file, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<PDFFile>.fromOpaque(file).takeUnretainedValue()
          .data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(file).toOpaque(), width, height)
    guard let surface else { throw .library("cairo", reason: "no PDF surface") }
    defer { cairo_surface_destroy(surface) }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Scrollwork")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, noDate)
    try draw(list, assets: assets, on: surface)
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface))
    return withExtendedLifetime(file) { file.data }
  }

  private static func draw(
    _ list: DisplayList, assets: DrawingAssets, on surface: OpaquePointer
  ) throws(CairoError) {
    guard let context = cairo_create(surface) else {
      throw .library("cairo", reason: "no context for a PDF document")
    }
    defer { cairo_destroy(context) }
    let background = list.background
    cairo_set_source_rgb(context, background.red, background.green, background.blue)
    cairo_paint(context)
    let painter = PDFPainter(list, assets: assets, on: context)
    try painter.paintPage(list)
    cairo_show_page(context)
    try check(cairo_status(context))
  }

  /// The longest side of a page, in points.
  ///
  /// - Source: documented, ISO 32000-1, annex C.2: 14,400 units.
  private static let longestSide: CGFloat = 14400

  /// What Cairo, which otherwise states the time of writing, reads as a date to leave out.
  private static let noDate = "none"
}

/// The bytes of a document being written.
private final class PDFFile {
  var data = Data()
}
