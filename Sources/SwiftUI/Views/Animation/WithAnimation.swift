public import ScrollworkMotion

/// Runs `body` and animates the changes of state it makes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, fileID: StaticString = #fileID, line: UInt = #line,
  _ body: () throws -> Result
) rethrows -> Result {
  Playing.noteAnimation(animation, at: SourceLocation(fileID: fileID, line: line))
  return try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, animates the changes of state it makes, and calls `completion` at their end.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  fileID: StaticString = #fileID, line: UInt = #line,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  Playing.noteAnimation(animation, at: SourceLocation(fileID: fileID, line: line))
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs `body` with a transaction for the changes of state it makes.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current.completions
  defer {
    // Completions that no change has adopted are called one tick later.
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

/// Runs `body` with one value of the current transaction replaced.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
