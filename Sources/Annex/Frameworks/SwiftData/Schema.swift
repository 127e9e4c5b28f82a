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
      /// The property is not stored.
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

    /// The rule for related objects when an object is deleted.
    public enum DeleteRule: Hashable, Sendable {
      /// Related objects stay as they are.
      case noAction
      /// The reference becomes nil.
      case nullify
      /// Related objects are deleted, too.
      case cascade
      /// The deletion is refused.
      case deny
    }
  }

  /// The version of a schema.
  public struct Version: Hashable, Sendable {
    /// The major number of the version.
    public let major: Int
    /// The number of the part.
    public let minor: Int
    /// The number of the mending.
    public let patch: Int

    /// Creates a version from its numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
  }
}
