public import Foundation
public import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkSystem

/// The contexts that are drawn in, the last of which is current.
///
/// Drawing runs within one function of the scene's code, which no other thread runs meanwhile.
enum GraphicsStack {
  private static let contextsOfProcess = ProcessValue<[CGContext]>(wrappedValue: [])
  static var contexts: [CGContext] {
    get { contextsOfProcess.wrappedValue }
    set { contextsOfProcess.wrappedValue = newValue }
  }

  static func with<Result>(_ context: CGContext, _ body: () -> Result) -> Result {
    contexts.append(context)
    defer { contexts.removeLast() }
    return body()
  }
}

/// What a view draws by itself.
@MainActor package enum GraphicsRecorder {
  /// What a view draws in its bounds.
  package static func items(
    of view: UIView, _ colors: @escaping (UIColor) -> Color.Resolved
  ) -> [DisplayItem] {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return [] }
    let context = CGContext(size: view.bounds.size, scale: 1, colors: colors)
    GraphicsStack.with(context) { view.draw(view.bounds) }
    return context.items
  }
}

/// The context that is drawn in; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }
/// Begins drawing in a context.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.contexts.append(context)
}
/// Ends drawing in a context.
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// Begins a picture of a size.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins a picture of a size; a scale of zero is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(size: size, scale: scale == 0 ? screenScale : scale)
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  UIGraphicsPushContext(context)
}
/// The picture that was drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().flatMap { UIImage(drawnIn: $0) }
}
/// Ends a picture.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

private var screenScale: CGFloat { SceneAssets.current?.traits.scale ?? 1 }

/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws the line of a rectangle.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
/// Keeps to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// The form of pictures that are drawn.
public class UIGraphicsImageRendererFormat {
  /// Pixels per point; zero is the screen's.
  public var scale: CGFloat = 0
  /// Whether nothing shines through.
  public var opaque = false
  /// The colors that are kept; always sRGB.
  public var preferredRange = Range.standard

  /// Ranges of colors.
  public enum Range: Int, Hashable, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// Creates the form of the screen.
  public init() {}
  /// The form of the screen.
  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
  /// The form of the screen.
  public class func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// A renderer of pictures that code draws.
open class UIGraphicsImageRenderer {
  /// The form.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Renders pictures of a size.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Renders pictures of a size in a form.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Renders pictures of an area.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Renders pictures of an area in a form.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// The picture that actions draw; without size outside of a scene.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(drawnIn: draw(actions)) ?? UIImage()
  }
  /// The PNG file of what actions draw.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// The JPEG file of what actions draw.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
    let context = CGContext(
      size: bounds.size, scale: format.scale == 0 ? screenScale : format.scale,
      matrix: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    if format.opaque { context.fill(bounds) }
    GraphicsStack.with(context) {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    }
    return context
  }
}

/// What a renderer's actions draw in.
public final class UIGraphicsImageRendererContext {
  /// The context.
  public let cgContext: CGContext
  /// The form.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
  }

  /// The picture so far.
  public var currentImage: UIImage { UIImage(drawnIn: cgContext) ?? UIImage() }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle in a mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Keeps to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension UIColor {
  /// Sets the color of areas and lines of what is drawn.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the color of areas of what is drawn.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the color of lines of what is drawn.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  /// Fills the path.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(path, evenOdd: usesEvenOddFillRule)
  }
  /// Draws the line of the path.
  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, style: style) }
  /// Fills the path in a mode.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { fill() }
  }
  /// Draws the line of the path in a mode.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { stroke() }
  }
  /// Keeps what is drawn to the path.
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path) }

  private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
}
