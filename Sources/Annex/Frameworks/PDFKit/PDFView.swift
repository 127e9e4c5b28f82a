public import ScrollworkFoundation
public import ScrollworkUIScrolling

/// The arrangement of pages.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction in which pages follow each other.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A view of a document: its first page in the middle, on gray.
@MainActor @preconcurrency open class PDFView: UIView {
  /// The document of the PDF view.
  open var document: PDFDocument? { didSet { showPage() } }
  /// Whether the scale follows the size of the view.
  open var autoScales = false { didSet { setNeedsLayout() } }
  /// The arrangement of pages.
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { setNeedsLayout() } }
  /// The direction in which pages follow each other.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Whether pages are separated by breaks.
  open var displaysPageBreaks = true
  /// The scale of the page while `autoScales` is false.
  open var scaleFactor: CGFloat = 1 { didSet { setNeedsLayout() } }
  /// The minimum scale factor of the PDF view.
  open var minScaleFactor: CGFloat = 0.25
  /// The maximum scale factor of the PDF view.
  open var maxScaleFactor: CGFloat = 5
  /// The scale at which the page fits into the view, or in a continuous mode its width does.
  open var scaleFactorForSizeToFit: CGFloat {
    guard let size = document?.image?.size, size.width > 0, size.height > 0 else { return 1 }
    let width = bounds.width / size.width
    return showsWholePages ? min(width, bounds.height / size.height) : width
  }
  private var showsWholePages: Bool { displayMode == .singlePage || displayMode == .twoUp }
  /// The current page of the PDF view.
  open var currentPage: PDFPage? { document?.page(at: 0) }
  private let scrollView = UIScrollView()
  private let page = UIImageView()

  /// A view without a document.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }
  /// A view without a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    backgroundColor = .secondarySystemBackground
    addSubview(scrollView)
    page.contentMode = .scaleToFill
    page.backgroundColor = .white
    scrollView.addSubview(page)
  }

  private func showPage() {
    page.image = document?.image
    setNeedsLayout()
  }

  /// Places the page.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    guard let size = document?.image?.size, size.width > 0 else { return page.frame = .zero }
    let scale = autoScales ? scaleFactorForSizeToFit : scaleFactor
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    page.frame = CGRect(
      x: max(0, (bounds.width - shown.width) / 2), y: max(0, (bounds.height - shown.height) / 2),
      width: shown.width, height: shown.height)
    scrollView.contentSize = shown
  }

  /// Scrolls to a page.
  open func go(to page: PDFPage) {}
  /// Whether a next page exists; always false.
  open var canGoToNextPage: Bool { false }
  /// Whether a previous page exists; always false.
  open var canGoToPreviousPage: Bool { false }
  /// Shows pages one at a time, with swipes between them.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
}
