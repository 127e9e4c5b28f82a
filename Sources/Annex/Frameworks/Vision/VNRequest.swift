public import ScrollworkFoundation
public import ScrollworkImageIO
public import ScrollworkUIScrolling

/// A question to a picture.
open class VNRequest: NSObject, @unchecked Sendable {
  let handler: VNRequestCompletionHandler?
  /// The results of the request; there are none.
  open var results: [VNObservation]? { [] }
  /// Creates a request with a completion handler.
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
  /// The level of recognition.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The recognition languages of the recognize text request.
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

/// A request for barcodes in a picture; its results are empty.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {}

/// A request for the classes of objects in a picture; its results are empty.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}

/// Asks questions to a picture.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// An option of a picture.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// The raw value of the option.
    public let rawValue: String
    /// Creates an option from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// Creates a handler of requests for an image.
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
