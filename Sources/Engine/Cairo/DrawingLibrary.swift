import CLargeDecoders

/// A library of the system that draws pictures or reads them.
package struct DrawingLibrary: Hashable, Sendable {
  /// The name, such as `cairo`.
  package let name: String
  /// The version; of a library that is opened, that of its header.
  package let version: String
  /// The formats of pictures that are read by it alone; empty for a library that the program is linked with.
  package let formats: [String]
  /// Why it cannot be opened, or what it lacks; nil if nothing is wrong.
  package let fault: String?

  package init(name: String, version: String, formats: [String] = [], fault: String? = nil) {
    (self.name, self.version, self.formats, self.fault) = (name, version, formats, fault)
  }

  /// The libraries of this program; those that are opened with the first picture of their format are opened.
  package static var all: [DrawingLibrary] {
    Provenance.libraries.map { name, version in
      switch name {
      case "librsvg":
        DrawingLibrary(
          name: name, version: version, formats: ["SVG"], fault: text(scrollwork_librsvg_fault()))
      case "poppler":
        DrawingLibrary(
          name: name, version: version, formats: ["PDF"], fault: text(scrollwork_poppler_fault()))
      case "libheif":
        DrawingLibrary(
          name: name, version: version, formats: ["HEIC", "AVIF"], fault: HEIFDecoder.fault)
      default: DrawingLibrary(name: name, version: version)
      }
    }
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
