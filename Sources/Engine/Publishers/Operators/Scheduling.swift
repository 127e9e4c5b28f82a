extension Publisher {
  /// Sends on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    chain("receive") { above, below in
      above.subscribe(
        Step(
          below,
          value: { step, value in
            scheduler.schedule(options: options) { _ = step.send(value) }
            return .none
          },
          end: { step, completion in
            scheduler.schedule(options: options) { step.finish(completion) }
          }))
    }
  }

  /// Subscribes on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    chain("subscribe") { above, below in
      let line = Line(below)
      scheduler.schedule(options: options) { line.follow(above) { line.finish($0) } }
    }
  }

  /// Sends after an interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    func later(_ action: @escaping () -> Void) {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
    }
    return chain("delay") { above, below in
      above.subscribe(
        Step(
          below,
          value: { step, value in
            later { _ = step.send(value) }
            return .none
          },
          end: { step, completion in later { step.finish(completion) } }))
    }
  }

  /// Sends a value once no other has followed for an interval.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    chain("debounce") { above, below in
      var (count, waiting) = (0, Output?.none)
      above.subscribe(
        Step(
          below,
          value: { step, value in
            count += 1
            waiting = value
            let number = count
            scheduler.schedule(
              after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
              options: options
            ) {
              guard number == count, let value = waiting else { return }
              waiting = nil
              _ = step.send(value)
            }
            return .none
          },
          end: { step, completion in
            if case .finished = completion, let value = waiting { _ = step.send(value) }
            step.finish(completion)
          }))
    }
  }

  /// Sends the first or the latest value of each interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    chain("throttle") { above, below in
      var (waiting, next) = (Output?.none, S.SchedulerTimeType?.none)
      above.subscribe(
        Step(
          below,
          value: { step, value in
            let now = scheduler.now
            if next.map({ now >= $0 }) ?? true, waiting == nil {
              next = now.advanced(by: interval)
              return step.send(value)
            }
            defer { if latest || waiting == nil { waiting = value } }
            guard waiting == nil, let due = next else { return .none }
            scheduler.schedule(
              after: due, tolerance: scheduler.minimumTolerance, options: nil
            ) {
              guard let value = waiting else { return }
              waiting = nil
              next = scheduler.now.advanced(by: interval)
              _ = step.send(value)
            }
            return .none
          }))
    }
  }

  /// Ends the publisher if no value comes for an interval.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    chain("timeout") { above, below in
      var count = 0
      let step = Step<Output, Failure, Output, Failure>(below) { step, value in
        count += 1
        wait(step)
        return step.send(value)
      }
      func wait(_ step: Step<Output, Failure, Output, Failure>) {
        let number = count
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard number == count else { return }
          step.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      above.subscribe(step)
      wait(step)
    }
  }
}
