import Foundation
import ScrollworkDrawing

/// The text that shows a figure in a page.
public struct FigureSnippet {
  /// The form of a page.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// Markdown as GitHub shows it, with both color schemes.
    case markdown
    /// The Markdown of Swift-DocC.
    case docc
  }

  /// The path of the light or only file, from the page.
  let path: String
  /// The path of the dark file; nil for none.
  let darkPath: String?
  /// The size, in points.
  let width: Int
  let height: Int
  let altText: String

  /// The snippet of a figure.
  ///
  /// - Parameters:
  ///   - figure: The figure.
  ///   - path: The path of its light or only file, from the page.
  ///   - darkPath: The path of its dark file; nil for none.
  public init(_ figure: Figure, path: String, darkPath: String?) {
    (self.path, self.darkPath, altText) = (path, darkPath, figure.altText)
    (width, height) = (
      Int(figure.displayList.canvas.width), Int(figure.displayList.canvas.height)
    )
  }

  /// The snippet in a form.
  public func spelled(_ form: Form) -> String {
    switch form {
    case .markdown:
      let image =
        "<img src=\"\(path.inMarkup)\" width=\"\(width)\" height=\"\(height)\" "
        + "alt=\"\(altText.inMarkup)\">"
      guard let darkPath else { return image }
      return """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="\(darkPath.inMarkup)">
          \(image)
        </picture>
        """
    case .docc:
      // DocC finds the dark file and the scales by the name alone.
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let stem = name.replacing(/(~dark)?(@[0-9]x)?\.[a-z]+$/, with: "")
      let text = altText.replacing("[", with: "\\[").replacing("]", with: "\\]")
      return "![\(text)](\(stem))"
    }
  }
}
