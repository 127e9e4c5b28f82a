public import ScrollworkFoundation
public import ScrollworkUIScrolling

/// A screen that scans papers, which a device without a camera cannot.
@MainActor @preconcurrency open class VNDocumentCameraViewController: UIViewController {
  /// The delegate of the document camera view controller.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  /// Whether papers can be scanned: no.
  open class var isSupported: Bool { false }
  /// Shows black.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}

/// The delegate of a document camera.
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Called with scanned pages.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Called when it is cancelled.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Called with an error.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// The default implementation, which does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// The default implementation, which does nothing.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// The default implementation, which does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// The pages of a scan.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
  /// The number of pages.
  public var pageCount: Int { 0 }
  /// The title of the document camera scan.
  public var title: String { "" }
  /// The image of a page.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
