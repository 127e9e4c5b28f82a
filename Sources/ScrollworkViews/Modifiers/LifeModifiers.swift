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

  /// Acts when the view comes into the scene; when it goes, the task is cancelled.
  ///
  /// Time is that of the scene: `Task.sleep` waits for its clock. An action that waits for anything
  /// that is not of the scene never goes on, and the scene has a problem that says so.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    task(id: 0, priority: priority, action, fileID: fileID, line: line)
  }

  /// Acts when the view comes into the scene, and anew whenever a value is another one.
  ///
  /// The task is cancelled before the next one begins, and when the view goes; see
  /// ``task(priority:_:fileID:line:)``.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let location = SourceLocation(fileID: fileID, line: line)
    return LifeView(content: self) { _ in
      Life(
        begin: { _ in begin(action, reportedAt: location) },
        continues: { $0.subject as? T == value }, subject: value)
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

/// Begins a task of the scene that is being played; `completion` is called when it has come to its end.
@MainActor func begin(
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
