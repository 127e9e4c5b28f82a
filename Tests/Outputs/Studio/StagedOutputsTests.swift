import Foundation
import TestSupport
import Testing

@testable import ScrollworkStudio

@Suite struct `Outputs of a confined process` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What a child process reads of the outputs.
  private func list(_ outputs: StagedOutputs) throws -> StagedOutputs.List {
    let path = try #require(outputs.variables[StagedOutputs.variable])
    return try JSONDecoder().decode(
      StagedOutputs.List.self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// Asks for a file as a child process does; returns the answer.
  private func ask(_ request: String, _ list: StagedOutputs.List) throws -> String? {
    let requests = try FileHandle(forWritingTo: URL(filePath: list.requests))
    let answers = open(list.answers, O_RDWR)
    defer { close(answers) }
    try requests.write(contentsOf: Data((request + "\n").utf8))
    var lines = PipeLines(answers)
    return lines.next()
  }

  @Test func `appear when they are finished, and leave nothing`() throws {
    let file = folder.url.appending(path: "a.png")
    try Data("old".utf8).write(to: file)
    let outputs = try StagedOutputs([file, folder.url.appending(path: "b.png")])
    let list = try list(outputs)
    #expect(list.destinations.map { URL(filePath: $0).lastPathComponent } == ["a.png", "b.png"])
    let finished = list.folders[0] + "/" + StagedOutputs.finishedName
    try Data("new".utf8).write(to: URL(filePath: finished))
    #expect(try ask("0", list) == "0")
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    // What is not there, and what is none of the outputs, changes nothing.
    #expect(try ask("1", list) == "\(ENOENT)")
    #expect(try ask("7\n../x\n\n-1\n1", list) == "\(ENOENT)")
    outputs.end()
    #expect(folder.paths == ["a.png"])
  }

  @Test func `that cannot be written are told before any work`() {
    let file = folder.url.appending(path: "missing/a.png")
    #expect(throws: StudioError.self) { try StagedOutputs([file]) }
    #expect(folder.paths == [])
  }
}
