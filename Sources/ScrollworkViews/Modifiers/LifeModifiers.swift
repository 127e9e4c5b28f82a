import Foundation

extension View {
  /// Acts when the view comes into the scene; a row of a lazy stack, whenever it comes into sight.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifeView(content: self) { _ in
      Life(begin: { _ in
        action?()
        return nil
      })
    }
  }

  /// Acts when the view has gone; a row of a lazy stack, whenever it goes out of sight.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifeView(content: self) { _ in Life(begin: { _ in nil }, end: { action?() }) }
  }

  /// Acts when the view comes into the scene.
  ///
  /// The action runs up to where it would first have to wait. There it is cancelled, for nothing in a
  /// scene can wait in real time, and the scene has a problem that says so.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    task(id: 0, priority: priority, action, fileID: fileID, line: line)
  }

  /// Acts when the view comes into the scene, and whenever a value is another one.
  ///
  /// The action runs up to where it would first have to wait; see ``task(priority:_:fileID:line:)``.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let location = SourceLocation(fileID: fileID, line: line)
    return LifeView(content: self) { context in
      Life(
        begin: { _ in
          if !isDoneAtOnce(action) {
            context.session.report(.taskWaits(at: "\(location)"), in: context.path)
          }
          return nil
        }, continues: { $0.subject as? T == value }, subject: value)
    }
  }

  /// Acts on each value that a publisher sends while the view is in the scene.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    let recognized = publisher as? any RecognizedPublisher
    return LifeView(content: self) { _ in
      Life(
        begin: { deliver in publisher.sink { deliver($0) } },
        receive: { value in
          if let value = value as? P.Output, recognized?.isSilenced != true { action(value) }
        }, continues: { $0.subject as? AnyHashable == recognized?.recognition },
        subject: recognized?.recognition as Any)
    }
  }
}

/// Runs an action up to where it would first have to wait, and says whether it came to its end.
///
/// Otherwise it is cancelled.
@MainActor private func isDoneAtOnce(_ action: @escaping @Sendable () async -> Void) -> Bool {
  let run = TaskRun()
  let task = Task.immediate { @MainActor in
    await action()
    run.isDone = true
  }
  if !run.isDone { task.cancel() }
  return run.isDone
}

/// Whether a task has come to its end.
@MainActor private final class TaskRun {
  var isDone = false
}
