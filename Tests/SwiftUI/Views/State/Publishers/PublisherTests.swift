import Foundation
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `A publisher` {
  @Test func `sends its values to all subscribers, in order of subscription`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    subject.send(0)
    let one = subject.sink { heard.append("one \($0)") }
    let other = subject.sink { heard.append("other \($0)") }
    subject.send(1)
    one.cancel()
    subject.send(2)
    other.cancel()
    subject.send(3)
    #expect(heard == ["one 1", "other 1", "other 2"])
  }

  @Test func `of objectWillChange sends no value`() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let listening = subject.sink { count += 1 }
    subject.send()
    subject.send()
    listening.cancel()
    subject.send()
    #expect(count == 2)
  }

  @Test func `with a current value sends it first, then each new one`() {
    let subject = CurrentValueSubject<Int, Never>(3)
    var heard: [Int] = []
    let listening = subject.sink { heard.append($0) }
    subject.send(4)
    subject.value = 5
    listening.cancel()
    subject.send(6)
    #expect(heard == [3, 4, 5] && subject.value == 6)
  }

  @Test func `works through its protocol`() {
    func listen<P: Publisher<Int, Never>>(to publisher: P, _ act: @escaping (Int) -> Void)
      -> AnyCancellable
    { publisher.sink(receiveValue: act) }
    let subject = CurrentValueSubject<Int, Never>(1)
    var sum = 0
    let listening = listen(to: subject) { sum += $0 }
    subject.send(10)
    listening.cancel()
    #expect(sum == 11)
  }

  @Test func `ends when its cancellable is released`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    do {
      let listening = subject.sink { heard.append($0) }
      subject.send(1)
      _ = listening
    }
    subject.send(2)
    var kept: Set<AnyCancellable> = []
    subject.sink { heard.append($0 * 10) }.store(in: &kept)
    var list: [AnyCancellable] = []
    subject.sink { heard.append($0 * 100) }.store(in: &list)
    subject.send(3)
    kept = []
    list = []
    subject.send(4)
    #expect(heard == [1, 30, 300])
  }

  private struct Ending: Cancellable {
    let end: () -> Void
    func cancel() { end() }
  }

  @Test func `ends once, by cancel or completion`() {
    var count = 0
    let one = AnyCancellable { count += 1 }
    one.cancel()
    one.cancel()
    #expect(count == 1)
    let other = AnyCancellable(Ending { count += 10 })
    other.cancel()
    #expect(count == 11)
    #expect(one != other && one == one && Set([one, other, one]).count == 2)
  }

  @Test func `of a timer ends for all subscribers`() {
    struct Clock: View {
      let timer = Timer.publish(every: 0.5, on: .main, in: .common)
      @State private var count = 0

      var body: some View {
        Text("\(count)")
          .onReceive(timer) { _ in count += 1 }
          .onTapGesture { timer.connect().cancel() }.id("stop")
      }
    }
    let stage = Stage(script: [.wait(1.2), .tap("stop"), .wait(2)]) { Clock() }
    #expect(stage.texts(at: 1.1) == ["2"])
    #expect(stage.texts == ["2"])
    // Outside of a scene there is no time.
    let timer = Timer.publish(every: 0.25, on: .main, in: .common)
    #expect(timer.interval == 0.25)
    var heard = 0
    let listening = timer.sink { _ in heard += 1 }
    listening.cancel()
    #expect(heard == 0)
    func end(_ publisher: some ConnectablePublisher) { publisher.connect().cancel() }
    end(timer)
  }

  @Test func `of a model sends before a change`() {
    final class Model: ObservableObject {
      @Published(initialValue: 3) var count: Int
      let objectWillChange = ObservableObjectPublisher()
    }
    let publisher = ObservableObjectPublisher()
    var count = 0
    let listening = publisher.sink { count += 1 }
    publisher.send()
    listening.cancel()
    publisher.send()
    #expect(count == 1)
    let model = Model()
    var heard: [Int] = []
    let values = model.$count.sink { heard.append($0) }
    model.count = 4
    values.cancel()
    #expect(heard == [3, 4])
  }
}
