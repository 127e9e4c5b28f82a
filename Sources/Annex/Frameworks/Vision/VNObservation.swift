public import ScrollworkFoundation

/// An observation in an image.
open class VNObservation: NSObject, @unchecked Sendable {
  /// How sure it is, 0…1.
  public var confidence: Float { 0 }
  /// The name of the class.
  public let uuid = UUID()
}

/// A part of a picture.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// The part, in the unit square from the bottom left.
  public var boundingBox: CGRect { .zero }
}

/// A face observed in an image.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

/// The observation of a barcode.
open class VNBarcodeObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The text of the barcode; nil, since none is found.
  public var payloadStringValue: String? { nil }
}

/// The observation of a class of objects.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// The identifier of the classification observation.
  public var identifier: String { "" }
}

/// A text observed in an image.
open class VNRecognizedTextObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The likeliest candidates of the recognized text.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A text that was read.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// The string of the recognized text.
  public var string: String { "" }
  /// How sure it is, 0…1.
  public var confidence: Float { 0 }
}
