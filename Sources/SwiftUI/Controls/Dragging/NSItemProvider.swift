public import Foundation

/// Something that can be dragged, or handed to another app.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let item: Any?
  /// The name that is suggested for a file of it.
  open var suggestedName: String?

  /// Creates a provider of nothing.
  public override init() { item = nil }

  /// Creates a provider of an object.
  public init(object: Any) { item = object }

  /// Creates a provider of an item of a type.
  public init(item: Any?, typeIdentifier: String?) { self.item = item }

  /// Creates a provider of a file.
  public init?(contentsOf fileURL: URL?) { item = fileURL }

  /// The types of the item.
  open var registeredTypeIdentifiers: [String] {
    switch item {
    case is String, is NSString: ["public.utf8-plain-text"]
    case is URL, is NSURL: ["public.url"]
    case nil: []
    default: ["public.data"]
    }
  }

  /// Whether the item has a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    let known = registeredTypeIdentifiers
    return known.contains(typeIdentifier)
      || typeIdentifier == "public.text" && known.contains("public.utf8-plain-text")
  }

  /// Whether an object of a class can be made of the item.
  open func canLoadObject<T>(ofClass: T.Type) -> Bool { object(T.self) != nil }

  /// Loads an object of a class; at once, as the item is at hand.
  ///
  /// - Parameters:
  ///   - ofClass: The class.
  ///   - completionHandler: Called with the object.
  /// - Returns: The progress, which is complete.
  @discardableResult open func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object(T.self), nil)
    return Progress(totalUnitCount: 1)
  }

  /// Loads the item; at once, as it is at hand.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?((item as? String).map { Data($0.utf8) } ?? item, nil)
  }

  private func object<T>(_ type: T.Type) -> T? {
    if let item = item as? T { return item }
    if let text = item as? String { return NSString(string: text) as? T }
    return (item as? NSString).flatMap { String(describing: $0) as? T }
  }
}
