extension ObservableType {
  /// The elements on a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { observer in
      let end = CompositeDisposable()
      end.insert(
        self.subscribe { event in
          end.insert(
            scheduler.schedule(event) { event in
              observer.on(event)
              return Disposables.create()
            })
        })
      return end
    }
  }

  /// The elements on a scheduler.
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }

  /// The sequence, begun on a scheduler.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { observer in scheduler.schedule(()) { _ in self.subscribe(observer) } }
  }

  /// The sequence, begun on a scheduler.
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }

  /// The elements after which none comes for some time.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
    -> Observable<Element>
  {
    Observable { observer in
      let (end, timer) = (CompositeDisposable(), SerialDisposable())
      var latest: Element?
      end.insert(timer)
      end.insert(
        self.subscribe { event in
          guard let element = event.element else {
            if event.isCompleted, let element = latest { observer.onNext(element) }
            return observer.on(event)
          }
          latest = element
          timer.disposable = scheduler.after(dueTime) {
            latest = nil
            observer.onNext(element)
          }
        })
      return end
    }
  }

  /// The first element, then at most one in some time, and the latest at its end if asked.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      let (end, timer) = (CompositeDisposable(), SerialDisposable())
      var waiting: Element?
      var isOpen = true
      end.insert(timer)
      func send(_ element: Element) {
        isOpen = false
        observer.onNext(element)
        timer.disposable = scheduler.after(dueTime) {
          isOpen = true
          guard let element = waiting else { return }
          waiting = nil
          send(element)
        }
      }
      end.insert(
        self.subscribe { event in
          guard let element = event.element else {
            if event.isCompleted, let element = waiting { observer.onNext(element) }
            return observer.on(event)
          }
          if isOpen { send(element) } else if latest { waiting = element }
        })
      return end
    }
  }

  /// The elements some time later.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
    -> Observable<Element>
  {
    Observable { observer in
      let end = CompositeDisposable()
      end.insert(
        self.subscribe { event in
          if event.error != nil { return observer.on(event) }
          end.insert(scheduler.after(dueTime) { observer.on(event) })
        })
      return end
    }
  }

  /// The sequence, begun some time later.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
    -> Observable<Element>
  {
    Observable { observer in
      let end = CompositeDisposable()
      end.insert(scheduler.after(dueTime) { end.insert(self.subscribe(observer)) })
      return end
    }
  }

  /// The elements, or an error if none comes for some time.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
    -> Observable<Element>
  {
    Observable { observer in
      let (end, timer) = (CompositeDisposable(), SerialDisposable())
      end.insert(timer)
      func wait() {
        timer.disposable = scheduler.after(dueTime) { observer.onError(RxError.timeout) }
      }
      wait()
      end.insert(
        self.subscribe { event in
          if event.isStopEvent { timer.dispose() } else { wait() }
          observer.on(event)
        })
      return end
    }
  }

  /// The elements in groups of a time or a number.
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType)
    -> Observable<[Element]>
  {
    Observable<[Element]> { observer in
      let (end, timer) = (CompositeDisposable(), SerialDisposable())
      var group: [Element] = []
      end.insert(timer)
      func send() {
        observer.onNext(group)
        group = []
        wait()
      }
      func wait() { timer.disposable = scheduler.after(timeSpan) { send() } }
      wait()
      end.insert(
        self.subscribe { event in
          switch event {
          case .next(let element):
            group.append(element)
            if group.count == count { send() }
          case .error(let error): observer.onError(error)
          case .completed:
            observer.onNext(group)
            observer.onCompleted()
          }
        })
      return end
    }
  }
}
