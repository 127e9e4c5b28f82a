public import Foundation
public import ScrollworkGeometry
public import ScrollworkLayout

/// A drawing of texts by characters, runs and lines.
///
/// Each character is drawn where the whole text has it; marks of a script that joins letters are
/// drawn apart.
public protocol TextRenderer: Animatable {
  /// Draws the laid out text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of the text for a proposal; by default its own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The space around the text that the drawing may cover; nothing is clipped.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size of the text for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A mark on a part of a text that a renderer finds in its layout.
public protocol TextAttribute {}

extension Text {
  /// Marks the text with an attribute for text renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    let marks = TextMarks([ObjectIdentifier(T.self): value])
    return Text(
      parts: parts.map { part in
        var part = part
        part.look.marks = part.look.marks.map { $0.merging(marks) } ?? marks
        return part
      })
  }
}

/// The attributes of a part of a text for renderers, which only the main actor uses.
struct TextMarks: @unchecked Sendable {
  private let values: [ObjectIdentifier: any TextAttribute]

  init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }

  /// The attributes with those that another set adds.
  func merging(_ other: TextMarks) -> TextMarks {
    TextMarks(values.merging(other.values) { own, _ in own })
  }

  subscript<T: TextAttribute>(type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }
}
