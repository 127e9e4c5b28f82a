/// A time of a scheduler.
public typealias RxTimeInterval = DispatchTimeInterval
/// A time of a scheduler.
public typealias RxTime = Date

/// What does things soon.
public protocol ImmediateSchedulerType {
  /// Schedules an action as soon as possible.
  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable)
    -> any Disposable
}

/// What does things later, on the scene's clock.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time of the scheduler.
  var now: RxTime { get }
}

extension SchedulerType {
  /// The time of the scene.
  public var now: RxTime { Date() }

  /// Schedules an action after a delay.
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let end = CompositeDisposable()
    end.insert(after(dueTime) { end.insert(action(state)) })
    return end
  }

  func after(_ time: RxTimeInterval, _ work: @escaping () -> Void) -> any Disposable {
    let state = BooleanDisposable()
    let box = Work { if !state.isDisposed { work() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + time.seconds) { box.call() }
    return state
  }
}

extension DispatchTimeInterval {
  /// The time in seconds; never is a year.
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: 31_536_000
    @unknown default: 0
    }
  }
}

/// A closure that a queue calls on the thread of the scene.
struct Work: @unchecked Sendable {
  let call: () -> Void

  init(_ call: @escaping () -> Void) { self.call = call }
}

/// A scheduler that does things at once.
public class MainScheduler: SchedulerType, @unchecked Sendable {
  /// The shared scheduler of the main thread.
  public static let instance = MainScheduler()
  /// A scheduler that does things one tick later.
  public static let asyncInstance = SerialDispatchQueueScheduler(qos: .default)

  /// Creates a main scheduler.
  public init() {}

  /// Runs an action at once.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable)
    -> any Disposable
  { action(state) }

  /// Checks that code is on the main thread, where all code of a scene is.
  public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
}

/// A scheduler that does things at once.
public class CurrentThreadScheduler: ImmediateSchedulerType, @unchecked Sendable {
  /// The shared scheduler of the current thread.
  public static let instance = CurrentThreadScheduler()

  /// Runs an action at once.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable)
    -> any Disposable
  { action(state) }
}

/// A scheduler that does things one tick later.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  /// Creates a scheduler of a quality of service.
  public init(qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue") {}

  /// Creates a scheduler of a queue of its own.
  public init(internalSerialQueueName: String) {}

  /// Creates a scheduler of a queue.
  public init(queue: DispatchQueue, internalSerialQueueName: String) {}

  /// Schedules an action one tick later.
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable)
    -> any Disposable
  {
    let end = CompositeDisposable()
    let box = Work { if !end.isDisposed { end.insert(action(state)) } }
    DispatchQueue.main.async { box.call() }
    return end
  }
}

/// A scheduler that does things one tick later.
public class ConcurrentDispatchQueueScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// Creates a scheduler of a quality of service.
  public init(qos: DispatchQoS) { super.init(qos: qos) }

  /// Creates a scheduler of a queue.
  public init(queue: DispatchQueue) { super.init(qos: .default) }
}

/// A scheduler that does things one tick later.
public class OperationQueueScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The operation queue of the operation queue scheduler.
  public let operationQueue: OperationQueue

  /// Creates a scheduler of a queue.
  public init(operationQueue: OperationQueue) {
    self.operationQueue = operationQueue
    super.init(qos: .default)
  }
}
