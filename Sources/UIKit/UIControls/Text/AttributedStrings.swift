public import Foundation
import ScrollworkDrawing
import ScrollworkViews

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The distance added between letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The style of a line under the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of that line.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The style of a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of that line.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The shift of the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An address.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bit mask of the style.
  public let rawValue: Int
  /// Creates a style.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line; drawn as a single one.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines; drawn as a single one.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The alignment of text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left = 0
  /// In the center.
  case center
  /// At the right.
  case right
  /// At both sides; drawn as at the left.
  case justified
  /// As the language has it.
  case natural
}

/// How text that does not fit is broken.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between letters.
  case byCharWrapping
  /// Cut off.
  case byClipping
  /// With an ellipsis at the start.
  case byTruncatingHead
  /// With an ellipsis at the end.
  case byTruncatingTail
  /// With an ellipsis in the middle.
  case byTruncatingMiddle
}

/// The style of a paragraph.
open class NSParagraphStyle {
  /// The alignment.
  open var alignment = NSTextAlignment.natural
  /// The distance between lines.
  open var lineSpacing: CGFloat = 0
  /// How lines are broken.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The indent of the first line.
  open var firstLineHeadIndent: CGFloat = 0
  /// The indent of other lines.
  open var headIndent: CGFloat = 0
  /// The distance after the paragraph.
  open var paragraphSpacing: CGFloat = 0
  /// The factor of the line height.
  open var lineHeightMultiple: CGFloat = 0
  /// The least height of lines.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of lines.
  open var maximumLineHeight: CGFloat = 0
  /// Creates a style.
  public init() {}
}

/// A style of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {}

extension NSAttributedString {
  /// The string as a text of SwiftUI's.
  @MainActor func text(_ font: UIFont, _ color: UIColor?) -> Text {
    var whole = Text(verbatim: "")
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let part = (string as NSString).substring(with: range)
      var text = Text(verbatim: part).font(((attributes[.font] as? UIFont) ?? font).font)
      if let color = (attributes[.foregroundColor] as? UIColor) ?? color {
        text = text.foregroundColor(Color(uiColor: color))
      }
      if let kern = attributes[.kern] as? NSNumber {
        text = text.kerning(CGFloat(kern.doubleValue))
      }
      if let style = attributes[.underlineStyle] as? Int, style != 0 { text = text.underline() }
      if let style = attributes[.strikethroughStyle] as? Int, style != 0 {
        text = text.strikethrough()
      }
      if let offset = attributes[.baselineOffset] as? NSNumber {
        text = text.baselineOffset(CGFloat(offset.doubleValue))
      }
      whole = whole + text
    }
    return whole
  }

  /// The paragraph style at the start; nil without one.
  var paragraph: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}
