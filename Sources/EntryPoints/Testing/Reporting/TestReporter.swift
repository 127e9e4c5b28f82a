import Foundation
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Reports issues to the testing library that runs the test: chosen at run time.
struct TestReporter {
  /// Where issues are reported.
  let place: CallPlace

  /// Fails the running test with a message, at the place of the call.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
      return
    }
    #if canImport(XCTest)
      if let path = place.staticPath {
        XCTFail(message, file: path, line: UInt(place.line))
      } else {
        XCTFail("\(message)\nThe assertion is at \(place.filePath):\(place.line).")
      }
    #else
      let line = "\(place.filePath):\(place.line): error: \(message)\n"
      FileHandle.standardError.write(Data(line.utf8))
    #endif
  }

  /// Attaches a file to the running test.
  ///
  /// XCTest has no attachments on Linux; there the message tells the paths.
  func attach(_ data: Data, named name: String) {
    guard Test.current != nil else { return }
    Attachment.record([UInt8](data), named: name, sourceLocation: location)
  }

  private var location: Testing.SourceLocation {
    Testing.SourceLocation(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }
}
