import Foundation
import ScrollworkSystem
import TestSupport
import Testing

@Suite struct `A locked value` {
  private final class Tally: Sendable {
    let count = Locked(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  @Test func `counts every access, also those after a change of threads`() async {
    let tally = Tally()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          for _ in 0..<100 {
            await Task.yield()
            _ = tally.next()
          }
        }
      }
    }
    #expect(tally.next() == 10_001)
  }

  @Test func `rethrows, and is open again afterwards`() {
    struct Refusal: Error {}
    let value = Locked(1)
    #expect(throws: Refusal.self) { try value.withLock { _ throws(Refusal) in throw Refusal() } }
    #expect(value.withLock { $0 } == 1)
  }

  /// Locks and error numbers belong to threads: read where they may be inlined after an `await`, an
  /// optimized build uses those of another thread.
  @Test(arguments: ["Mutex", "errno", "pthread_self"])
  func `is the only use of what belongs to a thread`(name: String) throws {
    let word = try Regex("\\b\(NSRegularExpression.escapedPattern(for: name))\\b")
    let room = "Sources/Engine/System/"
    let files = try Repository.swiftFiles(in: ["Sources", "Scenes", "Tests"])
    #expect(files.contains { $0.hasPrefix(room) })
    let own = [room, "Tests/Engine/System/"]
    let others = files.filter { path in !own.contains { path.hasPrefix($0) } }
    // An option of a compiler has the word, too.
    let users = try others.filter {
      try Repository.text($0).replacing("-math-errno", with: "").contains(word)
    }
    #expect(users == [], "use Locked and SystemError instead of \(name)")
  }
}
