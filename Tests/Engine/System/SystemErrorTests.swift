import Foundation
import ScrollworkSystem
import Testing

@Suite struct `The error of a system call` {
  @Test func `has a number and a message`() {
    #expect(close(-1) == -1)
    #expect(SystemError.last.number == EBADF)
    #expect(SystemError(number: ENOENT).reason == "no such file or directory")
  }

  @Test func `ends a write`() throws {
    #expect(throws: SystemError(number: EBADF)) {
      try Descriptor.write(Data("text".utf8), to: -1)
    }
  }
}
