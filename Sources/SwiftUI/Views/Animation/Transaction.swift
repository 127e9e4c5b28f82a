public import ScrollworkMotion

/// The context of a change of state: above all, its animation.
public struct Transaction {
  /// The animation of the change; nil changes at once.
  public var animation: Animation?
  /// Whether the change ignores animations attached with `animation(_:value:)`.
  public var disablesAnimations = false
  /// Whether the change belongs to a continuous interaction, such as a drag.
  public var isContinuous = false
  /// The values of custom keys.
  private var values: [ObjectIdentifier: Any] = [:]
  /// The `withTransaction` call that this transaction belongs to.
  private var run: Run?
  /// The completions to call when the animations of the change end.
  package var completions: [AnimationCompletion] = []

  /// A transaction without an animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` when the animations of this change end; at once if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// Whether writes under this transaction and under another one form one change: both belong to
  /// one `withTransaction` call, or have equal comparable values and nothing else.
  func isOne(with other: Transaction) -> Bool {
    if let run, run === other.run { return true }
    return isComparable && other.isComparable && animation == other.animation
      && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
  }

  /// Marks all completions as awaited by a change.
  func awaitCompletions() { for completion in completions { completion.isAwaited = true } }

  /// Adopts another transaction unless that is an empty one; completions added earlier stay.
  mutating func take(_ other: Transaction) {
    guard !other.isComparable || !other.isOne(with: Transaction()) else { return }
    let waiting = completions
    other.awaitCompletions()
    self = other
    completions = waiting + other.completions.filter { new in !waiting.contains { $0 === new } }
  }

  /// Whether the transaction holds only values that can be compared.
  private var isComparable: Bool { values.isEmpty && completions.isEmpty }

  /// Drops the completions that a later change also holds.
  mutating func transferCompletions(to other: Transaction) {
    completions.removeAll { own in other.completions.contains { $0 === own } }
  }

  /// A copy that belongs to a new `withTransaction` call.
  var running: Transaction {
    var copy = self
    copy.run = Run()
    return copy
  }

  /// The identity of one `withTransaction` call.
  private final class Run: Sendable {}

  /// A copy without completions.
  package var withoutCompletions: Transaction {
    var copy = self
    copy.completions = []
    return copy
  }

  /// The transaction of the running code.
  @TaskLocal package static var current = Transaction()
}

extension Transaction: @unchecked Sendable {}

/// A key for a custom value of a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a transaction that sets none.
  static var defaultValue: Value { get }
}

/// The criteria for the end of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  /// The end of the logical duration, though a spring may still oscillate a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// The end of the last displacement.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// An action to perform when animations end.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  package let action: () -> Void
  /// Whether a change of state has adopted the completion.
  var isAwaited = false
  /// The earliest tick at which the animations can end, as far as is known.
  package var due = 0
  /// Whether the action has been performed.
  package var isDone = false

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }
}

/// The transaction of a part of the tree, shared by all views in it.
package final class TransactionScope {
  package let transaction: Transaction

  package init(_ transaction: Transaction = Transaction()) { self.transaction = transaction }
}
