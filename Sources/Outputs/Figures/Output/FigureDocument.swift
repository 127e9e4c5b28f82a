public import Foundation

/// An SVG document with the description of its figure.
public enum FigureDocument {
  /// The version of the documents: files of another version are not up to date.
  public static let version = 2

  /// The document with a title for people who do not see it, which screen readers tell.
  ///
  /// - Parameters:
  ///   - svg: A document.
  ///   - altText: The description.
  /// - Returns: The document, whose root has the role of an image and the description as its title.
  /// - Source: documented, SVG 2, "The title element", and the W3C's "SVG Accessibility API
  ///   Mappings".
  public static func titled(_ svg: Data, _ altText: String) -> Data {
    let text = String(decoding: svg, as: UTF8.self)
    guard !altText.isEmpty, let end = text.firstIndex(of: ">") else { return svg }
    let root = text[..<end] + " role=\"img\">"
    return Data(
      (root + "\n<title>\(altText.inMarkup)</title>" + text[text.index(after: end)...]).utf8)
  }
}
