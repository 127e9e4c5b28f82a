/// The form of text in SVG documents.
public enum SVGText: String, CaseIterable, Hashable, Sendable {
  /// Outlines of glyphs, which look the same everywhere.
  case outlines
  /// Outlines of glyphs, each defined once, in a document that editors read too: for pages with much
  /// text.
  ///
  /// Glyphs are within a hundredth of a point of their outlines.
  case glyphs
  /// `<text>` elements, which can be selected and searched, and are drawn with the reader's fonts.
  ///
  /// Every line keeps its place and, left to right, its measured width. Text stays outlines where a
  /// reader could not lay it out alike: a line in several styles with right-to-left words, tabs and
  /// soft hyphens. It stays pixels in layers that SVG cannot express. References are written for
  /// editors as well.
  case live
}
