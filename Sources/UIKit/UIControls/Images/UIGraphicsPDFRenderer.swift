public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
public import ScrollworkUIScrolling

/// The form of documents that are drawn.
open class UIGraphicsPDFRendererFormat {
  /// Words about the document.
  open var documentInfo: [String: Any] = [:]
  /// The usual form.
  public init() {}
}

/// A renderer of documents that code draws: of the first page.
open class UIGraphicsPDFRenderer {
  private let bounds: CGRect

  /// Renders documents with pages of a size.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .init()) {
    self.bounds = bounds
  }

  /// The file of what actions draw; empty outside of a scene.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds)
    actions(context)
    context.endPage()
    guard let renderer = SceneAssets.current?.images as? any DisplayListRendering,
      let page = context.pages.first
    else { return Data() }
    let list = DisplayList(
      canvas: bounds.size, scale: 1, background: .init(red: 1, green: 1, blue: 1),
      content: LayerContent(page.items))
    return (try? renderer.pdf(of: list)) ?? Data()
  }

  /// Writes the file of what actions draw.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }
}

/// What the actions of a document draw in.
public final class UIGraphicsPDFRendererContext {
  fileprivate private(set) var pages: [CGContext] = []
  private let bounds: CGRect
  private var isDrawing = false

  init(_ bounds: CGRect) { self.bounds = bounds }

  /// The context of the page.
  public var cgContext: CGContext {
    if pages.isEmpty { beginPage() }
    return pages[pages.count - 1]
  }
  /// The rectangle of the page.
  public var pdfContextBounds: CGRect { bounds }
  /// Begins a page.
  public func beginPage() {
    endPage()
    let page = CGContext(size: bounds.size, scale: 1)
    pages.append(page)
    UIGraphicsPushContext(page)
    isDrawing = true
  }
  /// Begins a page of a size; drawn in that of the document.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { beginPage() }

  fileprivate func endPage() {
    if isDrawing { UIGraphicsPopContext() }
    isDrawing = false
  }
}
