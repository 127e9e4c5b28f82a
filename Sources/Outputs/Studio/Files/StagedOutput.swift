import Foundation
import ScrollworkSystem

/// One of the files that this confined process makes for its parent; see ``StagedOutputs``.
struct StagedOutput {
  /// The hidden folder in which the file is written.
  let folder: URL
  private let number: Int
  private let list: StagedOutputs.List

  /// The output with a destination; nil for other files, and in a process that is not confined.
  init?(_ url: URL) {
    guard let list = Self.list,
      let number = list.destinations.firstIndex(of: StagedOutputs.path(url))
    else { return nil }
    (self.list, self.number) = (list, number)
    folder = URL(filePath: list.folders[number])
  }

  /// The list of this process; nil if it is not confined.
  private static let list: StagedOutputs.List? = {
    guard let path = ProcessVariable.value(StagedOutputs.variable),
      let data = try? InputFile.contents(of: path)
    else { return nil }
    return try? JSONDecoder().decode(StagedOutputs.List.self, from: data)
  }()

  /// Lets the parent rename a finished file of the folder to the destination.
  func finish(_ part: URL) throws(SystemError) {
    let finished = folder.appending(path: StagedOutputs.finishedName)
    guard rename(part.path, finished.path) == 0 else { throw SystemError.last }
    let requests = open(list.requests, O_WRONLY | O_CLOEXEC)
    let answers = open(list.answers, O_RDWR | O_CLOEXEC)
    defer {
      close(requests)
      close(answers)
    }
    guard requests >= 0, answers >= 0 else { throw SystemError.last }
    try Descriptor.write(Data("\(number)\n".utf8), to: requests)
    var reader = PipeLines(answers)
    guard let line = reader.next(), let error = Int32(line) else {
      throw SystemError(number: EIO)
    }
    if error != 0 { throw SystemError(number: error) }
  }
}
