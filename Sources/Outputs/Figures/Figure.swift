public import Foundation
public import ScrollworkDrawing

/// A finished illustration.
public struct Figure: Sendable {
  /// The page as a display list, sharp at any size.
  public let displayList: DisplayList
  /// The labels: no two cover each other, and none leaves the page.
  public let labels: [FigureLabel]
  /// The lines of annotations, in points: none crosses a label or a line of text in a scene.
  public let lines: [[CGPoint]]
  /// The lines of text in the scenes, in points, that nothing covers.
  package let words: [CGRect]
  /// The description for people who do not see the figure.
  public let altText: String
  /// The names and digests of the stills and numbers that the figure shows.
  public let sources: [Source]

  /// A still or a series of numbers that a figure shows.
  public struct Source: Hashable, Sendable {
    /// The name, such as `gallery at 2.4 s`.
    public let name: String
    /// The digest, as hexadecimal digits.
    public let digest: String
  }
}
