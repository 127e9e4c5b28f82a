import Foundation
public import ScrollworkPublishers

extension View {
  /// Runs an action when the view appears; a row of a lazy stack, each time it comes into view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleEffectView(content: self) { _ in
      LifecycleEffect(begin: { _ in
        action?()
        return nil
      })
    }
  }

  /// Runs an action when the view disappears; a row of a lazy stack, each time it leaves the view.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleEffectView(content: self) { _ in
      LifecycleEffect(begin: { _ in nil }, end: { action?() })
    }
  }

  /// Runs an asynchronous task when the view appears and cancels it when the view disappears.
  ///
  /// Time is that of the scene: `Task.sleep` waits for its clock. An action that awaits anything
  /// outside the scene never resumes, which is reported as a problem of the scene.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    task(id: 0, priority: priority, action, fileID: fileID, line: line)
  }

  /// Runs an asynchronous task when the view appears and restarts it when a value changes.
  ///
  /// The task is cancelled before a restart and when the view disappears; see
  /// ``View/task(priority:_:fileID:line:)``.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let location = SourceLocation(fileID: fileID, line: line)
    return LifecycleEffectView(content: self) { _ in
      LifecycleEffect(
        begin: { _ in begin(action, reportedAt: location) },
        continues: { $0.subject as? T == value }, subject: value)
    }
  }

  /// Runs an action for each value that a publisher emits while the view is in the scene.
  ///
  /// A `Just` is another publisher whenever the view is re-created.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    let recognized = publisher as? any IdentifiedPublisher
    return LifecycleEffectView(content: self) { _ in
      LifecycleEffect(
        begin: { deliver in publisher.sink { deliver($0) } },
        receive: { value in
          if let value = value as? P.Output, recognized?.isStopped != true { action(value) }
        },
        continues: { last in
          !(publisher is any ValuePublisher)
            && last.subject as? AnyHashable == recognized?.recognition
        },
        subject: recognized?.recognition as Any)
    }
  }
}

/// Starts a task in the scene being played and calls `completion` when it ends.
@MainActor package func begin(
  _ action: @escaping @Sendable () async -> Void, reportedAt location: SourceLocation,
  completion: @escaping @MainActor () -> Void = {}
) -> AnyCancellable {
  let run = TaskRun()
  _ = Playing.withAgenda { $0.tasks.append((run, .taskWaits(at: "\(location)"))) }
  run.task = TaskRun.$current.withValue(run) {
    Task { @MainActor in
      await action()
      (run.isDone, run.task) = (true, nil)
      completion()
    }
  }
  return AnyCancellable { run.cancel() }
}
