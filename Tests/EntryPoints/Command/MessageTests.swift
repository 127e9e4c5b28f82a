import Foundation
import ScrollworkCommand
import ScrollworkStudio
import ScrollworkSystem
import TestSupport
import Testing

@testable import ScrollworkCommand

/// What is typed, how it ends, and the one message.
struct BadInput: Sendable, CustomTestStringConvertible {
  var words: String
  var status: CommandStatus
  var message: String

  init(_ words: String, _ status: CommandStatus, _ message: String) {
    self.words = words
    self.status = status
    self.message = message
  }

  var testDescription: String { words }
}

@Suite @MainActor struct `Bad input` {
  nonisolated static let outside =
    "is outside the reel of \"gallery\", which runs from 0 to 1 s (stills 0 to 59 at 60 fps)"

  nonisolated static let cases = [
    BadInput(
      "rendr gallery", .usage,
      "unknown verb \"rendr\", did you mean \"render\"?; the verbs are init, demo, list, render, "
        + "reel, inspect, sheet, merge, illustrate, verify, diff, check, lint, format, support, "
        + "prepare, preview, doctor, help"),
    BadInput(
      "paint", .usage,
      "unknown verb \"paint\"; the verbs are init, demo, list, render, reel, inspect, sheet, merge, "
        + "illustrate, verify, diff, check, lint, format, support, prepare, preview, "
        + "doctor, help"),
    BadInput("render", .usage, "missing expected argument '<scenes> ...'"),
    BadInput(
      "render galery", .missing,
      "unknown scene \"galery\", did you mean \"gallery\"?; \"scrollwork list\" names all 6"),
    BadInput(
      "render gallery nowhere", .missing,
      "unknown scene \"nowhere\"; \"scrollwork list\" names all 6"),
    BadInput(
      "render gallery --fps 0", .usage,
      "the value '0' is invalid for '--fps <n>': expected a whole number from 1 to 240"),
    BadInput(
      "render gallery --type-size xlarge2", .usage,
      "the value 'xlarge2' is invalid for '--type-size <name>': expected xSmall, small, medium, large, "
        + "xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, "
        + "accessibility5, did you mean xLarge?"),
    BadInput(
      "inspect gallery --at 0 --locale klingon", .usage,
      "the value 'klingon' is invalid for '--locale <tag>': expected a language tag such as de-DE or "
        + "ja"),
    BadInput(
      "render gallery --fps -5", .usage,
      "the value '-5' is invalid for '--fps <n>': expected a whole number from 1 to 240"),
    BadInput(
      "render gallery --fps 1e3", .usage,
      "the value '1e3' is invalid for '--fps <n>': expected a whole number from 1 to 240"),
    BadInput(
      "render gallery --scale 9", .usage,
      "the value '9' is invalid for '--scale <n>': expected a number from 0.1 to 8.0"),
    BadInput(
      "render gallery --scale nan", .usage,
      "the value 'nan' is invalid for '--scale <n>': expected a number from 0.1 to 8.0"),
    BadInput(
      "render gallery --jobs 65", .usage,
      "the value '65' is invalid for '--jobs <n>': expected a whole number from 1 to 64"),
    BadInput(
      "render gallery --format gif", .usage,
      "the value 'gif' is invalid for '--format <format>': expected png or svg"),
    BadInput(
      "render gallery --at now", .usage,
      "the value 'now' is invalid for '--at <time>': expected a time in seconds, such as 1.5"),
    BadInput("render gallery --at 1", .usage, "the time 1 s " + outside),
    BadInput("render gallery --at -1", .usage, "the time -1 s " + outside),
    BadInput("render gallery --to 2", .usage, "the time 2 s " + outside),
    BadInput(
      "render gallery --from 0.5 --to 0.2", .usage,
      "the span from 0.5 s to 0.2 s ends before it begins"),
    BadInput(
      "sheet gallery -o page.png --from 0.5 --to 0.2", .usage,
      "the span from 0.5 s to 0.2 s ends before it begins"),
    BadInput(
      "reel gallery -o gallery.svg --from 0.5 --to 0.2", .usage,
      "the span from 0.5 s to 0.2 s ends before it begins"),
    BadInput(
      "illustrate gallery --kind still -o gallery.svg --view Card", .usage,
      "--view, --images, --shaders, --compile-limit and .swift files as --script need Swift files; "
        + "scenes define their own"),
    BadInput(
      "illustrate --figures figures.yaml --view Card", .usage,
      "'--figures' cannot be combined with options of one figure, which stand in the file"),
    BadInput(
      "illustrate gallery --kind still -o gallery.svg --script none.scroll", .missing,
      "there is no script none.scroll"),
    BadInput(
      "render gallery --at 0 --from 0", .usage,
      "'--at' and '--from' or '--to' cannot be combined"),
    BadInput(
      "render gallery --sacle 3", .usage, "unknown option '--sacle'. Did you mean '--scale'?"),
    BadInput("inspect gallery --at 1.1", .usage, "the time 1.1 s " + outside),
    BadInput(
      "sheet gallery -o page.jpg", .usage,
      "the file \"page.jpg\" has an unknown extension; expected .png or .svg"),
    BadInput(
      "sheet gallery -o page.png --count 0", .usage,
      "the value '0' is invalid for '--count <n>': expected a whole number from 1 to 100"),
    BadInput(
      "render unplayable", .malformed,
      "in the scene \"unplayable\", script, step 1: the duration of the wait is -1; expected 0 to 600 "
        + "seconds"),
    BadInput(
      "render gallery --fonts /nowhere", .missing,
      "there is no .ttf, .otf or .ttc file in the font folder /nowhere"),
    BadInput(
      "sheet gallery -o /nowhere/page.png", .cannotWrite,
      "cannot write /nowhere/page.png: no such file or directory"),
  ]

  @Test(arguments: cases)
  func `gets one message and its exit code`(input: BadInput) async throws {
    let folder = try TemporaryFolder()
    var words = input.words.split(separator: " ").map(String.init)
    if words.first == "render" { words += ["--out", folder.url.path] }
    let (out, err) = (Ear(), Ear())
    let status = await Workbench(
      scenes: [
        .plain("gallery"), .plain("feed"), .broken, .unplayable, .blind, .puzzled,
      ], console: Console(out: out.hear, err: err.hear)
    ).run(words)
    #expect(err.all == "error: \(input.message)\n")
    #expect(status == input.status)
    #expect(out.all == "")
    #expect(folder.paths == [])
  }

  @Test func `in a scene gets its exit code and leaves nothing`() async throws {
    let folder = try TemporaryFolder()
    let run = await run("render", "broken", "--out", folder.url.path)
    #expect(run.status == .malformed)
    #expect(run.err.hasPrefix("error: in the scene \"broken\", "))
    #expect(run.err.split(separator: "\n").count == 1)
    #expect(folder.paths == [])
  }

  @Test(arguments: [false, true]) func `that is missing is a warning, or an error`(
    isStrict: Bool
  ) async throws {
    let folder = try TemporaryFolder()
    let words = ["render", "blind", "--out", folder.url.path] + (isStrict ? ["--strict"] : [])
    let run = await run(words)
    #expect(run.status == (isStrict ? .missing : .success))
    #expect(
      run.err.hasPrefix(
        "\(isStrict ? "error" : "warning"): not found, so not drawn: image \"moon\" at "))
    #expect(folder.paths.contains("blind/frames/000000.png"))
  }

  @Test(arguments: [
    (names: ["../up"], fault: "\"../up\" has a slash or a control character"),
    (["a/b"], "\"a/b\" has a slash or a control character"),
    (["a\nb"], "\"a\\nb\" has a slash or a control character"),
    ([""], "\"\" is empty"), ([".."], "\"..\" begins with a dot"),
    ([".git"], "\".git\" begins with a dot"), (["-x"], "\"-x\" begins with a dash"),
    (["twin", "twin"], "\"twin\" is used by two scenes"),
  ])
  func `in the name of a scene is refused before anything is written`(
    names: [String], fault: String
  ) async throws {
    let folder = try TemporaryFolder()
    let (out, err) = (Ear(), Ear())
    let workbench = Workbench(
      scenes: [.plain("good")] + names.map { .plain($0) },
      console: Console(out: out.hear, err: err.hear))
    let place = folder.url.appending(path: "out").path
    #expect(await workbench.run(["render", "good", "--out", place]) == .malformed)
    #expect(err.all.hasPrefix("error: the scene name \(fault)"), "\(err.all)")
    #expect(err.all.split(separator: "\n").count == 1)
    #expect(out.all == "")
    #expect(folder.paths == [])
  }

  @Test func `that does no harm is a warning, once`() async throws {
    let folder = try TemporaryFolder()
    let run = await run("render", "puzzled", "--out", folder.url.path)
    #expect(run.status == .success)
    #expect(run.err.hasPrefix("warning: "))
    #expect(run.err.split(separator: "\n").count == 1)
  }

  @Test func `is our own when it is none of these`() {
    struct Odd: Error {}
    let failure = Failure(Odd())
    #expect(failure.status == .bug)
    #expect(failure.message == "internal error, please report it: Odd()")
  }
}

@Suite @MainActor struct `Good input` {
  @Test func `says what is where`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    let first = await run("render", "gallery", "--out", path, "--fps", "5")
    #expect(first.out == "gallery: 5 stills in \(path)/gallery/frames, drawn\n")
    #expect(first.err == "")
    let larger = await run("render", "gallery", "--out", path, "--scale", "2", "--at", "0.5")
    #expect(
      larger.err
        == "gallery: removed 5 stills of other settings or an earlier version of the scene\n")
    _ = await run("render", "gallery", "--out", path, "--fps", "5")
    let second = await run("render", "gallery", "--out", path, "--fps", "5")
    #expect(second.out == "gallery: 5 stills in \(path)/gallery/frames, all up to date\n")
    let one = await run("render", "feed", "--out", path, "--at", "0.5")
    #expect(one.out == "feed: 1 still in \(path)/feed/frames, drawn\n")
    let third = await run("render", "gallery", "feed", "gallery", "--out", path, "--fps", "5")
    #expect(
      third.out == "gallery: 5 stills in \(path)/gallery/frames, all up to date\n"
        + "feed: 5 stills in \(path)/feed/frames, drawn\n")
  }

  @Test(arguments: [
    (done: 0, total: 10, elapsed: 0.0, line: "s  ▕                        ▏ 0/10  0 stills/s"),
    (5, 10, 0.5, "s  ▕████████████            ▏ 5/10  10 stills/s"),
    (124, 212, 2, "s  ▕██████████████          ▏ 124/212  62 stills/s  2 s left"),
    (1, 48, 1, "s  ▕▌                       ▏ 1/48  1 still/s  47 s left"),
    (10, 600, 2, "s  ▕▍                       ▏ 10/600  5 stills/s  1 min 58 s left"),
    (10, 10, 4, "s  ▕████████████████████████▏ 10/10  3 stills/s"),
  ])
  func `shows progress`(done: Int, total: Int, elapsed: Double, line: String) {
    let progress = ReelProgress(done: done, total: total, drawn: done)
    #expect(ProgressLine.line("s", progress, elapsed: elapsed) == line)
  }

  @Test func `lines with names stay lines`() throws {
    let (out, err) = (Ear(), Ear())
    let console = Console(out: out.hear, err: err.hear)
    try console.writeLine("a\nb\u{1B}[31m.svg: up to date")
    console.writeNote("a\nb.svg is made: it does not exist")
    #expect(out.all == "a\\nb\\u{1B}[31m.svg: up to date\n")
    #expect(err.all == "a\\nb.svg is made: it does not exist\n")
  }

  @Test func `errors of the system are told by their reasons`() throws {
    let path = "/nowhere/file"
    let error = try #require(throws: (any Error).self) { try Data(contentsOf: URL(filePath: path)) }
    let failure = Failure(error)
    #expect(failure.status == .missing)
    #expect(failure.message.hasPrefix("cannot read \(path): "), "\(failure.message)")
    let missing = try #require(throws: InputError.self) { try InputFile.contents(of: path) }
    #expect("\(missing)" == "no such file or directory" && "\(failure)" == failure.message)
  }

  @Test func `plans know the options of the verb`() async {
    let words = await run("reel", "--help").out.matches(of: /--([a-z]+(?:-[a-z]+)*)[ \n,]/)
      .map { String($0.1) }
    let own = [
      "output", "out", "print-script", "frames", "plan", "check", "records", "jobs", "limit",
      "compile-limit", "fetch-packages", "shard", "no-sandbox", "errors", "quiet", "verbose",
      "version", "help",
    ]
    #expect(Set(words).subtracting(own) == Set(PlanRun.options))
  }
}
