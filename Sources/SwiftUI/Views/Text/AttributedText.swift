public import Foundation
public import ScrollworkDrawing
import ScrollworkMarkup

extension AttributeScopes {
  /// The attribute scope of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that SwiftUI defines.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The underline style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The kerning between characters, in points.
    public let kern: KerningAttribute
    /// The tracking between characters, in points.
    public let tracking: TrackingAttribute
    /// The vertical offset from the baseline, in points; positive values raise the text.
    public let baselineOffset: BaselineOffsetAttribute
    /// The inline presentation intent, such as emphasis or code.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// The key of the font attribute.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The key of the foreground color attribute.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the background color attribute.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of the underline style attribute.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of the strikethrough style attribute.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of the kerning attribute.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The key of the tracking attribute.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of the baseline offset attribute.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The key of the inline presentation intent attribute.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI's scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The Markdown syntax to interpret.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Full syntax: the texts of blocks, one after the other.
      case full
      /// Inline syntax only; lines are joined by spaces.
      case inlineOnly
      /// Inline syntax only; line breaks and whitespace are kept.
      case inlineOnlyPreservingWhitespace
    }

    /// The Markdown syntax to interpret.
    public var interpretedSyntax: InterpretedSyntax

    /// Creates parsing options.
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Creates an attributed string by parsing Markdown; parsing never fails.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    let text = Markdown(markdown)
    let runs =
      switch options.interpretedSyntax {
      case .full: text.documentRuns
      case .inlineOnly: text.inlineRuns
      case .inlineOnlyPreservingWhitespace: text.inlineRunsWithWhitespace
      }
    for run in runs { append(AttributedString(run, baseURL: baseURL)) }
  }

  /// Creates the text of a run of Markdown, with its intent and its link.
  private init(_ run: MarkdownRun, baseURL: URL?) {
    self.init(run.text)
    if !run.intent.isEmpty { self.inlinePresentationIntent = run.intent }
    guard let url = run.url else { return }
    self.link = baseURL.flatMap { URL(string: url.relativeString, relativeTo: $0) } ?? url
  }

  /// The runs of the string as styled text parts.
  var textParts: [TextPart] {
    runs.map { run in
      var look = TextAttributes(run.inlinePresentationIntent, isLink: run.link != nil)
      if let font = run.font { look.font = font }
      if let color = run.foregroundColor { look.foreground = color }
      if let color = run.backgroundColor { look.marks = TextMarks(background: color) }
      if let line = run.underlineStyle { look.underline = .some(line) }
      if let line = run.strikethroughStyle { look.strikethrough = .some(line) }
      if let tracking = run.tracking ?? run.kern { look.tracking = tracking }
      if let offset = run.baselineOffset { look.baselineOffset = offset }
      return TextPart(.words(String(characters[run.range])), look: look)
    }
  }
}
