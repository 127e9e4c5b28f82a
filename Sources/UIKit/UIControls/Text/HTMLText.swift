public import Foundation
import ScrollworkDrawing
import ScrollworkMarkup

extension NSAttributedString {
  /// The kind of a document that text is read from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A page.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Text without a look.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text; read as text without a look.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// What is known of a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The attributes of text without a look of its own.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// The attributes of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind.
    public static let documentType = Self(rawValue: "DocumentType")
  }

  /// Reads a document: of a page its text, with bold and italic parts, links and line breaks.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    else { throw CocoaError(.fileReadCorruptFile) }
    guard options[.documentType] as? DocumentType == .html else {
      self.init(string: text)
      return
    }
    self.init(attributedString: HTMLText.string(of: text))
  }
}

/// The text of a page in one string.
///
/// - Source: documented: text without a font of its own is Times of 12 points.
private enum HTMLText {
  static func string(of html: String) -> NSAttributedString {
    let string = NSMutableAttributedString(string: "")
    for block in HTMLPage(html).blocks where block.kind != .rule {
      if case .item(let mark) = block.kind {
        string.append(text(mark.words + " ", HTMLStyle(), in: block))
      }
      for run in block.runs { string.append(text(run.text, run.style, in: block)) }
      if block.endsLine { string.append(text("\n", HTMLStyle(), in: block)) }
    }
    return string
  }

  private static func text(
    _ words: String, _ style: HTMLStyle, in block: HTMLBlock
  ) -> NSAttributedString {
    let size = 12 * block.scale
    let isMonospaced = style.isMonospaced || block.kind == .preformatted
    var face = Font.custom(isMonospaced ? "Courier" : "Times New Roman", fixedSize: size)
    if style.isBold || block.isBold { face = face.bold() }
    if style.isItalic { face = face.italic() }
    let name = isMonospaced ? "Courier" : "TimesNewRomanPSMT"
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(face, size: size, name: name)]
    if style.isUnderlined || style.link != nil { attributes[.underlineStyle] = 1 }
    if style.isStruck { attributes[.strikethroughStyle] = 1 }
    if let link = style.link {
      attributes[.foregroundColor] = UIColor.link
      attributes[NSAttributedString.Key(rawValue: "NSLink")] = URL(string: link) ?? link
    }
    return NSAttributedString(string: words, attributes: attributes)
  }
}
