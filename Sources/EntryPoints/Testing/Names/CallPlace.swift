import Foundation

/// Where an assertion stands in the source of a test.
struct CallPlace {
  /// The identifier of the file: its module and its name.
  let fileID: String
  /// The path of the file.
  let filePath: String
  /// The function that contains the call.
  let function: String
  /// The number of the line, from 1.
  let line: Int
  /// The number of the column, from 1.
  let column: Int
  /// The path as XCTest takes it; nil if only a location of Swift Testing is known.
  let staticPath: StaticString?

  /// A place that a call has by its default arguments.
  init(
    _ fileID: StaticString, _ filePath: StaticString, _ function: String, _ line: UInt,
    _ column: UInt
  ) {
    (self.fileID, self.filePath, staticPath) = ("\(fileID)", "\(filePath)", filePath)
    (self.function, self.line, self.column) = (function, Int(line), Int(column))
  }

  /// A place by its parts.
  init(fileID: String, filePath: String, function: String, line: Int, column: Int) {
    (self.fileID, self.filePath, staticPath) = (fileID, filePath, nil)
    (self.function, self.line, self.column) = (function, line, column)
  }

  /// The file of the test.
  var file: URL { URL(filePath: filePath) }
}
