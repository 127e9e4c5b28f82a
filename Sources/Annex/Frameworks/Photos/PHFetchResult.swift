public import ScrollworkFoundation

/// Which objects of the library are found, and in which order.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// The predicate that fetched objects meet.
  open var predicate: NSPredicate?
  /// The sort descriptors of the fetch options.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Whether hidden photos are found.
  open var includeHiddenAssets = false
  /// Whether all photos of bursts are found.
  open var includeAllBurstAssets = false
  /// Where photos come from.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// The most objects; 0 for all.
  open var fetchLimit = 0
  /// Whether changes tell of single objects.
  open var wantsIncrementalChangeDetails = true

  /// Creates options that fetch all objects.
  public override init() {}
}

/// Objects of the library: none.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType]

  /// Creates an empty fetch result.
  public override init() { objects = [] }

  /// The count of the fetch result.
  public var count: Int { objects.count }
  /// The first object of the fetch result.
  public var firstObject: ObjectType? { objects.first }
  /// The last object of the fetch result.
  public var lastObject: ObjectType? { objects.last }

  /// The object at a place.
  public func object(at index: Int) -> ObjectType { objects[index] }
  /// The object at a place.
  public subscript(index: Int) -> ObjectType { objects[index] }
  /// Whether an object is among them.
  public func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }
  /// The place of an object.
  public func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject } ?? NSNotFound
  }
  /// The objects at places.
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Calls a closure with each object.
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for (index, object) in objects.enumerated() where !isStopped.boolValue {
      block(object, index, &isStopped)
    }
  }
  /// Calls a closure with each object, from the last if asked.
  public func enumerateObjects(
    options: NSEnumerationOptions,
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateObjects(block) }
  /// The number of objects of a kind.
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}
