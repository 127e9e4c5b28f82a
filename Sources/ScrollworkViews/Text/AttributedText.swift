public import Foundation
public import ScrollworkDrawing

extension AttributeScopes {
  /// What text can be told of its looks.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// What text can be told of its looks.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// A line beneath.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Extra distance between characters, in points.
    public let kern: KerningAttribute
    /// Extra distance between characters, in points.
    public let tracking: TrackingAttribute
    /// How far above the baseline letters stand, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How the text is meant.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// The name of the font.
    public enum FontAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = Font
      /// How it is called.
      public static let name = "SwiftUI.Font"
    }

    /// The name of the color of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = Color
      /// How it is called.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The name of a line beneath.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = Text.LineStyle
      /// How it is called.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The name of a line through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = Text.LineStyle
      /// How it is called.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The name of the distance between characters.
    public enum KerningAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = CGFloat
      /// How it is called.
      public static let name = "SwiftUI.Kern"
    }

    /// The name of the distance between characters.
    public enum TrackingAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = CGFloat
      /// How it is called.
      public static let name = "SwiftUI.Tracking"
    }

    /// The name of the distance from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = CGFloat
      /// How it is called.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The name of how text is meant.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What it is.
      public typealias Value = InlinePresentationIntent
      /// How it is called.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// What text can be told of its looks, by name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// How text that is marked up is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of what is marked up counts.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All; lines are joined, and marks of headings, lists and quotations left out.
      case full
      /// What is within lines, which are joined.
      case inlineOnly
      /// What is within lines, which stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// How much of what is marked up counts.
    public var interpretedSyntax: InterpretedSyntax

    /// A way of reading.
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Reads text that is marked up; any text can be.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    let text =
      switch options.interpretedSyntax {
      case .full: Self.joined(markdown, marks: true)
      case .inlineOnly: Self.joined(markdown, marks: false)
      case .inlineOnlyPreservingWhitespace: markdown
      }
    for part in InlineMarkdown.parts(of: text) {
      var piece = AttributedString(part.text)
      if !part.intent.isEmpty { piece.inlinePresentationIntent = part.intent }
      if let link = part.link {
        piece.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
      }
      append(piece)
    }
  }

  /// Lines joined by spaces, and paragraphs by nothing, as a text shows them.
  private static func joined(_ text: String, marks: Bool) -> String {
    var result = ""
    var isBegun = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var words = line.drop { $0 == " " }
      guard !words.isEmpty else {
        isBegun = false
        continue
      }
      if marks, let mark = words.firstMatch(of: /^(#{1,6}|[-*+]|\d+[.)]|>)\s+/) {
        words = words[mark.range.upperBound...]
        isBegun = false
      }
      result += (isBegun ? " " : "") + words
      isBegun = true
    }
    return result
  }

  /// The text as pieces in one look each.
  var textParts: [TextPart] {
    runs.map { run in
      var look = TextLook(run.inlinePresentationIntent, isLink: run.link != nil)
      if let font = run.font { look.font = font }
      if let color = run.foregroundColor { look.foreground = color }
      if let line = run.underlineStyle { look.underline = .some(line) }
      if let line = run.strikethroughStyle { look.strikethrough = .some(line) }
      if let tracking = run.tracking ?? run.kern { look.tracking = tracking }
      if let offset = run.baselineOffset { look.baselineOffset = offset }
      return TextPart(.words(String(characters[run.range])), look: look)
    }
  }
}
