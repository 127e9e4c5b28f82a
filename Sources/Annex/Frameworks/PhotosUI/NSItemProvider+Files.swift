public import ScrollworkControls
public import ScrollworkFoundation

extension NSItemProvider {
  /// Loads the data of an item; fails, as there are no photos.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - completionHandler: Called with an error.
  /// - Returns: The progress.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.main.async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    return Progress(totalUnitCount: 1)
  }

  /// Loads a copy of the file of an item; fails, as there are no photos.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the file.
  ///   - completionHandler: Called with an error.
  /// - Returns: The progress.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.main.async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    return Progress(totalUnitCount: 1)
  }
}
