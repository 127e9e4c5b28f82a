public import ScrollworkFoundation
import ScrollworkSystem

/// Work of an app that is not on the screen, which never comes in a scene.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The shared scheduler of tasks.
  public static var shared: BGTaskScheduler { AppProcess.current.only { BGTaskScheduler() } }
  /// Says what is done.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Schedules a task request.
  open func submit(_ taskRequest: BGTaskRequest) throws {}
  /// Cancels the request of an identifier.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Cancels all scheduled requests.
  open func cancelAllTaskRequests() {}
}

/// Work of an app that is not on the screen.
open class BGTask: NSObject, @unchecked Sendable {
  /// The identifier of the task.
  public let identifier: String
  /// Called when the time is over.
  open var expirationHandler: (@Sendable () -> Void)?
  init(_ identifier: String) { self.identifier = identifier }
  /// Marks the task as completed.
  open func setTaskCompleted(success: Bool) {}
}

/// Short work of an app.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// Long work of an app.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A plan of work.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The identifier of the task request.
  public let identifier: String
  /// The earliest date at which the task begins.
  open var earliestBeginDate: Date?
  /// A plan of work.
  public init(identifier: String) { self.identifier = identifier }
}

/// A plan of short work.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}

/// A plan of long work.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the task requires a network connection.
  open var requiresNetworkConnectivity = false
  /// Whether the task requires external power.
  open var requiresExternalPower = false
}
