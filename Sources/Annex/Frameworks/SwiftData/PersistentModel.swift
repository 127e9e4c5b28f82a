public import Observation

/// The type of an object of a store: what classes marked `@Model` conform to.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  /// The identifier of the object.
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(of: self) }

  /// The identifier of the object.
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

  /// The identifier itself, as its identity.
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
