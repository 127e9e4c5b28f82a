// At 0.
import PDFKit
import SwiftUI
import UIKit

private let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
  .pdfData { context in
    context.beginPage()
    UIColor.systemGreen.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 50))
  }

struct Document: UIViewRepresentable {
  let fits: Bool
  func makeUIView(context: Context) -> PDFView {
    let view = PDFView()
    view.autoScales = fits
    view.displayMode = fits ? PDFDisplayMode.singlePage : .singlePageContinuous
    view.displayDirection = PDFDisplayDirection.horizontal
    view.document = PDFDocument(data: data)
    return view
  }
  func updateUIView(_ view: PDFView, context: Context) {}
}

struct PDFKitFixture: View {
  var body: some View {
    VStack {
      Document(fits: true).frame(width: 300, height: 200)
      Document(fits: false).frame(width: 300, height: 120)
      let document = PDFDocument(data: data)
      let page: PDFPage? = document?.page(at: 0)
      let bounds = page?.bounds(for: PDFDisplayBox.mediaBox) ?? .zero
      Text("pages \(document?.pageCount ?? 0), \(Int(bounds.width)) × \(Int(bounds.height))")
      if let page {
        Image(uiImage: page.thumbnail(of: CGSize(width: 60, height: 60), for: .cropBox)).border(
          .gray)
      }
      Text("no document \(PDFDocument(data: Data("text".utf8)) == nil)")
    }
  }
}
