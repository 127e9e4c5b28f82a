public import Foundation
import ScrollworkDrawing

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
  ///
  /// - Source: documented: text without a font of its own is Times of 12 points.
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
    self.init(attributedString: HTMLText(text).string)
  }
}

/// The text of a page in one string.
private struct HTMLText {
  let string = NSMutableAttributedString(string: "")
  private var open: [String] = []
  private var link: String?

  init(_ html: String) {
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      let tag = rest[start...].dropFirst().prefix { $0 != ">" }
      rest = rest[tag.endIndex...].dropFirst()
      take(tag)
    }
    add(rest)
  }

  private var isHidden: Bool {
    open.contains { ["script", "style", "head", "title"].contains($0) }
  }

  private mutating func take(_ tag: Substring) {
    let isEnd = tag.hasPrefix("/")
    let name = (isEnd ? tag.dropFirst() : tag).prefix { $0.isLetter || $0.isNumber }.lowercased()
    switch name {
    case "br": add("\n", isVerbatim: true)
    case "p", "div", "h1", "h2", "h3", "h4", "ul", "ol", "tr":
      if string.length > 0, !string.string.hasSuffix("\n") { add("\n", isVerbatim: true) }
      if name.hasPrefix("h") { change("b", isEnd) }
    case "li": add(isEnd ? "\n" : "\u{2022} ", isVerbatim: true)
    case "a":
      link =
        isEnd
        ? nil
        : tag.range(of: "href=\"").map { range in
          String(tag[range.upperBound...].prefix { $0 != "\"" })
        }
    case "b", "strong": change("b", isEnd)
    case "i", "em": change("i", isEnd)
    case "u", "script", "style", "head", "title": change(name, isEnd)
    default: break
    }
  }

  private mutating func change(_ name: String, _ isEnd: Bool) {
    if !isEnd { return open.append(name) }
    if let index = open.lastIndex(of: name) { open.remove(at: index) }
  }

  private mutating func add(_ text: Substring, isVerbatim: Bool = false) {
    guard !isHidden, !text.isEmpty else { return }
    var shown = String(text)
    if !isVerbatim {
      shown = Self.decoded(shown).split(
        omittingEmptySubsequences: false, whereSeparator: \.isWhitespace
      ).reduce(into: "") { line, word in
        if !line.isEmpty || word.isEmpty, !line.hasSuffix(" ") { line += " " }
        line += word
      }
      let isStart = string.length == 0 || string.string.hasSuffix("\n")
      if isStart { shown = String(shown.drop { $0 == " " }) }
    }
    guard !shown.isEmpty else { return }
    var face = Font.custom("Times New Roman", fixedSize: 12)
    if open.contains("b") { face = face.bold() }
    if open.contains("i") { face = face.italic() }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont(face, size: 12, name: "TimesNewRomanPSMT")
    ]
    if open.contains("u") || link != nil { attributes[.underlineStyle] = 1 }
    if let link {
      attributes[.foregroundColor] = UIColor.link
      attributes[NSAttributedString.Key(rawValue: "NSLink")] = URL(string: link) ?? link
    }
    string.append(NSAttributedString(string: shown, attributes: attributes))
  }

  private mutating func add(_ text: String, isVerbatim: Bool) {
    add(Substring(text), isVerbatim: isVerbatim)
  }

  private static let entities = [
    "&nbsp;": "\u{a0}", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&apos;": "'",
    "&hellip;": "\u{2026}", "&ndash;": "\u{2013}", "&mdash;": "\u{2014}", "&rsquo;": "\u{2019}",
    "&lsquo;": "\u{2018}", "&ldquo;": "\u{201c}", "&rdquo;": "\u{201d}",
  ]

  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let plain = entities.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    return plain.replacingOccurrences(of: "&amp;", with: "&")
  }
}
