public import ScrollworkFoundation

/// The observer of changes of the library.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Called after the library changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
public final class PHChange: NSObject, @unchecked Sendable {
  /// How a list changed: not at all.
  public func changeDetails<T: PHObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }

  /// How an object changed: not at all.
  public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
}

/// How a list of the library changed.
public final class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  /// The fetch result before the changes.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The fetch result after the changes.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>

  init(_ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
  }

  /// Whether single changes are known.
  public var hasIncrementalChanges: Bool { true }
  /// The places of objects that were removed.
  public var removedIndexes: IndexSet? { nil }
  /// The places of objects that were added.
  public var insertedIndexes: IndexSet? { nil }
  /// The places of objects that changed.
  public var changedIndexes: IndexSet? { nil }
  /// Whether objects moved.
  public var hasMoves: Bool { false }
}

/// How an object of the library changed.
public final class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  /// The object before the changes.
  public let objectBeforeChanges: ObjectType

  init(_ object: ObjectType) { objectBeforeChanges = object }

  /// The object after the changes.
  public var objectAfterChanges: ObjectType? { objectBeforeChanges }
  /// Whether the content changed.
  public var assetContentChanged: Bool { false }
  /// Whether the object was deleted.
  public var objectWasDeleted: Bool { false }
}
