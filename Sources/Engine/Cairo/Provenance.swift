import CCairo
import CLargeDecoders
import CPictures
import CZlib

/// The versions of the libraries, and the font hashes, that determine the bytes of an image.
enum Provenance {
  /// The version of this module's drawing rules.
  ///
  /// Incremented whenever the image of an unchanged display list changes, so that images drawn by
  /// older rules are drawn again.
  private static let rules = "3"

  /// The libraries, then the fonts, in a fixed order.
  static func list(_ fonts: FontSet) -> [(name: String, version: String)] {
    // The files were readable when the set was created; if they are gone, drawing text fails too.
    let files = (try? fonts.files) ?? []
    return [("drawing rules", rules)] + libraries
      + files.map { (name: "font \($0.name)", version: $0.sha256) }
  }

  /// The libraries in a fixed order.
  static var libraries: [(name: String, version: String)] {
    [
      ("cairo", text(cairo_version_string())),
      ("pango", text(pango_version_string())),
      ("harfbuzz", text(hb_version_string())),
      ("fontconfig", version(Int(FcGetVersion()), 10000, 100)),
      ("freetype", freeType()),
      ("libpng", text(png_get_libpng_ver(nil))),
      ("zlib", text(zlibVersion())),
      ("libjpeg-turbo", jpegTurbo),
      ("giflib", "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)"),
      ("libwebp", webP()),
      ("libheif", LIBHEIF_VERSION),
      ("lcms2", version(Int(LCMS_VERSION), 1000, 10)),
      ("librsvg", text(scrollwork_librsvg_version())),
      ("poppler", poppler),
      ("isa-l", "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)"),
    ]
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  private static func version(_ number: Int, _ major: Int, _ minor: Int) -> String {
    "\(number / major).\(number % major / minor).\(number % minor)"
  }

  /// The version in the header: the library does not tell it.
  private static var jpegTurbo: String {
    version(Int(LIBJPEG_TURBO_VERSION_NUMBER), 1_000_000, 1000)
  }

  /// The version in the header: the library is opened when a picture needs it.
  private static var poppler: String {
    var (major, minor, micro): (Int32, Int32, Int32) = (0, 0, 0)
    scrollwork_poppler_version(&major, &minor, &micro)
    return "\(major).\(minor).\(micro)"
  }

  private static func webP() -> String {
    let number = WebPGetDecoderVersion()
    return "\(number >> 16).\(number >> 8 & 255).\(number & 255)"
  }

  private static func freeType() -> String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
