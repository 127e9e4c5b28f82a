/// Something that can be ended before it ends by itself.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// Something that ends when it is cancelled, or when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Something that is ended by a closure, which is called once.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Something that is ended by ending something else.
  public convenience init(_ canceller: some Cancellable) { self.init { canceller.cancel() } }

  deinit { end?() }

  /// Ends it.
  public func cancel() {
    let last = end
    end = nil
    last?()
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether two are the same one.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
