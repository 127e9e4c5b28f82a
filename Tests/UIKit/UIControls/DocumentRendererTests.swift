import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIControls
import ScrollworkUIScrolling
import TestSupport
import Testing

/// A renderer whose documents are the text of what is drawn.
private struct Writer: DisplayListRendering {
  private let text = FixedAdvanceText()
  var families: [String] { text.families }
  func image(named name: String) -> ImageAsset? { nil }
  func metrics(of run: TextRun) -> TextMetrics { text.metrics(of: run) }
  func clusters(of run: TextRun) -> [TextCluster] { text.clusters(of: run) }
  func png(of list: DisplayList) throws -> Data { throw CocoaError(.featureUnsupported) }
  func pixels(of list: DisplayList) throws -> Pixels { throw CocoaError(.featureUnsupported) }
  func png(of pixels: Pixels) throws -> Data { throw CocoaError(.featureUnsupported) }
  func svg(of list: DisplayList, text: SVGText) throws -> Data {
    throw CocoaError(.featureUnsupported)
  }
  func svg(of animation: DisplayAnimation, dark: DisplayAnimation?) throws -> Data {
    throw CocoaError(.featureUnsupported)
  }
  var provenance: [(name: String, version: String)] { [] }
  func pdf(of list: DisplayList) throws -> Data { Data(list.dump.utf8) }
}

@MainActor @Suite struct `A document that code draws` {
  private let bounds = CGRect(x: 0, y: 0, width: 60, height: 80)

  private func document(_ actions: (UIGraphicsPDFRendererContext) -> Void) -> String {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["Title": "Letter"]
    let renderer = UIGraphicsPDFRenderer(bounds: bounds, format: format)
    let assets = SceneAssets(images: Writer(), colorNames: [], traits: ImageTraits(scale: 2))
    return SceneAssets.$current.withValue(assets) {
      String(decoding: renderer.pdfData(actions: actions), as: UTF8.self)
    }
  }

  @Test func `has its first page, in the size of the renderer`() {
    let text = document { context in
      #expect(context.pdfContextBounds == bounds)
      context.beginPage()
      context.cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.cgContext.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.beginPage(withBounds: bounds, pageInfo: [:])
      context.cgContext.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.cgContext.fill(bounds)
    }
    #expect(text.contains("60x80") && text.contains("#ff0000") && !text.contains("#00ff00"))
  }

  @Test func `is drawn by code that draws in the current context`() {
    let text = document { context in
      context.beginPage()
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
    }
    #expect(text.contains("#0000ff"))
  }

  @Test func `is empty outside of a scene`() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: bounds)
    #expect(renderer.pdfData { $0.beginPage() }.isEmpty)
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "a.pdf")
    try renderer.writePDF(to: url) { $0.beginPage() }
    #expect(FileManager.default.fileExists(atPath: url.path))
  }
}
