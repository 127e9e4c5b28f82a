public import ScrollworkMotion

/// What is said about a change of state: above all, how it is animated.
public struct Transaction {
  /// How the change is animated; nil jumps.
  public var animation: Animation?
  /// Whether views that ask for an animation of their own, with `animation(_:value:)`, go without.
  public var disablesAnimations = false
  /// Whether the change is one of many while something goes on: a drag, for instance.
  public var isContinuous = false
  /// What scenes say themselves.
  private var values: [ObjectIdentifier: Any] = [:]
  /// The `withTransaction` that says it.
  private var run: Run?
  /// What is done when the animations of the change are over.
  var completions: [AnimationCompletion] = []

  /// A change that jumps.
  public init() {}

  /// A change that is animated.
  public init(animation: Animation?) { self.animation = animation }

  /// What a scene says about the change under a key of its own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Does something when the animations of this change are over; at once if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// Whether what is written under this transaction and under another one is one change: it is if
  /// they are of one `withTransaction`, or say the same.
  func isOne(with other: Transaction) -> Bool {
    if let run, run === other.run { return true }
    return saysNoMore && other.saysNoMore && animation == other.animation
      && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
  }

  /// Takes note that a change has been made, which all that wait for an end wait for.
  func awaitCompletions() { for completion in completions { completion.isAwaited = true } }

  /// Takes over what another change says, if it says something; all that wait for an end go on
  /// waiting.
  mutating func take(_ other: Transaction) {
    guard !other.saysNoMore || !other.isOne(with: Transaction()) else { return }
    let waiting = completions
    other.awaitCompletions()
    self = other
    completions = waiting + other.completions.filter { new in !waiting.contains { $0 === new } }
  }

  /// Whether nothing is said that cannot be compared.
  private var saysNoMore: Bool { values.isEmpty && completions.isEmpty }

  /// Hands those that wait for the end over to a later change of which they are, too.
  mutating func leaveCompletions(to other: Transaction) {
    completions.removeAll { own in other.completions.contains { $0 === own } }
  }

  /// The same, as said by a `withTransaction` that runs now.
  fileprivate var running: Transaction {
    var copy = self
    copy.run = Run()
    return copy
  }

  /// Stands for one run of `withTransaction`.
  private final class Run: Sendable {}

  /// The same, with nobody waiting for its end.
  var withoutCompletions: Transaction {
    var copy = self
    copy.completions = []
    return copy
  }

  /// The transaction of the code that is running now.
  @TaskLocal static var current = Transaction()
}

extension Transaction: @unchecked Sendable {}

/// A value that a scene hands along with a change of state.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of changes that do not say.
  static var defaultValue: Value { get }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  /// When its duration is over, though a spring may still swing a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// When nothing of it is left.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// What is done when animations are over.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: () -> Void
  /// Whether a change of state has taken it over.
  var isAwaited = false
  /// The tick before which it is not over, as far as is known.
  var due = 0
  /// Whether it has been done.
  var isDone = false

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }
}

/// The transaction that a part of the tree changes by, shared by all views in it.
final class TransactionScope {
  let transaction: Transaction

  init(_ transaction: Transaction = Transaction()) { self.transaction = transaction }
}

/// Runs `body`, animating the changes of state it makes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, animating the changes of state it makes, and `completion` when that is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs `body`, giving the changes of state it makes a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current.completions
  defer {
    // Nothing has changed, so nothing will be over: that is so at once.
    for completion in transaction.completions
    where !completion.isAwaited && !outer.contains(where: { $0 === completion }) {
      completion.isAwaited = true
      nonisolated(unsafe) let completion = completion
      Playing.withAgenda { agenda in
        _ = agenda.add(at: agenda.tick + 1) { completion.action() }
      }
    }
  }
  return try Transaction.$current.withValue(transaction.running, operation: body)
}

/// Runs `body`, saying something about the changes of state it makes.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
