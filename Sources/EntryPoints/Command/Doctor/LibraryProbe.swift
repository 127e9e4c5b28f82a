import ScrollworkCairo
import ScrollworkMarkup

/// The libraries that draw pictures and read them, and those that read markup.
struct LibraryProbe: Hashable, Sendable {
  var libraries: [DrawingLibrary]

  /// The libraries of this program.
  static func look() -> LibraryProbe {
    LibraryProbe(
      libraries: DrawingLibrary.all
        + MarkupLibraries.versions.map { DrawingLibrary(name: $0.name, version: $0.version) })
  }

  /// What was found of them.
  var findings: [Diagnosis.Finding] {
    libraries.map { library in
      var facts = ["version": library.version]
      facts["fault"] = library.fault
      guard let fault = library.fault else {
        return Diagnosis.Finding(
          subject: .libraries, name: library.name, state: .ok, detail: library.version,
          facts: facts)
      }
      return Diagnosis.Finding(
        subject: .libraries, name: library.name, state: .warning, detail: fault,
        cost:
          "\(library.formats.joined(separator: " and ")) pictures are not drawn, with a warning",
        remedy: Self.packages[library.name].map { "apt install \($0)" }, facts: facts)
    }
  }

  /// The packages of the libraries that are opened.
  ///
  /// - Source: measured, Debian 12 and 13; the plugins are of Debian 13.
  private static let packages = [
    "librsvg": "librsvg2-2", "poppler": "libpoppler-glib8",
    "libheif": "libheif1 libheif-plugin-libde265 libheif-plugin-dav1d",
  ]
}
