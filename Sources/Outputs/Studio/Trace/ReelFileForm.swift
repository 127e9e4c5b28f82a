import Foundation

/// The reading of a versioned JSON object in a file of a reel.
struct ReelFileForm {
  /// The path of the file, as errors call it.
  let path: String
  /// The newest version that is read.
  let newest: Int
  /// The version of an object that has none; nil if it must have one.
  let unmarked: Int?

  /// The value that an object spells.
  ///
  /// - Parameters:
  ///   - bytes: The object, as JSON.
  ///   - line: The number of its line in the file, from 1; nil for an object that is all of it.
  ///   - read: The reader of the object's entries, of a version that is known.
  /// - Returns: The value.
  /// - Throws: A ``ReelFileError``.
  func value<Value>(
    _ bytes: [UInt8], line: Int?,
    read: ([String: JSONValue], _ version: Int) throws(FieldFailure) -> Value
  ) throws(ReelFileError) -> Value {
    let object: JSONValue
    do throws(JSONParser.Failure) { object = try JSONParser.parse(bytes) } catch {
      if line == nil, let fault = FileFault(Data(bytes)) {
        throw .unreadable(path: path, reason: fault.reason)
      }
      let before = bytes[..<error.offset]
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      throw .malformed(
        path: path, line: (line ?? 1) + before.count { $0 == UInt8(ascii: "\n") },
        column: error.offset - start + 1, found: error.found, expected: error.expected)
    }
    let version: Int
    do throws(FieldFailure) {
      let entries = try FieldReader.entries.read(object)
      if let marked = try entries.optional("version", .count) ?? unmarked {
        version = marked
      } else {
        version = try entries.required("version", .count)
      }
      if version <= newest {
        guard version > 0 else {
          throw FieldFailure(found: "0", expected: "1 to \(newest)").inside("version")
        }
        return try read(entries, version)
      }
    } catch {
      throw .unexpected(
        path: path, line: line, field: error.path, found: error.found, expected: error.expected)
    }
    throw .newer(path: path, line: line, version: version, known: newest)
  }
}

extension FieldReader<[String: JSONValue]> {
  /// A reader of the entries of an object.
  fileprivate static var entries: Self { .object { entries throws(FieldFailure) in entries } }
}
