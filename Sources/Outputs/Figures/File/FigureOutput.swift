public import ScrollworkDrawing

/// The files of a figure: their folder, formats, color schemes and scales.
public struct FigureOutput: Hashable, Sendable {
  /// A format of figures.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Vectors for browsers.
    case svg
    /// Pixels.
    case png
    /// Vectors for print.
    case pdf
  }

  /// A color scheme of a page.
  public enum Scheme: String, CaseIterable, Hashable, Sendable {
    /// Dark on white.
    case light
    /// Light on near black.
    case dark
  }

  /// The folder, from that of the figure file.
  public var folder = "."
  /// The formats.
  public var formats: [Format] = [.svg]
  /// The color schemes.
  public var schemes: [Scheme] = [.light, .dark]
  /// The pixels per point of PNG files.
  public var scales: [Int] = [1, 2]
  /// The form of text in SVG files.
  public var text = SVGText.glyphs
  /// The moments of a fragment of HTML; nil for no fragment.
  public var scrub: FigureScrub?
  /// The variants; the figure as described is the first.
  public var variants = [FigureVariant.plain]

  /// The output of figures: SVG files in both color schemes.
  public init() {}

  /// The output that a figure file asks for.
  init(_ fields: inout FigureFields) throws(FigureError) {
    folder = try fields.string("out") ?? folder
    formats = try fields.choices("formats") ?? formats
    schemes = try fields.choices("schemes") ?? schemes
    scales = try fields.integers("scales", in: 1...8) ?? scales
    text = try fields.choice("text", of: TextForm.self)?.text ?? text
    scrub = try FigureScrub(&fields)
    variants +=
      try fields.list("variants") { (fields) throws(FigureError) in
        try FigureVariant(&fields)
      } ?? []
  }

  /// Whether a text names files in the folder of a figure: no marks of DocC, no other folder.
  static func isName(_ text: String) -> Bool {
    !text.hasPrefix(".") && text.wholeMatch(of: /[A-Za-z0-9._-]+/) != nil
  }

  /// What ``isName(_:)`` accepts, for messages.
  static let expectedName = "a name of letters, digits, dots and hyphens"

  /// The name of a file as documentation catalogs of DocC have it: `name~dark@2x.png`.
  ///
  /// - Parameters:
  ///   - name: The name of the figure with the suffix of its variant.
  ///   - scheme: The color scheme; `light` has no mark.
  ///   - format: The format.
  ///   - scale: The pixels per point, for PNG; 1 has no mark.
  /// - Returns: The name.
  /// - Source: documented, Swift-DocC, "Adding images": `~dark` before `@2x`.
  public static func name(
    _ name: String, _ scheme: Scheme, _ format: Format, scale: Int = 1
  ) -> String {
    name + (scheme == .dark ? "~dark" : "") + (format == .png && scale > 1 ? "@\(scale)x" : "")
      + ".\(format)"
  }
}

/// The forms of text in SVG files, by their names in figure files.
private enum TextForm: String, CaseIterable {
  case outlines, live

  var text: SVGText { self == .live ? .live : .glyphs }
}
