public import ScrollworkFoundation

/// Settings of a container, whose store is in memory always.
public struct ModelConfiguration: Sendable {
  /// The name of the model configuration.
  public let name: String
  /// Whether the store is in memory.
  public let isStoredInMemoryOnly: Bool
  /// The place of the store, where nothing is written.
  public let url: URL

  /// A CloudKit database of a store; none is synchronized here.
  public struct CloudKitDatabase: Sendable {
    /// The database of the app's entitlement.
    public static let automatic = CloudKitDatabase()
    /// No CloudKit database.
    public static let none = CloudKitDatabase()

    /// The private database of a container.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// A shared folder of apps.
  public struct GroupContainer: Sendable {
    /// The group container of the app's entitlement.
    public static let automatic = GroupContainer()
    /// No group container.
    public static let none = GroupContainer()

    /// The folder of a group.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  /// Creates a configuration of a store.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.isStoredInMemoryOnly) = (name ?? "default", isStoredInMemoryOnly)
    url = .applicationSupportDirectory
  }

  /// Describes a container of types.
  public init(
    for forType: any PersistentModel.Type, _ forTypes: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// A store in memory.
public final class ModelContainer: @unchecked Sendable {
  /// The context of the interface.
  @MainActor public private(set) lazy var mainContext = ModelContext(self)
  /// The configurations of the model container.
  public let configurations: [ModelConfiguration]
  /// The schema of the model container.
  public let schema: Schema

  /// Creates a store of types.
  public init(
    for forTypes: any PersistentModel.Type..., configurations: ModelConfiguration...
  ) throws {
    (schema, self.configurations) = (Schema(forTypes.map { $0 }), configurations)
  }

  /// Creates a store of a schema.
  public init(for schema: Schema, configurations: [ModelConfiguration]) throws {
    (self.schema, self.configurations) = (schema, configurations)
  }

  /// Creates a store of a schema.
  public init(for schema: Schema, configurations: ModelConfiguration...) throws {
    (self.schema, self.configurations) = (schema, configurations)
  }

  /// Deletes all objects.
  @MainActor public func deleteAllData() { mainContext = ModelContext(self) }
}
