import Foundation
import ScrollworkScript
import TestSupport
import Testing

@testable import ScrollworkCommand

@Suite @MainActor struct `Errors for programs` {
  private func lines(_ run: Run) throws -> [JSONNode] {
    let schema = try JSONSchema("docs/schemas/errors.json")
    let nodes = try run.err.split(separator: "\n").map { try JSONNode(String($0)) }
    for node in nodes { #expect(schema.complaints(about: node) == [], "\(node)") }
    return nodes
  }

  @Test(arguments: [
    (["render", "--errors", "json"], ErrorForm.json), (["render", "--errors=json"], .json),
    (["render", "--errors", "text"], .text), (["render"], .text),
    (["render", "--", "--errors", "json"], .text), (["render", "--errors"], .text),
    (["render", "--errors", "json", "--errors=text"], .text),
  ])
  func `are asked for by an option`(words: [String], form: ErrorForm) {
    #expect(ErrorForm(asked: words) == form)
  }

  @Test func `have a status, a kind, what was expected and a suggestion`() async throws {
    let scene = await run("render", "galery", "--errors", "json")
    #expect(scene.status == .missing && scene.out == "")
    let error = try lines(scene)
    #expect(error.count == 1)
    #expect(error[0]["severity"] == .text("error") && error[0]["status"] == .number(66))
    #expect(error[0]["kind"] == .text("name") && error[0]["suggestion"] == .text("gallery"))

    let verb = try lines(await run("rendr", "--errors=json"))[0]
    #expect(verb["kind"] == .text("usage") && verb["suggestion"] == .text("render"))
    #expect(verb["expected"].elements.contains(.text("reel")))
    let value = try lines(await run("render", "gallery", "--fps", "0", "--errors=json"))[0]
    #expect(value["expected"] == .list([.text("a whole number from 1 to 240")]))
    let choice = try lines(
      await run("render", "gallery", "--type-size", "xlarge2", "--errors=json"))[0]
    #expect(choice["suggestion"] == .text("xLarge"))
    let option = try lines(await run("render", "gallery", "--sacle", "3", "--errors", "json"))[0]
    #expect(option["suggestion"] == .text("--scale"))
    let form = await run("render", "gallery", "--errors", "jsn")
    #expect(
      form.err
        == "error: the value 'jsn' is invalid for '--errors <form>': expected text, json, did you mean "
        + "json?\n")
  }

  @Test func `have the places of mistakes in scripts`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.scroll").path
    try Data("wait 1s\nwait 5\n".utf8).write(to: URL(filePath: file))
    let found = try lines(await run("lint", file, "--errors", "json"))
    #expect(found.count == 2)
    #expect(found[0]["file"] == .text(file) && found[0]["kind"] == .text("script"))
    #expect(found[0]["line"] == .number(2) && found[0]["column"] == .number(6))
    #expect(found[0]["suggestion"] == .text("5s") && found[0]["status"] == .number(65))
    #expect(found[1]["message"] == .text("1 mistake in \(file)"))
    let missing = try lines(await run("lint", file + "l", "--errors", "json"))
    #expect(missing[0]["kind"] == .text("file") && missing[0]["file"] == .text(file + "l"))
    #expect(missing[0]["suggestion"] == .text(file))
  }

  @Test func `have the places of mistakes in files of figures`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "f.yaml").path
    try Data("figures:\n- name: a\n  kind: stil\n  scene: feed\n".utf8)
      .write(to: URL(filePath: file))
    let found = try lines(await run("illustrate", "--figures", file, "--errors", "json"))
    #expect(found.map { $0["kind"] } == [.text("yaml"), .text("yaml")])
    #expect(found[0]["line"] == .number(3) && found[0]["suggestion"] == .text("still"))
  }

  @Test func `have the places of expectations that are not met`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.scroll").path
    try Data("wait 0.1s\nexpect offset y 7\n".utf8).write(to: URL(filePath: file))
    let run = await run("inspect", "rolling", "--at", "0", "--script", file, "--errors=json")
    #expect(run.status == .mismatch)
    let found = try lines(run)
    #expect(found.map { $0["kind"] } == [.text("expectation"), .text("expectation")])
    #expect(found[0]["line"] == .number(2) && found[0]["status"] == .number(1))
  }

  @Test func `are warnings and notes without a status`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    let blind = try lines(await run("render", "blind", "--out", path, "--errors", "json"))
    #expect(blind.map { $0["severity"] } == [.text("warning")])
    #expect(blind[0]["kind"] == .text("asset") && blind[0]["status"] == .null)
    _ = await run("render", "gallery", "--out", path, "--fps", "5")
    let again = try lines(
      await run("render", "gallery", "--out", path, "--at", "0.5", "--errors", "json"))
    #expect(again.allSatisfy { $0["severity"] == .text("note") })
  }

  @Test(arguments: [
    ("a/B.swift:12:5", "a/B.swift", 12, 5), ("B.swift:12", "B.swift", 12, nil),
    ("a:b.swift:3", "a:b.swift", 3, nil), ("B.swift", "B.swift", nil, nil),
  ])
  func `read places of texts`(text: String, file: String, line: Int?, column: Int?) {
    let place = Diagnostic.Place(text: text)
    #expect(place == Diagnostic.Place(file: file, line: line, column: column))
    #expect("\(place)" == text)
  }

  @Test func `have the kinds of the schema`() throws {
    let schema = try JSONNode(try Repository.text("docs/schemas/errors.json"))
    let kinds = schema["properties"]["kind"]["enum"].elements
    #expect(kinds == Diagnostic.Kind.allCases.map { .text($0.rawValue) })
    let statuses = schema["properties"]["status"]["enum"].elements
    let told = CommandStatus.allCases.filter { $0 != .success && $0 != .closedPipe }
    #expect(statuses == told.map { .number(Double($0.rawValue)) })
  }
}
