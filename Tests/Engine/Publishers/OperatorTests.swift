import Foundation
import ScrollworkPublishers
import Testing

private enum Fault: Error { case some }

/// What a publisher sends, and how it ends.
private func heard<P: Publisher>(_ publisher: P) -> String {
  var text: [String] = []
  _ = publisher.sink(
    receiveCompletion: { completion in
      switch completion {
      case .finished: text.append("|")
      case .failure: text.append("!")
      }
    }, receiveValue: { text.append("\($0)") })
  return text.joined(separator: " ")
}

@Suite struct `An operator` {
  private let numbers = [1, 2, 2, 3].publisher
  private let failing = [1, 2].publisher.setFailureType(to: Fault.self)
    .append(Fail(error: Fault.some).eraseToAnyPublisher())

  @Test func `maps`() {
    #expect(heard(numbers.map { $0 * 2 }) == "2 4 4 6 |")
    #expect(heard(["ab", "c"].publisher.map(\.count)) == "2 1 |")
    #expect(heard(numbers.tryMap { if $0 == 3 { throw Fault.some } else { $0 } }) == "1 2 2 !")
    #expect(heard(["1", "a", "3"].publisher.compactMap { Int($0) }) == "1 3 |")
    #expect(heard(["1", "a"].publisher.tryCompactMap { Int($0) }) == "1 |")
    #expect(heard([1, nil].publisher.replaceNil(with: 7)) == "1 7 |")
    #expect(heard(numbers.scan(0, +)) == "1 3 5 8 |")
    #expect(heard(failing.mapError { _ in CancellationError() }) == "1 2 !")
  }

  @Test func `filters`() {
    #expect(heard(numbers.filter { $0 != 2 }) == "1 3 |")
    #expect(heard(numbers.tryFilter { $0 != 2 }) == "1 3 |")
    #expect(heard(numbers.removeDuplicates()) == "1 2 3 |")
    #expect(heard(numbers.removeDuplicates { $0 / 2 == $1 / 2 }) == "1 2 |")
    #expect(heard(numbers.ignoreOutput()) == "|")
    #expect(heard(numbers.dropFirst()) == "2 2 3 |")
    #expect(heard(numbers.drop { $0 < 2 }) == "2 2 3 |")
    #expect(heard(numbers.prefix(2)) == "1 2 |")
    #expect(heard(numbers.prefix(0)) == "|")
    #expect(heard(numbers.prefix { $0 < 2 }) == "1 |")
    #expect(heard(numbers.first()) == "1 |")
    #expect(heard(numbers.first { $0 > 1 }) == "2 |")
    #expect(heard(numbers.output(at: 3)) == "3 |")
  }

  @Test func `reduces`() {
    #expect(heard(numbers.collect()) == "[1, 2, 2, 3] |")
    #expect(heard(numbers.collect(3)) == "[1, 2, 2] [3] |")
    #expect(heard(numbers.reduce(0, +)) == "8 |")
    #expect(heard(numbers.count()) == "4 |")
    #expect(heard(numbers.last()) == "3 |")
    #expect(heard(numbers.last { $0 < 3 }) == "2 |")
    #expect(heard(numbers.min()) == "1 |" && heard(numbers.max()) == "3 |")
    #expect(heard(numbers.contains(2)) == "true |")
    #expect(heard(numbers.contains { $0 > 3 }) == "false |")
    #expect(heard(numbers.allSatisfy { $0 > 0 }) == "true |")
    #expect(heard([Int]().publisher.replaceEmpty(with: 5)) == "5 |")
    #expect(heard(failing.collect()) == "!")
  }

  @Test func `goes on after an error`() {
    #expect(heard(failing) == "1 2 !")
    #expect(heard(failing.replaceError(with: 9)) == "1 2 9 |")
    #expect(heard(failing.catch { _ in Just(8) }) == "1 2 8 |")
    #expect(heard(failing.tryCatch { _ -> Just<Int> in throw Fault.some }) == "1 2 !")
    #expect(heard(failing.retry(1)) == "1 2 1 2 !")
    #expect(heard(numbers.assertNoFailure()) == "1 2 2 3 |")
  }

  @Test func `joins publishers`() {
    #expect(heard(numbers.prepend(0)) == "0 1 2 2 3 |")
    #expect(heard(numbers.prepend([7, 8])) == "7 8 1 2 2 3 |")
    #expect(heard(numbers.append(4, 5)) == "1 2 2 3 4 5 |")
    #expect(heard(numbers.append(Just(9))) == "1 2 2 3 9 |")
    #expect(heard(numbers.flatMap { [$0, -$0].publisher }) == "1 -1 2 -2 2 -2 3 -3 |")
    #expect(heard(failing.flatMap { Just($0) }) == "1 2 !")
    #expect(heard(numbers.flatMap { _ in failing }) == "1 2 !")
    #expect(heard([numbers, [9].publisher].publisher.switchToLatest()) == "1 2 2 3 9 |")
    #expect(heard(numbers.merge(with: Just(5))) == "1 2 2 3 5 |")
    #expect(heard(numbers.merge(with: Just(5), Just(6))) == "1 2 2 3 5 6 |")
    #expect(heard(numbers.merge(with: Just(5), Just(6), Just(7))) == "1 2 2 3 5 6 7 |")
    #expect(heard(Publishers.MergeMany([numbers, numbers])) == "1 2 2 3 1 2 2 3 |")
    #expect(heard(numbers.zip(["a", "b"].publisher)) == "(1, \"a\") (2, \"b\") |")
    #expect(heard(numbers.zip(["a"].publisher) { "\($1)\($0)" }) == "a1 |")
    #expect(heard(Publishers.Zip3(numbers, Just("a"), Just(true))) == "(1, \"a\", true) |")
  }

  @Test func `combines the latest values`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    var heard: [String] = []
    let listening = [
      a.combineLatest(b).sink { heard.append("\($0)\($1)") },
      a.combineLatest(b) { "\($1)\($0)" }.sink { heard.append($0) },
      a.combineLatest(b, Just(0)).sink { heard.append("\($0)\($1)\($2)") },
      a.combineLatest(b, Just(0)) { "\($2)\($1)\($0)" }.sink { heard.append($0) },
      Publishers.CombineLatest4(a, b, Just(1), Just(2)).sink { heard.append("\($0.0)\($0.3)") },
    ]
    a.send(1)
    #expect(heard.sorted() == ["0x1", "12", "1x", "1x0", "x1"])
    heard = []
    b.send("y")
    #expect(heard.count == 5)
    listening.forEach { $0.cancel() }
    a.send(2)
    #expect(heard.count == 5)
  }

  @Test func `decodes and encodes`() {
    let data = Data("[1,2]".utf8)
    #expect(heard(Just(data).decode(type: [Int].self, decoder: JSONDecoder())) == "[1, 2] |")
    #expect(heard(Just(Data()).decode(type: Int.self, decoder: PropertyListDecoder())) == "!")
    #expect(heard(Just([1]).encode(encoder: JSONEncoder()).map { $0.count }) == "3 |")
    #expect(
      heard(Just([1]).encode(encoder: PropertyListEncoder()).map { $0.isEmpty }) == "false |")
  }

  @Test func `tells what passes`() {
    var events: [String] = []
    let told = numbers.prefix(1).handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("\($0)") },
      receiveCompletion: { _ in events.append("end") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("\($0 == .unlimited)") })
    #expect(heard(told) == "1 |")
    #expect(events == ["subscription", "true", "1", "end"])
    struct Lines: TextOutputStream { mutating func write(_ string: String) {} }
    #expect(heard(numbers.print("n", to: Lines())) == "1 2 2 3 |")
  }

  @Test func `shares one subscription`() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    var sum = 0
    let listening = [shared.sink { sum += $0 }, shared.sink { sum += $0 * 10 }]
    subject.send(1)
    #expect(count == 1 && sum == 11)
    listening.forEach { $0.cancel() }
    let connectable = subject.makeConnectable()
    let other = connectable.sink { sum += $0 * 100 }
    subject.send(1)
    let connection = connectable.connect()
    subject.send(1)
    #expect(sum == 111)
    connection.cancel()
    other.cancel()
    let many = numbers.multicast(subject: PassthroughSubject())
    _ = many.sink { sum += $0 }
    #expect(many.upstream.sequence == [1, 2, 2, 3])
  }
}

@Suite struct `A source` {
  @Test func `sends what it has`() {
    #expect(heard(Just(1)) == "1 |" && Just(1).output == 1)
    #expect(heard(Empty<Int, Never>()) == "|")
    #expect(
      heard(Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self)) == "")
    #expect(heard(Fail(outputType: Int.self, failure: Fault.some)) == "!")
    #expect(heard(Fail<Int, Fault>(error: .some)) == "!")
    #expect(heard(Deferred { Just(3) }) == "3 |")
    #expect(heard(Int?.some(4).publisher) == "4 |" && heard(Int?.none.publisher) == "|")
    #expect(heard(Result<Int, Fault>.success(5).publisher) == "5 |")
    #expect(heard(Result<Int, Fault>.failure(.some).publisher) == "!")
  }

  @Test func `of the future sends once`() async {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var values: [Int] = []
    let listening = future.sink { values.append($0) }
    promise?(.success(1))
    promise?(.success(2))
    #expect(values == [1] && heard(future) == "1 |")
    listening.cancel()
    #expect(await future.value == 1)
  }

  @Test func `that has ended ends its subscribers`() {
    let subject = PassthroughSubject<Int, Fault>()
    subject.send(completion: .failure(.some))
    #expect(heard(subject) == "!")
    let value = CurrentValueSubject<Int, Never>(1)
    value.send(completion: .finished)
    value.send(2)
    #expect(heard(value) == "|" && value.value == 1)
    let relay = PassthroughSubject<Int, Never>()
    var sum = 0
    let listening = relay.sink { sum += $0 }
    let feeding = [1, 2].publisher.subscribe(relay)
    #expect(sum == 3)
    feeding.cancel()
    listening.cancel()
  }

  @Test func `is an asynchronous sequence`() async throws {
    var values: [Int] = []
    for await value in [1, 2].publisher.values { values.append(value) }
    for try await value in [3].publisher.setFailureType(to: Fault.self).values {
      values.append(value)
    }
    #expect(values == [1, 2, 3])
  }
}

@Suite struct `A subscriber` {
  private final class Some: Subscriber {
    var values: [Int] = []
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { values.append(-1) }
  }

  @Test func `gets as many values as it asks for`() {
    let subscriber = Some()
    [1, 2, 3].publisher.filter { $0 != 2 }.subscribe(subscriber)
    #expect(subscriber.values.isEmpty)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == [1])
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.values == [1, 3, -1])
    let other = Some()
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.subscribe(AnySubscriber(other))
    subject.send(2)
    other.subscription?.request(.max(1))
    #expect(other.values == [2])
    other.subscription?.cancel()
  }

  @Test func `has a demand that adds up`() {
    var demand = Subscribers.Demand.max(2)
    demand += .max(1)
    #expect(demand.max == 3 && demand < .unlimited && .none < demand)
    #expect(demand + .unlimited == .unlimited)
    #expect(Subscribers.Completion<Never>.finished == .finished)
  }

  @Test func `may be closures`() {
    var text = ""
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.unlimited) },
      receiveValue: {
        text += "\($0)"
        return .none
      }, receiveCompletion: { _ in text += "|" })
    [1, 2].publisher.subscribe(subscriber)
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in text += "!" }, receiveValue: { text += "\($0)" })
    Just(7).subscribe(sink)
    sink.cancel()
    #expect(text == "12|7!")
  }

  @Test func `may be a property`() {
    final class Box { var value = 0 }
    let box = Box()
    let listening = [1, 2].publisher.assign(to: \.value, on: box)
    listening.cancel()
    #expect(box.value == 2)
  }
}

@Suite struct `A scheduler` {
  @Test func `that is immediate runs at once`() {
    let now = ImmediateScheduler.shared
    #expect(heard([1, 2].publisher.receive(on: now)) == "1 2 |")
    #expect(heard([1, 2].publisher.subscribe(on: now)) == "1 2 |")
    #expect(heard([1, 2].publisher.delay(for: .seconds(1), scheduler: now)) == "1 2 |")
    #expect(heard([1, 2].publisher.debounce(for: 0.5, scheduler: now)) == "1 2 |")
    var count = 0
    now.schedule { count += 1 }
    now.schedule(after: now.now) { count += 1 }
    now.schedule(after: now.now, interval: 1, tolerance: now.minimumTolerance, options: nil) {
      count += 1
    }.cancel()
    #expect(count == 3)
  }

  @Test func `counts in units`() {
    typealias Stride = SchedulerTime.Stride
    #expect(Stride.seconds(2) == 2 && Stride.seconds(0.5) == 0.5)
    #expect(Stride.milliseconds(500) == 0.5 && Stride.nanoseconds(1_000_000_000) == 1)
    #expect(Stride.microseconds(1_000_000).magnitude == 1 && Stride(1.5).timeInterval == 1.5)
    var product: Stride = 2
    product *= 3
    #expect(product + 1 - 2 == 5 && Stride(exactly: 2) == 2 && Stride(1) < 2)
    let start = SchedulerTime(seconds: 1)
    #expect(start.advanced(by: 2).seconds == 3)
    #expect(start.distance(to: SchedulerTime(seconds: 4)) == 3)
  }
}
