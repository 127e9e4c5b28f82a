public import ScrollworkFoundation
public import ScrollworkUIControls

/// A photo that was chosen: here never.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The form that photos are given in.
  public enum EncodingDisambiguationPolicy: Sendable {
    case automatic, current, compatible
  }

  /// The name of the photo.
  public let itemIdentifier: String?

  /// A photo by its name.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// The types of the photo.
  public var supportedContentTypes: [UTType] { [] }

  /// The photo as a value: none, as there are no photos.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }

  /// Calls a closure with the photo as a value: none, as there are no photos.
  @discardableResult public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    DispatchQueue.main.async { completionHandler(.success(nil)) }
    return Progress(totalUnitCount: 1)
  }
}

/// The order of chosen photos.
public enum PhotosPickerSelectionBehavior: Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}
