public import ScrollworkMotion

/// What is said about a change of state: above all, how it is animated.
public struct Transaction: Sendable {
  /// How the change is animated; nil jumps.
  public var animation: Animation?

  /// A change that jumps.
  public init() {}

  /// A change that is animated.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the code that is running now.
  @TaskLocal static var current = Transaction()
}

/// Runs `body`, animating the changes of state it makes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, giving the changes of state it makes a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}
