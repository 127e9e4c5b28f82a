// At 0, 0.5, 1.
import RxSwift
import SwiftUI

private enum Fault: Error { case one }

extension Reactive where Base: Clock {
  var start: Binder<Int> { Binder(base) { (clock: Clock, value: Int) in clock.start = value } }
}

final class Clock: ReactiveCompatible {
  var start = 0
}

final class Model: ObservableObject {
  @Published var lines: [String] = []
  private let bag = DisposeBag()
  private let serial = SerialDisposable()
  private let clock = Clock()

  /// Texts of all events of a source that ends at once.
  private func text<Source: ObservableConvertibleType>(_ source: Source) -> String {
    var parts: [String] = []
    let observer = AnyObserver<Source.Element> { (event: Event) in
      parts.append(event.element.map { "\($0)" } ?? (event.isCompleted ? "|" : "x"))
    }
    source.asObservable().subscribe(observer).disposed(by: bag)
    return parts.joined(separator: " ")
  }

  private func last<Source: ObservableType, Sink: ObserverType>(of source: Source, into sink: Sink)
  where Source.Element == Sink.Element { _ = source.takeLast(1).subscribe(sink) }

  func run() {
    let numbers = Observable.of(1, 2, 3, scheduler: CurrentThreadScheduler.instance)
    lines.append(text(numbers.take(until: { $0 == 2 }, behavior: TakeBehavior.inclusive)))
    last(of: numbers, into: clock.rx.start)
    let subjects = AsyncSubject<Int>()
    lines.append("\(clock.start), \((subjects as any SubjectType & AnyObject) === subjects)")
    subjects.onNext(4)
    subjects.onNext(5)
    subjects.onCompleted()
    lines.append(text(subjects))
    let single: PrimitiveSequence<SingleTrait, Int> = .just(6)
    let maybe: PrimitiveSequence<MaybeTrait, Int> = .empty()
    let done: PrimitiveSequence<CompletableTrait, Never> = .error(RxError.timeout)
    single.subscribe { (event: SingleEvent<Int>) in self.lines.append("\(event)") }.disposed(
      by: bag)
    maybe.subscribe(onCompleted: { self.lines.append("no value") }).disposed(by: bag)
    done.subscribe { (event: CompletableEvent) in
      if case .error(RxError.timeout) = event { self.lines.append("timeout") }
    }.disposed(by: bag)
    let kept: MaybeEvent<Int> = .success(7)
    let converted: some EventConvertible = Event.next(8)
    lines.append("\(kept) \(converted.event)")
    lines.append(text(Infallible.just(9).map { $0 + 1 }))
    let shared = numbers.share(replay: 1, scope: SubjectLifetimeScope.forever)
    lines.append(text(shared) + ", " + text(shared))
    timed()
  }

  private func timed() {
    let period: RxTimeInterval = .milliseconds(200)
    let scheduler: any SchedulerType = SerialDispatchQueueScheduler(qos: .default)
    let immediate: any ImmediateSchedulerType = ConcurrentDispatchQueueScheduler(qos: .background)
    let start: RxTime = scheduler.now
    let composite = CompositeDisposable()
    let ticks: ConnectableObservable<Int> = Observable<Int>.interval(period, scheduler: scheduler)
      .observe(on: MainScheduler.instance).publish()
    composite.insert(
      ticks.subscribe(onNext: { self.lines.append("tick \($0), \(scheduler.now > start)") }))
    composite.insert(ticks.connect())
    serial.disposable = Observable.just("queue", scheduler: immediate)
      .delay(.milliseconds(300), scheduler: OperationQueueScheduler(operationQueue: .main))
      .subscribe(onNext: { self.lines.append($0) })
    let once = SingleAssignmentDisposable()
    once.setDisposable(
      Observable<Int>.timer(.milliseconds(700), scheduler: scheduler).subscribe(onNext: { _ in
        composite.dispose()
        let ended: any Cancelable = composite
        self.lines.append("ended \(ended.isDisposed)")
      }))
    let all: any Disposable = Disposables.create(once, serial)
    all.disposed(by: bag)
  }
}

struct RxSwiftFixture: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack(alignment: .leading) { ForEach(model.lines, id: \.self) { Text($0) } }
      .onAppear { model.run() }
  }
}
