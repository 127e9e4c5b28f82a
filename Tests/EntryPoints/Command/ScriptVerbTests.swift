import Foundation
import ScrollworkCommand
import TestSupport
import Testing

@Suite @MainActor struct `Scripts in files` {
  /// Runs the command with a script that says this; FILE stands for its path.
  private func run(
    _ words: String, _ text: String, read path: String = "a.scroll"
  ) async throws -> (run: Run, after: String) {
    let temporary = try TemporaryFolder()
    let folder = temporary.url.path
    let file = temporary.url.appending(path: "a.scroll")
    try Data(text.utf8).write(to: file)
    let arguments = words.split(separator: " ").map { word in
      word == "FILE" ? file.path : word.replacingOccurrences(of: "DIR", with: folder)
    }
    var run = await ScrollworkCommandTests.run(arguments)
    run.out = run.out.replacingOccurrences(of: folder + "/", with: "")
    run.err = run.err.replacingOccurrences(of: folder + "/", with: "")
    let left = temporary.url.appending(path: path)
    return (run, try String(contentsOf: left, encoding: .utf8))
  }

  @Test func `are looked at`() async throws {
    let fine = try await run("lint FILE", "wait 1s\n").run
    #expect(fine.status == .success && fine.out == "" && fine.err == "")
    let wrong = try await run("lint FILE", "wait 1s\nwait 5\n").run
    #expect(wrong.status == .malformed)
    #expect(
      wrong.err == """
        a.scroll:2:6: found "5", expected a time with its unit, such as 0.3s or 300ms; did you mean 5s?
          wait 5
               ^
        error: 1 mistake in a.scroll

        """)
    let missing = try await run("lint FILE DIR/b.scroll", "wait 1s").run
    #expect(missing.status == .missing)
    #expect(
      missing.err
        == "there is no script b.scroll, did you mean a.scroll?\nerror: 1 mistake in b.scroll\n")
  }

  @Test func `are looked at for programs`() async throws {
    let fine = try await run("lint --json FILE", "wait 1s\n").run
    #expect(fine.status == .success && fine.out == "[]\n" && fine.err == "")
    let wrong = try await run("lint --json FILE DIR/b.scroll", "wait 5\nflik up velocity 9\n").run
    #expect(wrong.status == .malformed)
    #expect(wrong.err == "error: 3 mistakes in 2 files\n")
    struct Mistake: Codable, Equatable {
      var file: String
      var line, column, endColumn: Int?
      var severity, message: String
      var expected: [String]?
      var nearest: String?
    }
    let found = try JSONDecoder().decode([Mistake].self, from: Data(wrong.out.utf8))
    #expect(found.count == 3 && wrong.out.split(separator: "\n").count == 5)
    #expect(
      found.first
        == Mistake(
          file: "a.scroll", line: 1, column: 6, endColumn: 7, severity: "error",
          message: "found \"5\", expected a time with its unit, such as 0.3s or 300ms; "
            + "did you mean 5s?",
          expected: ["a time with its unit, such as 0.3s or 300ms"], nearest: "5s"))
    #expect(found.dropFirst().first?.nearest == "\"flick\"")
    #expect(found.last?.message == "there is no script b.scroll, did you mean a.scroll?")
    #expect(found.last?.file == "b.scroll" && found.last?.line == nil)
  }

  @Test func `are formatted`() async throws {
    let untidy = "wait   1s # a\n\n\nflick velocity 900 up"
    #expect(try await run("format FILE", "wait   500ms").run.out == "wait 0.5s\n")
    #expect(try await run("format FILE", untidy).run.status == .malformed)
    let place = try await run("format -i FILE", "wait   1s # a\n\n\nwait 2s")
    #expect(place.after == "wait 1s  # a\n\nwait 2s\n")
    #expect(place.run.out == "" && place.run.status == .success)
    let check = try await run("format --check FILE", "wait   1s")
    #expect(check.run.status == .mismatch && check.after == "wait   1s")
    #expect(
      check.run.err
        == "a.scroll\nerror: 1 file is not formatted; run \"scrollwork format -i\"\n")
    #expect(try await run("format --check FILE", "wait 1s\n").run.status == .success)
    #expect(try await run("format --check -i FILE", "wait 1s\n").run.status == .usage)
  }

  @Test func `are played, in their surroundings`() async throws {
    let done = try await run(
      "render gallery --script FILE --out DIR/out --fps 10",
      "canvas 30x40 @1x\nwait 0.5s\nrotate\nexpect settled\nwait 0.5s\n")
    #expect(done.run.status == .success, "\(done.run.err)")
    #expect(done.run.out.contains("10 stills"))
    #expect(done.run.err == "")
    let marked = try await run(
      "render rolling --script FILE --out DIR/out --fps 10",
      "canvas 20x10\n\nwait 0.25s\nmark \"turn\"\nrotate\nwait 0.5s\n",
      read: "out/rolling/manifest.json")
    #expect(marked.after.contains("\"turn\": 0.25"))
    #expect(marked.after.contains("\"picture\": [20,20]"))
    let inspected = try await run(
      "inspect gallery --script FILE --at 0.1", "canvas 30x40\nwait 1s"
    ).run
    #expect(inspected.out.contains("30"))
  }

  @Test func `that expect something else end with 1, and all is written`() async throws {
    let text = "wait 0.5s\n\n  set \"a\" 1\n"
    let unknown = try await run("render gallery --script FILE --out DIR/out", text).run
    #expect(unknown.status == .malformed)
    #expect(
      unknown.err == """
        a.scroll:3:3: set "a" 1: no view lends scripts a value called "a"; scriptable("a", $value) on one does.
            set "a" 1
            ^~~~~~~~~
        error: 1 step of a.scroll cannot be done in the scene "gallery"

        """)
    let nobody = try await run("sheet gallery --script FILE -o DIR/a.png", "tap nobody").run
    #expect(nobody.status == .malformed)
    let unmet = try await run(
      "render rolling --script FILE --out DIR/out --fps 10",
      "scroll to (0, 30) at once\nwait 0.5s\nexpect offset y 20  # too little\nwait 0.5s\n"
    ).run
    #expect(unmet.status == .mismatch)
    #expect(unmet.out.contains("rolling: 10 stills"))
    #expect(
      unmet.err == """
        a.scroll:3:1: expect offset y 20: not met at 0.5 s; the offset is (0, 30). That is still 5 of rolling at 10 fps.
          expect offset y 20  # too little
          ^~~~~~~~~~~~~~~~~~
        error: 1 expectation is not met

        """)
  }

  @Test func `that are not there are missed`() async throws {
    let run = await ScrollworkCommandTests.run(["render", "gallery", "--script", "no.scroll"])
    #expect(run.status == .missing && run.err == "error: there is no script no.scroll\n")
    let replayed = try await self.run("lint FILE", "replay \"fling.csv\"").run
    #expect(replayed.status == .missing)
    #expect(
      replayed.err == """
        a.scroll:1:8: there is no recording fling.csv, or it cannot be read
          replay "fling.csv"
                 ^~~~~~~~~~~
        error: 1 mistake in a.scroll

        """)
  }
}
