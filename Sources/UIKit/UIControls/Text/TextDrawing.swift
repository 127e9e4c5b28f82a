public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIScrolling
import ScrollworkViews

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In lines from the top.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// With the distances of the font.
  public static let usesFontLeading = Self(rawValue: 2)
  /// By the ink of the letters; measured as lines.
  public static let usesDeviceMetrics = Self(rawValue: 8)
  /// Cut off at the last line that fits.
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// What measuring text found.
open class NSStringDrawingContext {
  /// The least factor of the font.
  open var minimumScaleFactor: CGFloat = 0
  /// Finds nothing yet.
  public init() {}
}

/// A text in the attributes at its start, as it is drawn.
private struct DrawnText {
  let string: String
  let attributes: [NSAttributedString.Key: Any]

  /// - Source: documented: 12 points of Helvetica without a font; the system's here.
  private var font: UIFont { attributes[.font] as? UIFont ?? .systemFont(ofSize: 12) }

  func run(width: CGFloat?) -> TextRun {
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    let alignment: TextRun.Alignment =
      switch style?.alignment ?? .natural {
      case .center: .center
      case .right: .trailing
      default: .leading
      }
    return TextRun(
      string, face: font.font.face, width: width, alignment: alignment,
      tracking: CGFloat((attributes[.kern] as? NSNumber)?.doubleValue ?? 0),
      lineSpacing: style?.lineSpacing ?? 0)
  }

  /// The size within a width; without a scene half a letter's size for each letter.
  func size(width: CGFloat?) -> CGSize {
    let limit = width.flatMap { $0.isFinite && $0 > 0 && $0 < 1e6 ? $0 : nil }
    if let text = SceneAssets.current?.images as? any TextMeasuring {
      return text.metrics(of: run(width: limit)).size
    }
    return CGSize(
      width: CGFloat(string.count) * font.pointSize / 2, height: font.lineHeight)
  }

  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    let dark = SceneAssets.current?.traits.isDark ?? false
    let size = size(width: rect.width)
    context.draw(
      .text(
        run(width: rect.width > 0 ? rect.width : nil),
        frame: CGRect(
          x: rect.minX, y: rect.minY, width: max(rect.width, size.width), height: size.height),
        .color(color.color.resolved(dark: dark))))
  }
}

extension NSString {
  private func drawn(_ attributes: [NSAttributedString.Key: Any]?) -> DrawnText {
    DrawnText(string: String(describing: self), attributes: attributes ?? [:])
  }
  /// The size of the text in one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    drawn(attrs).size(width: nil)
  }
  /// The rectangle of the text within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: drawn(attributes).size(width: wraps ? size.width : nil))
  }
  /// Draws the text at a point.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { drawn(attrs).draw(in: CGRect(origin: point, size: .zero)) }
  /// Draws the text in a rectangle.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { drawn(attrs).draw(in: rect) }
}

extension String {
  /// The size of the text in one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }
  /// The rectangle of the text within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text at a point.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(at: point, withAttributes: attrs) }
  /// Draws the text in a rectangle.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(in: rect, withAttributes: attrs) }
}

extension NSAttributedString {
  private var drawn: DrawnText {
    DrawnText(
      string: string,
      attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : [:])
  }
  /// The size of the text in one line, in the attributes at its start.
  public func size() -> CGSize { drawn.size(width: nil) }
  /// The rectangle of the text within a size, in the attributes at its start.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: drawn.size(width: wraps ? size.width : nil))
  }
  /// Draws the text at a point.
  public func draw(at point: CGPoint) { drawn.draw(in: CGRect(origin: point, size: .zero)) }
  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect) { drawn.draw(in: rect) }
}
