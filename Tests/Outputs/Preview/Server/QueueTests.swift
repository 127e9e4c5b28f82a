import Foundation
import Testing

@testable import ScrollworkPreview

@Suite struct `An outbox` {
  private let limits = PreviewQueueLimits(count: 4, size: 100)

  private func items(_ change: (inout Outbox) -> Void) -> [Outbox.Item] {
    var outbox = Outbox(limits: limits)
    change(&outbox)
    var items: [Outbox.Item] = []
    while let item = outbox.next() { items.append(item) }
    return items
  }

  @Test func `keeps the order of texts and the newest picture`() {
    let found = items { outbox in
      outbox.add("a")
      outbox.add(Data([1]), slot: 0)
      outbox.add("b")
      outbox.add(Data([2]), slot: 0)
      outbox.add(Data([3]), slot: 1)
    }
    #expect(found == [.text("a"), .text("b"), .picture(Data([2])), .picture(Data([3]))])
  }

  @Test func `does not grow with pictures and pings`() {
    let found = items { outbox in
      for number in UInt8(0)...99 {
        outbox.add(Data(repeating: number, count: 90), slot: 0)
        outbox.addPong([number])
      }
    }
    #expect(found == [.picture(Data(repeating: 99, count: 90)), .pong([99])])
  }

  @Test(arguments: [["1", "2", "3", "4", "5"], [String(repeating: "é", count: 51)]])
  func `ends with a client that does not read its texts`(texts: [String]) {
    let found = items { outbox in
      outbox.add(Data([1]), slot: 0)
      for text in texts { outbox.add(text) }
      outbox.add("later")
    }
    #expect(found == [.close(.slowReader)])
  }

  @Test func `has room again for what is sent`() {
    var outbox = Outbox(limits: limits)
    for number in 0..<100 {
      outbox.add(String(repeating: "a", count: 60))
      outbox.add("\(number)")
      while outbox.next() != nil {}
    }
    #expect(outbox.ending == nil)
  }

  @Test func `ends after its texts or at once, and only once`() {
    let normal = items { outbox in
      outbox.add("a")
      outbox.end(.normal)
      outbox.end(.tooLarge)
      outbox.add("b")
    }
    #expect(normal == [.text("a"), .close(.normal)])
    let other = items { outbox in
      outbox.add("a")
      outbox.end(.tooManyMessages)
    }
    #expect(other == [.close(.tooManyMessages)])
  }
}

@Suite struct `The messages of a client` {
  private let messages = PreviewMessages(limits: PreviewQueueLimits(count: 3, size: 10))

  @Test func `come in their order and end`() async {
    #expect(["a", "b", "c"].allSatisfy { messages.add($0) })
    messages.finish()
    var texts: [String] = []
    for await text in messages { texts.append(text) }
    #expect(texts == ["a", "b", "c"])
  }

  @Test func `are no more than allowed`() async {
    #expect(messages.add("12345678901") == false)
    #expect(["a", "b", "c", "d"].map { messages.add($0) } == [true, true, true, false])
    #expect(await messages.next() == "a")
    #expect(!messages.add("123456789"))
    #expect(messages.add("12345678"))
  }

  @Test func `are waited for`() async {
    async let first = messages.next()
    async let later: Void = { _ = self.messages.add("a") }()
    #expect(await first == "a")
    await later
  }

  @Test func `end for a task that is cancelled`() async {
    let task = Task { [messages] in await messages.next() }
    task.cancel()
    #expect(await task.value == nil)
    #expect(messages.add("a"))
    #expect(await messages.next() == "a")
  }
}
