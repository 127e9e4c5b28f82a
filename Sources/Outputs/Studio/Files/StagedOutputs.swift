package import Foundation
import ScrollworkSystem

/// The files that a confined child process makes for this one.
///
/// The child writes each into a hidden folder beside its destination, where alone it may write. When the
/// file is finished the child asks for it by its number, and this process, which is not confined, renames
/// it to the destination. So the child replaces no other file, and a file appears whole or not at all.
package final class StagedOutputs: Sendable {
  /// The environment variable with the path of the list of outputs.
  package static let variable = "SCROLLWORK_OUTPUTS"

  /// The list of outputs, for the child.
  struct List: Codable {
    /// The destinations, as absolute paths, and their hidden folders.
    var destinations: [String]
    var folders: [String]
    /// The pipes for numbers of finished files, and for the answers: 0, or the number of an error.
    var requests: String
    var answers: String
  }

  /// The name of a finished file in its hidden folder.
  static let finishedName = "finished"

  private let list: List
  private let pipes: ProcessFolder
  private let requests: Int32
  private let answers: Int32

  /// The folders in which the child may write.
  package var folders: [URL] { (list.folders + [pipes.url.path]).map { URL(filePath: $0) } }

  /// The variables of the child's environment.
  package var variables: [String: String] { [Self.variable: listFile.path] }

  private var listFile: URL { pipes.url.appending(path: "outputs.json") }

  /// Makes the hidden folders of files, and begins to rename what is finished.
  ///
  /// - Throws: A ``StudioError`` for a destination that cannot be written.
  package init(_ files: [URL]) throws(StudioError) {
    pipes = ProcessFolder("scrollwork-outputs", in: FileManager.default.temporaryDirectory)
    var folders: [String] = []
    do throws(StudioError) {
      for file in files { folders.append(try Self.makeFolder(for: file).path) }
      list = List(
        destinations: files.map(Self.path), folders: folders,
        requests: pipes.url.appending(path: "requests").path,
        answers: pipes.url.appending(path: "answers").path)
      (requests, answers) = try Self.makePipes(in: pipes.url, list)
    } catch {
      for folder in folders { rmdir(folder) }
      throw error
    }
    Thread.detachNewThread { [list, requests, answers] in
      Self.serve(list, requests: requests, answers: answers)
    }
  }

  /// Ends the renaming, and removes what was not finished.
  package func end() {
    try? Descriptor.write(Data("end\n".utf8), to: requests)
    for folder in list.folders {
      try? FileManager.default.removeItem(atPath: folder)
      UnfinishedFiles.remove(folder)
    }
    pipes.remove()
  }

  /// The path by which a destination is known, wherever the process stands.
  static func path(_ file: URL) -> String { file.absoluteURL.standardizedFileURL.path }

  private static func makeFolder(for file: URL) throws(StudioError) -> URL {
    let folder = file.deletingLastPathComponent()
      .appending(path: AtomicFile.partName(of: file.lastPathComponent)).absoluteURL
    UnfinishedFiles.add(folder.path)
    guard mkdir(folder.path, 0o700) == 0 || SystemError.last.number == EEXIST else {
      throw .cannotWrite(path: file.relativePath, reason: SystemError.last.reason)
    }
    return folder
  }

  private static func makePipes(
    in folder: URL, _ list: List
  ) throws(StudioError) -> (Int32, Int32) {
    let data = (try? JSONEncoder().encode(list)) ?? Data()
    guard mkfifo(list.requests, 0o600) == 0,
      mkfifo(list.answers, 0o600) == 0,
      FileManager.default.createFile(
        atPath: folder.appending(path: "outputs.json").path, contents: data)
    else { throw .cannotWrite(path: folder.path, reason: SystemError.last.reason) }
    // Read and write: opening a FIFO blocks without a peer, and the last writer's close is an end of file.
    let (requests, answers) = (
      open(list.requests, O_RDWR | O_CLOEXEC), open(list.answers, O_RDWR | O_CLOEXEC)
    )
    guard requests >= 0, answers >= 0 else {
      throw .cannotWrite(path: folder.path, reason: SystemError.last.reason)
    }
    return (requests, answers)
  }

  /// Renames what is asked for until the end.
  ///
  /// The code that the child runs can ask as well; it gets no more than the child does.
  private static func serve(_ list: List, requests: Int32, answers: Int32) {
    defer {
      close(requests)
      close(answers)
    }
    var reader = PipeLines(requests)
    while let line = reader.next(), line != "end" {
      guard let number = Int(line), list.destinations.indices.contains(number) else { continue }
      let error = move(list.folders[number] + "/" + finishedName, to: list.destinations[number])
      try? Descriptor.write(Data("\(error)\n".utf8), to: answers)
    }
  }

  /// Renames a finished file, and returns the number of an error, or 0.
  ///
  /// A link, which code of the child could have made, is refused: who reads the output would read
  /// through it.
  private static func move(_ finished: String, to destination: String) -> Int32 {
    var info = stat()
    guard lstat(finished, &info) == 0 else { return SystemError.last.number }
    guard info.st_mode & S_IFMT == S_IFREG else { return EPERM }
    return rename(finished, destination) == 0 ? 0 : SystemError.last.number
  }
}

/// The lines that come through a pipe.
struct PipeLines {
  /// The longest line, in bytes.
  ///
  /// - Source: chosen; a line has one number.
  private static let limit = 64

  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line, cut if it is longer than the limit; nil at the end.
  mutating func next() -> String? {
    var (bytes, byte) = ([UInt8](), UInt8(0))
    while true {
      let count = read(descriptor, &byte, 1)
      if count < 0, SystemError.last.number == EINTR { continue }
      guard count == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      if bytes.count < Self.limit { bytes.append(byte) }
    }
  }
}
