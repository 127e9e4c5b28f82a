import CCairo
import CZlib

/// The versions of the libraries, and the font hashes, that determine the bytes of an image.
enum Provenance {
  /// The version of this module's drawing rules.
  ///
  /// Incremented whenever the image of an unchanged display list changes, so that images drawn by
  /// older rules are drawn again.
  private static let rules = "1"

  /// The libraries, then the fonts, in a fixed order.
  static func list(_ fonts: FontSet) -> [(name: String, version: String)] {
    var list: [(name: String, version: String)] = [
      ("drawing rules", rules),
      ("cairo", text(cairo_version_string())),
      ("pango", text(pango_version_string())),
      ("harfbuzz", text(hb_version_string())),
      ("fontconfig", version(Int(FcGetVersion()), 10000, 100)),
      ("freetype", freeType()),
      ("libpng", text(png_get_libpng_ver(nil))),
      ("zlib", text(zlibVersion())),
      ("isa-l", "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)"),
    ]
    // The files were readable when the set was created; if they are gone, drawing text fails too.
    let files = (try? fonts.files) ?? []
    list += files.map { (name: "font \($0.name)", version: $0.sha256) }
    return list
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  private static func version(_ number: Int, _ major: Int, _ minor: Int) -> String {
    "\(number / major).\(number % major / minor).\(number % minor)"
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
