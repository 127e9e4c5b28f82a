import Foundation

/// A type of files and data, by its identifier.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// The type of an identifier; nil unless the system declares it.
  public init?(_ identifier: String) {
    guard Self.declarations.contains(where: { $0.identifier == identifier }) else { return nil }
    self.identifier = identifier
  }

  /// A type that an app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type of another app that this one knows.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The type of files with an extension; nil if the system declares none.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let found = Self.declarations.first(where: { $0.extensions.contains(name) }) else {
      return nil
    }
    identifier = found.identifier
  }

  /// The type of a MIME type; nil if the system declares none.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.declarations.first(where: { $0.mimeType == mimeType.lowercased() })
    else { return nil }
    identifier = found.identifier
  }

  private var declaration: Declaration? {
    Self.declarations.first { $0.identifier == identifier }
  }

  /// The extension that files of the type should have.
  public var preferredFilenameExtension: String? { declaration?.extensions.first }
  /// The MIME type that servers should give.
  public var preferredMIMEType: String? { declaration?.mimeType }
  /// Whether the system declares the type.
  public var isDeclared: Bool { declaration != nil }
  /// Whether the type is the system's.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The words for the type.
  public var localizedDescription: String? { preferredFilenameExtension?.uppercased() }
  /// The types that this one conforms to.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    for name in declaration?.supertypes ?? [] {
      let parent = UTType(known: name)
      found.insert(parent)
      found.formUnion(parent.supertypes)
    }
    return found
  }

  /// Whether the type is another one or one of its kind.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether the type is of another one's kind.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether another type is of this one's kind.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}
