package import Foundation
import ScrollworkSystem

/// Reads the trace of a reel, still by still, in memory for one line.
///
/// It reads all versions up to ``TraceLine/version``; fields that it does not know are ignored.
package final class TraceReader {
  private let form: ReelFileForm
  private let lines: InputLines
  /// The number of lines that were read.
  private var count = 0

  /// A reader of the trace at `url`.
  package init(_ url: URL) throws(ReelFileError) {
    // Version 1 has no mark of its version.
    form = ReelFileForm(path: url.relativePath, newest: TraceLine.version, unmarked: 1)
    do throws(InputError) { lines = try InputLines(url.path) } catch {
      throw ReelFileError(error, path: url.relativePath)
    }
  }

  /// The record of the next still; nil after the last.
  package func next() throws(ReelFileError) -> TraceRecord? {
    let bytes: [UInt8]?
    do throws(InputError) { bytes = try lines.next() } catch {
      throw ReelFileError(error, path: form.path)
    }
    guard let bytes else { return nil }
    count += 1
    return try form.value(bytes, line: count) { entries, version throws(FieldFailure) in
      try TraceRecord(entries, version: version)
    }
  }

  /// The records of all stills of a trace.
  package static func records(of url: URL) throws(ReelFileError) -> [TraceRecord] {
    let reader = try TraceReader(url)
    var records: [TraceRecord] = []
    while let record = try reader.next() { records.append(record) }
    return records
  }
}

extension ReelFileError {
  /// The error for a file that cannot be read.
  init(_ error: InputError, path: String) {
    self = error.isMissing ? .missing(path: path) : .unreadable(path: path, reason: error.reason)
  }
}
