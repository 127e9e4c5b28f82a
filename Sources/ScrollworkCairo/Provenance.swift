import CCairo

/// The names and versions of the libraries that the bytes of a picture depend on, and of the fonts.
enum Provenance {
  /// The rules of drawing of this room.
  ///
  /// Counted up whenever a picture of the same display list would come out different, so that
  /// pictures drawn by older rules are drawn again.
  private static let rules = "1"

  /// Libraries first, then fonts; the order is fixed.
  static func list(_ fonts: FontSet) -> [(name: String, version: String)] {
    var list: [(name: String, version: String)] = [
      ("drawing rules", rules),
      ("cairo", text(cairo_version_string())),
      ("pango", text(pango_version_string())),
      ("harfbuzz", text(hb_version_string())),
      ("fontconfig", version(Int(FcGetVersion()), 10000, 100)),
      ("freetype", freeType()),
      ("libpng", text(png_get_libpng_ver(nil))),
      ("isa-l", "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)"),
    ]
    // The files were readable when the set was made; if they have gone since, no picture with text
    // would come out either.
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
