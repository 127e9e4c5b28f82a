public import ScrollworkFoundation

/// The events of a task.
public enum StorageTaskStatus: Int, Sendable {
  case unknown
  case resume
  case progress
  case pause
  case success
  case failure
}

/// A task at one moment.
public final class StorageTaskSnapshot: NSObject, @unchecked Sendable {
  /// The task of the storage task snapshot.
  public let task: StorageObservableTask
  /// The metadata of the file; always nil.
  public let metadata: StorageMetadata? = nil
  /// The reference of the storage task snapshot.
  public let reference: StorageReference
  /// How much has been sent or loaded: nothing.
  public let progress: Progress? = Progress(totalUnitCount: 0)
  /// The error of the storage task snapshot.
  public let error: (any Error)?
  /// The status of the task.
  public let status: StorageTaskStatus

  init(_ task: StorageObservableTask, _ status: StorageTaskStatus, error: (any Error)?) {
    (self.task, reference, self.status, self.error) = (task, task.reference, status, error)
  }
}

/// A task that sends or loads a file, and fails without a network.
open class StorageObservableTask: NSObject, @unchecked Sendable {
  let reference: StorageReference
  private var observers:
    [(handle: String, status: StorageTaskStatus, call: (StorageTaskSnapshot) -> Void)]
  private var completion: ((any Error) -> Void)?
  private var count = 0

  init(
    _ reference: StorageReference, seconds: Double, completion: @escaping (any Error) -> Void
  ) {
    (self.reference, self.completion, observers) = (reference, completion, [])
    super.init()
    OfflineAnswer.after(seconds) { [self] in end(with: .retryLimitExceeded) }
  }

  private func end(with code: StorageErrorCode) {
    guard let completion else { return }
    self.completion = nil
    completion(code.error)
    let snapshot = StorageTaskSnapshot(self, .failure, error: code.error)
    for observer in observers where observer.status == .failure { observer.call(snapshot) }
  }

  /// Calls a closure when something happens.
  @discardableResult open func observe(
    _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
  ) -> String {
    count += 1
    observers.append(("\(count)", status, handler))
    return "\(count)"
  }

  /// Removes an observer.
  open func removeObserver(withHandle handle: String) {
    observers.removeAll { $0.handle == handle }
  }

  /// Removes the observers of something.
  open func removeAllObservers(for status: StorageTaskStatus) {
    observers.removeAll { $0.status == status }
  }

  /// Removes the observers.
  open func removeAllObservers() { observers = [] }

  /// Pauses the transfer of the task.
  open func pause() {}

  /// Resumes the transfer of the task.
  open func resume() {}

  /// Ends the task with an error.
  open func cancel() { OfflineAnswer.after { [self] in end(with: .cancelled) } }

  /// The snapshot of the storage observable task.
  open var snapshot: StorageTaskSnapshot { StorageTaskSnapshot(self, .progress, error: nil) }
}

/// A task that sends a file.
public final class StorageUploadTask: StorageObservableTask, @unchecked Sendable {}

/// A task that loads a file.
public final class StorageDownloadTask: StorageObservableTask, @unchecked Sendable {}
