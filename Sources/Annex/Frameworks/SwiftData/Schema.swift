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
