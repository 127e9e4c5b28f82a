/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

/// An activity that is cancelled explicitly, or when the last reference is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var cancelAction: (() -> Void)?

  /// Creates a cancellable from a closure, which is called once.
  public init(_ cancel: @escaping () -> Void) { cancelAction = cancel }

  /// Creates a cancellable that cancels another one.
  public convenience init(_ canceller: some Cancellable) { self.init { canceller.cancel() } }

  deinit { cancelAction?() }

  /// Cancels the activity.
  public func cancel() {
    let last = cancelAction
    cancelAction = nil
    last?()
  }

  /// Stores the cancellable in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Appends the cancellable to a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether two cancellables are the same instance.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the identity of the instance.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
