public import ScrollworkDrawing
public import ScrollworkFoundation

/// A document of pages.
open class PDFDocument: NSObject, @unchecked Sendable {
  /// The address of the file; nil for a document in data.
  public let documentURL: URL?
  /// The image of the PDF document.
  let image: UIImage?
  private let data: Data

  /// Creates a document from data; nil if the data is no document.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    (self.data, documentURL, image) = (data, nil, UIImage(data: data))
  }
  /// Creates a document from a file; nil if the file is no document.
  public init?(url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url),
      data.starts(with: Data("%PDF".utf8))
    else { return nil }
    (self.data, documentURL, image) = (data, url, UIImage(data: data))
  }
  /// The number of pages: the first one is read.
  open var pageCount: Int { image == nil ? 0 : 1 }
  /// The page at an index; nil for all but the first one.
  open func page(at index: Int) -> PDFPage? { index == 0 ? image.map { PDFPage($0) } : nil }
  /// The data of the document.
  open func dataRepresentation() -> Data? { data }
  /// The text of the document, which is not read.
  open var string: String? { nil }
}

/// A page of a document.
open class PDFPage: NSObject, @unchecked Sendable {
  let image: UIImage
  init(_ image: UIImage) { self.image = image }
  /// The rectangle of the page.
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: image.size) }
  /// The picture of the page in the largest size of its shape that fits into a size.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let whole = image.size
    guard whole.width > 0, whole.height > 0 else { return image }
    let scale = min(size.width / whole.width, size.height / whole.height)
    return image.preparingThumbnail(
      of: CGSize(width: whole.width * scale, height: whole.height * scale)) ?? image
  }
}

/// A box of a page.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
