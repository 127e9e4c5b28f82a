public import Foundation
public import ScrollworkDrawing

/// The description of a figure: what it shows of which scene, and the words around it.
public struct FigureSpec: Sendable {
  /// What is shown, and how.
  public var content: FigureContent
  /// The title above the figure; nil for none.
  public var title: String?
  /// The caption beneath the figure; nil for none.
  public var caption: String?
  /// The description for people who do not see the figure; nil for one made from what it shows.
  public var altText: String?
  /// The width of the page, in points; nil for that of the kind.
  public var width: CGFloat?
  /// The look.
  public var theme = FigureTheme.standard

  /// The description of a figure.
  public init(
    _ content: FigureContent, title: String? = nil, caption: String? = nil,
    altText: String? = nil, width: CGFloat? = nil, theme: FigureTheme = .standard
  ) {
    (self.content, self.title, self.caption) = (content, title, caption)
    (self.altText, self.width, self.theme) = (altText, width, theme)
  }

  /// The moment that the figure shows; nil for a kind that shows several, or none.
  public var moment: FigureMoment? { content.kind.shownMoment }

  /// The figure at another moment.
  public func at(_ moment: FigureMoment) -> FigureSpec {
    var (spec, kind) = (self, content.kind)
    kind.shownMoment = moment
    spec.content = FigureContent(kind)
    return spec
  }

  /// Draws the figure of scenes.
  ///
  /// - Parameters:
  ///   - cast: The scenes.
  ///   - isDark: Whether the page is dark; the color scheme of the scenes is theirs.
  ///   - text: The measurer of text, and the font set that draws it.
  /// - Returns: The figure.
  /// - Throws: A ``FigureError`` for what cannot be drawn, or for labels that do not fit.
  @MainActor public func figure(
    of cast: FigureCast, isDark: Bool, text: any TextMeasuring
  ) throws(FigureError) -> Figure {
    if let family = theme.family, !text.families.contains(family) {
      throw FigureError(
        "found no font family \"\(family)\" for the theme, expected one of "
          + text.families.joined(separator: ", "))
    }
    var page = FigurePage(
      width: width ?? type(of: content.kind).width, theme: theme, isDark: isDark, text: text)
    if let title {
      let frame = page.write(
        title, .title, at: CGPoint(x: page.left, y: page.top), width: page.contentWidth)
      page.top = frame.maxY + 2 * page.grid
    }
    let sources = try content.kind.draw(on: &page, of: cast)
    if let caption {
      let frame = page.write(
        caption, .note, at: CGPoint(x: page.left, y: page.top), width: page.contentWidth)
      page.top = frame.maxY + page.grid
    }
    let size = CGSize(
      width: page.width, height: (page.top - page.grid + theme.margin).rounded(.up))
    if let conflict = page.labels.conflict(on: size) {
      throw FigureError("\(conflict); a larger \"width\" gives them room", at: [.name("width")])
    }
    let words = ([title, caption].compactMap { $0?.asSentence } + page.description)
      .joined(separator: " ")
    return Figure(
      displayList: DisplayList(
        canvas: size, scale: 1, background: page.palette.paper, content: LayerContent(page.items)),
      labels: page.labels, lines: page.lines.flatMap(\.parts), words: page.words,
      altText: altText ?? words, sources: sources)
  }
}
