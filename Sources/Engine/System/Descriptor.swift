package import Foundation

/// Output to a file descriptor.
package enum Descriptor {
  /// Writes all bytes, waiting where the descriptor does not block.
  package static func write(
    _ bytes: some ContiguousBytes, to descriptor: Int32
  ) throws(SystemError) {
    let failure = bytes.withUnsafeBytes { bytes -> SystemError? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
        let count = Foundation.write(descriptor, start, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
          continue
        }
        let error = SystemError.last
        switch error.number {
        case EINTR: continue
        case EAGAIN:
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, -1)
        default: return error
        }
      }
      return nil
    }
    if let failure { throw failure }
  }
}
