public import Observation

/// The type of an object of a store: what classes marked `@Model` conform to.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  /// The object's identity.
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(of: self) }

  /// The object's identity.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object belongs to.
  public var modelContext: ModelContext? { ModelContext.context(of: self) }

  /// Whether the object has been deleted.
  public var isDeleted: Bool { false }

  /// Whether two references are to the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of an object of a store.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
  private let object: ObjectIdentifier

  init(of object: AnyObject) { self.object = ObjectIdentifier(object) }

  /// The identity itself.
  public var id: PersistentIdentifier { self }
}

/// Makes a class a type of objects of a store, whose changes update views.
///
/// The stored properties are observed. The inverse of a relationship is not set by itself.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers))
@attached(memberAttribute) @attached(extension, conformances: Observable)
public macro Model() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

/// Describes how a property is stored, which has no effect in memory.
@attached(peer) public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ScrollworkPreviewMacros", type: "Nothing")

/// Describes a relationship, which has no effect in memory.
@attached(peer) public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ScrollworkPreviewMacros", type: "Nothing")

/// Keeps a property out of the store, which has no effect in memory.
@attached(peer) public macro Transient() =
  #externalMacro(module: "ScrollworkPreviewMacros", type: "Nothing")

/// The types of objects of a store.
public final class Schema: Sendable {
  /// Creates a schema of types.
  public init(_ types: [any PersistentModel.Type]) {}

  /// Creates a schema of types.
  public init(_ types: any PersistentModel.Type...) {}

  /// How a property is stored.
  public enum Attribute {
    /// An option of a property.
    public enum Option: Hashable, Sendable {
      /// No two objects have the same value.
      case unique
      /// Stored in a file of its own.
      case externalStorage
      /// Indexed for the search of the system.
      case spotlight
      /// Not stored.
      case ephemeral
      /// Encrypted in the cloud.
      case allowsCloudEncryption
      /// Kept in the history after deletion.
      case preserveValueOnDeletion
    }
  }

  /// A relationship of objects.
  public enum Relationship {
    /// An option of a relationship.
    public enum Option: Hashable, Sendable {
      /// No two objects share the same one.
      case unique
    }

    /// What happens to related objects when one is deleted.
    public enum DeleteRule: Hashable, Sendable {
      /// Nothing.
      case noAction
      /// The reference becomes nil.
      case nullify
      /// They are deleted.
      case cascade
      /// The deletion is refused.
      case deny
    }
  }

  /// The version of a schema.
  public struct Version: Hashable, Sendable {
    /// The number.
    public let major: Int
    /// The number of the part.
    public let minor: Int
    /// The number of the mending.
    public let patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
  }
}
