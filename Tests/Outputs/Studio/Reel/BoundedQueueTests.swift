import Foundation
import ScrollworkSystem
import Testing

@testable import ScrollworkStudio

@Suite struct `Bounded queue` {
  @Test(arguments: [1, 2, 5], [1, 3])
  func `hands everything over, and holds only so much`(capacity: Int, takers: Int) async {
    let queue = BoundedQueue<Int>(capacity: capacity)
    let tally = Tally()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<takers {
        group.addTask {
          while let value = await queue.take() { tally.taken.withLock { $0.append(value) } }
        }
      }
      group.addTask {
        for value in 0..<500 {
          _ = await queue.give(value)
          let count = tally.given.withLock { given in
            given += 1
            return given
          }
          // What has been given and not been noted down is in the queue or in a taker's hand.
          let ahead = count - tally.taken.withLock { $0.count }
          tally.mostAhead.withLock { $0 = max($0, ahead) }
        }
        queue.finish()
      }
    }
    #expect(tally.taken.withLock { $0.sorted() } == Array(0..<500))
    #expect(tally.mostAhead.withLock { $0 } <= capacity + takers)
  }

  @Test func `lets everybody go when closed`() async {
    let queue = BoundedQueue<Int>(capacity: 1)
    async let first = queue.give(1)
    #expect(await first)
    async let second = queue.give(2)
    queue.close()
    #expect(await !second)
    #expect(await queue.take() == nil)
    #expect(await !queue.give(3))
  }

  @Test func `offers and polls without waiting`() async {
    let queue = BoundedQueue<Int>(capacity: 2)
    #expect(queue.poll() == nil)
    #expect(queue.offer(1))
    #expect(queue.offer(2))
    #expect(!queue.offer(3))
    #expect(queue.poll() == 1)
    #expect(queue.offer(3))
    #expect(await queue.take() == 2)
    #expect(await queue.take() == 3)
    queue.close()
    #expect(queue.offer(4))
    #expect(queue.poll() == nil)
  }

  @Test func `an offered element goes to a waiting taker`() async {
    let queue = BoundedQueue<Int>(capacity: 1)
    async let taken = queue.take()
    while !queue.offer(7) { await Task.yield() }
    #expect(await taken == 7)
  }

  @Test func `polling makes room for a waiting giver`() async {
    let queue = BoundedQueue<Int>(capacity: 1)
    #expect(queue.offer(1))
    async let given = queue.give(2)
    while queue.poll() != 2 { await Task.yield() }
    #expect(await given)
  }
}
