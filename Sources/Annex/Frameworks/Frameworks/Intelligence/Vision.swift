import ScrollworkDrawing
public import ScrollworkFoundation
public import ScrollworkUIScrolling
import ScrollworkViews

/// A question to a picture.
open class VNRequest: NSObject, @unchecked Sendable {
  let handler: VNRequestCompletionHandler?
  /// The answers: none.
  open var results: [VNObservation]? { [] }
  /// A question.
  public init(completionHandler: VNRequestCompletionHandler? = nil) { handler = completionHandler }
}

/// Called with the answers.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A question to a picture, of its parts.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part of the picture.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// How carefully text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

/// Reads text, of which none is found: there is no reader here.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How carefully.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The languages.
  open var recognitionLanguages: [String] = []
  /// Whether words are corrected.
  open var usesLanguageCorrection = true
  /// The least height of letters.
  open var minimumTextHeight: Float = 0
  /// Words that are expected.
  open var customWords: [String] = []
}

/// Finds faces, of which none is found.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Finds codes, of which none is found.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Says what is seen, of which nothing is known.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}

/// An answer.
open class VNObservation: NSObject, @unchecked Sendable {
  /// How sure it is, 0…1.
  public var confidence: Float { 0 }
  /// The name.
  public let uuid = UUID()
}

/// A part of a picture.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// The part, in the unit square from the bottom left.
  public var boundingBox: CGRect { .zero }
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

/// A code.
open class VNBarcodeObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// What it says.
  public var payloadStringValue: String? { nil }
}

/// A name of what is seen.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// The name.
  public var identifier: String { "" }
}

/// A text.
open class VNRecognizedTextObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The likeliest texts.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A text that was read.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// The text.
  public var string: String { "" }
  /// How sure it is, 0…1.
  public var confidence: Float { 0 }
}

/// Asks questions to a picture.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// An option of a picture.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// Asks a picture.
  public init(cgImage image: CGImage, options: [Option: Any] = [:]) {}
  /// Asks a picture that is turned.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [Option: Any] = [:]
  ) {}
  /// Asks a picture in data.
  public init(data imageData: Data, options: [Option: Any] = [:]) {}
  /// Asks a picture in a file.
  public init(url imageURL: URL, options: [Option: Any] = [:]) {}
  /// Asks questions, each of which has no answers.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.handler?(request, nil) }
  }
}

/// A screen that scans papers, which a device without a camera cannot.
@MainActor @preconcurrency open class VNDocumentCameraViewController: UIViewController {
  /// The delegate.
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
  /// Called with papers.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Called when it is cancelled.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Called with an error.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Does nothing.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// Papers.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
  /// The number of pages.
  public var pageCount: Int { 0 }
  /// The title.
  public var title: String { "" }
  /// A page.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// The permission to listen.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// Writes down speech, which this device cannot.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// Writes down a language.
  public init?(locale: Locale) {}
  /// Writes down the language of the device.
  public override init() {}
  /// Whether it can: no.
  open var isAvailable: Bool { false }
  /// The permission: not asked for.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  /// Asks a question that is not answered.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {}
}
