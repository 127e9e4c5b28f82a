import Foundation
import TestSupport
import Testing

@Suite struct `A file of SwiftUI views` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the tool with words between spaces, in a folder with some files.
  private func run(_ words: String, _ files: [String: String]) throws -> BuiltTool.Result {
    for (name, text) in files {
      let url = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try BuiltTool.run(words, in: folder.url)
  }

  private static let list = """
    import SwiftUI
    import UIKit
    import Combine

    struct List: View {
      private let rows = (0..<30).map { "Row \\($0)" }

      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(rows, id: \\.self) { row in
              Text(row).frame(maxWidth: .infinity, minHeight: 44).background(Color(.systemGray6))
            }
          }
        }
      }
    }

    #Preview { List() }
    """

  @Test func `is rendered unchanged, with a tour when it has no script`() throws {
    let words = "render List.swift --scale 0.25 --fps 5 --jobs 2"
    let result = try run(words, ["List.swift": Self.list])
    #expect(result.status == 0)
    #expect(result.err == "")
    #expect(result.out.hasPrefix("List: "))
    #expect(result.out.hasSuffix(" stills in output/List/frames, drawn\n"))
    #expect(folder.paths.filter { $0.hasSuffix(".png") }.count > 20)
    // The tour comes back to where it began.
    let trace = try String(
      contentsOf: folder.url.appending(path: "output/List/trace.jsonl"), encoding: .utf8)
    #expect(Set(trace.split(separator: "\n").filter { $0.contains("\"decelerating\"") }).count > 1)
    let again = try BuiltTool.run(words, in: folder.url)
    #expect(again.out.hasSuffix("all up to date\n"))
  }

  @Test func `may import packages that are modelled`() throws {
    let text = """
      import SwiftUI
      import Firebase
      import FirebaseFirestoreSwift
      import struct Kingfisher.KFImage
      import Lottie

      struct Profile: Codable, Identifiable {
        @DocumentID var id: String?
        var name: String
      }

      final class Session: ObservableObject {
        @Published var user: FirebaseAuth.User?
        @Published var profile: Profile?
        init() {
          user = Auth.auth().currentUser
          Firestore.firestore().collection("users").document("a").getDocument { snapshot, _ in
            do {
              if let profile = try snapshot?.data(as: Profile.self) { self.profile = profile }
            } catch { self.profile = nil }
          }
        }
      }

      struct Page: View {
        @StateObject private var session = Session()
        var body: some View {
          KFImage(URL(string: "https://example.com/a.png")).resizable()
          LottieView(animation: Lottie.LottieAnimation.named("none")).looping()
          Text(session.user?.email ?? "nobody")
        }
      }
      """
    let result = try run("render Page.swift --at 0 --scale 0.25", ["Page.swift": text])
    #expect(result.status == 0)
    #expect(result.err.contains("the placeholder is shown"))
  }

  @Test func `takes every option of render`() throws {
    let files = [
      "List.swift": Self.list,
      "three.steps.swift": "// three steps\n[.wait(0.5), .flick(.up, velocity: 900), .wait(0.5)]",
    ]
    let words =
      "render List.swift --script three.steps.swift --format svg --at 0.5 --canvas 200x300"
    let result = try run(words, files)
    #expect(result.err == "")
    #expect(result.out == "List: 1 still in output/List/svg/frames, drawn\n")
    let svg = folder.url.appending(path: "output/List/svg/frames/000030.svg")
    let text = try String(contentsOf: svg, encoding: .utf8)
    #expect(text.contains("viewBox=\"0 0 200 300\""))
    let late = try BuiltTool.run(
      "render List.swift --script three.steps.swift --at 9", in: folder.url)
    #expect(late.status == 64)
    #expect(late.err.contains("which runs from 0 to 1.1 s"), "\(late.err)")
    let dark = try BuiltTool.run("inspect List.swift --at 0 --dark --rtl --json", in: folder.url)
    #expect(try JSONSerialization.jsonObject(with: Data(dark.out.utf8)) is [String: Any])
    let sheet = try BuiltTool.run("sheet List.swift -o sheet.png --count 2", in: folder.url)
    #expect(sheet.out == "List: 2 stills on one sheet, sheet.png\n")
  }

  /// The same text is a reel and a test, of a file as of a scene.
  @Test func `takes a script file with expectations`() throws {
    let script = "wait 0.2s\ndrag from (100, 300) by (0, -200) over 0.4s hold 0.3s\n"
    let files = [
      "List.swift": Self.list, "drag.scroll": script + "expect offset y 200 ± 20\n",
      "wrong.scroll": script + "expect offset y 900 ± 20\n",
    ]
    let words = "render List.swift --view List --device none --scale 0.25 --fps 5 --script"
    let result = try run("\(words) drag.scroll", files)
    #expect(result.err == "" && result.status == 0)
    #expect(result.out.hasSuffix("drawn\n"))
    let wrong = try BuiltTool.run("\(words) wrong.scroll", in: folder.url)
    #expect(wrong.status == 1)
    #expect(wrong.err.contains("wrong.scroll:3"), "\(wrong.err)")
  }

  @Test func `finds its script beside it`() throws {
    let result = try run(
      "render List.swift --scale 0.1",
      ["List.swift": Self.list, "List.steps.swift": "[.wait(0.1)]"])
    #expect(result.out == "List: 6 stills in output/List/frames, drawn\n")
  }

  @Test func `shows the requested view, preview or expression`() throws {
    let text = """
      import SwiftUI

      private let names = ["One", "Two"]

      struct Names: View {
        var count: Int
        @Binding var isOn: Bool
        var body: some View { Text(names[count % 2]).bold(isOn) }
      }

      struct Other: View { var body: some View { Text("Other") } }

      #Preview("First") {
        @Previewable @State var isOn = false
        Names(count: 0, isOn: $isOn)
      }

      #Preview("Second") { Names(count: 1, isOn: .constant(true)) }
      """
    for (view, name, words) in [
      (nil, "Names", "One"), ("Second", "Second", "Two"), ("Other", "Other", "Other"),
      ("Names(count:names.count,isOn:.constant(false))", "Names", "One"),
    ] {
      let option = view.map { " --view \($0)" } ?? ""
      let result = try run("inspect Names.swift --at 0\(option)", ["Names.swift": text])
      #expect(result.err == "")
      #expect(result.out.hasPrefix("\(name) at 0 s\n"))
      #expect(result.out.contains("text \(words)\n"), "\(result.out)")
    }
  }

  @Test func `may be one of many, with an app, images and colors`() throws {
    let json = """
      {"colors": [{"color": {"color-space": "srgb", "components":
        {"red": "0xFF", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}]}
      """
    let images = #"{"images": [{"scale": "2x", "filename": "it.png"}]}"#
    let files = [
      "Demo/App.swift": """
      import SwiftUI
      @main struct Demo: App {
        var body: some Scene { WindowGroup { Content() } }
      }
      """,
      "Demo/Content.swift": """
      import SwiftUI
      struct Content: View {
        var body: some View { VStack { Color("Brand").frame(height: 40); Image("Sun") } }
      }
      #Preview { Content() }
      """,
      "Demo/Assets.xcassets/Brand.colorset/Contents.json": json,
      "Demo/Assets.xcassets/Sun.imageset/Contents.json": images,
    ]
    let set = folder.url.appending(path: "Demo/Assets.xcassets/Sun.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let sun = Repository.url("Scenes/Images/sun-0@2x.png")
    try FileManager.default.copyItem(at: sun, to: set.appending(path: "it.png"))
    let result = try run("render Demo --at 0 --format svg", files)
    #expect(result.err == "")
    #expect(result.out == "Demo: 1 still in output/Demo/svg/frames, drawn\n")
    let svg = try String(
      contentsOf: folder.url.appending(path: "output/Demo/svg/frames/000000.svg"),
      encoding: .utf8)
    #expect(svg.contains("#f00") || svg.contains("#ff0000"))
    #expect(svg.contains("data:image/png"))
  }

  @Test func `is compiled once for concurrent runs`() throws {
    let cache = folder.url.appending(path: "cache")
    try Data(Self.list.utf8).write(to: folder.url.appending(path: "List.swift"))
    let environment = ["XDG_CACHE_HOME": cache.path]
    let running = try (0..<3).map { number in
      try BuiltTool.start(
        ["render", "List.swift", "--at", "0", "--scale", "0.1", "--out", "\(number)"],
        in: folder.url, environment: environment)
    }
    for result in try running.map(BuiltTool.finish) {
      #expect(result.status == 0)
      #expect(result.err == "")
    }
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: cache.appending(path: "scrollwork").path
    ).filter { folder.paths.contains("cache/scrollwork/\($0)/views.so") }
    #expect(kept.count == 1)
    let library = cache.appending(path: "scrollwork/\(kept[0])/views.so").path
    func made() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: library)[.modificationDate] as? Date
    }
    let first = try made()
    let next = try BuiltTool.finish(
      BuiltTool.start(
        ["inspect", "List.swift", "--at", "0"], in: folder.url, environment: environment))
    #expect(next.status == 0)
    #expect(try made() == first)
  }

  @Test func `is compiled again if its library is damaged`() throws {
    let environment = ["XDG_CACHE_HOME": folder.url.appending(path: "cache").path]
    try Data(Self.list.utf8).write(to: folder.url.appending(path: "List.swift"))
    func render() throws -> BuiltTool.Result {
      try BuiltTool.finish(
        BuiltTool.start(
          ["inspect", "List.swift", "--at", "0"], in: folder.url, environment: environment))
    }
    let first = try render()
    #expect(first.status == 0, "\(first.err)")
    let library = try #require(folder.paths.first { $0.hasSuffix("views.so") })
    let url = folder.url.appending(path: library)
    let whole = try Data(contentsOf: url)
    try whole.prefix(whole.count / 2).write(to: url)
    #expect(try render().out == first.out)
    #expect(try Data(contentsOf: url).count == whole.count)
    try FileManager.default.removeItem(at: url)
    #expect(try render().out == first.out)
  }

  @Test func `is not loaded from a cache that others can change`() throws {
    let (shared, own) = (folder.url.appending(path: "shared"), folder.url.appending(path: "own"))
    for url in [shared, own] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    chmod(shared.path, 0o777)
    try Data(Self.list.utf8).write(to: folder.url.appending(path: "List.swift"))
    let result = try BuiltTool.finish(
      BuiltTool.start(
        ["inspect", "List.swift", "--at", "0"], in: folder.url,
        environment: ["XDG_CACHE_HOME": shared.path, "TMPDIR": own.path]))
    #expect(result.status == 0)
    #expect(
      result.err
        == "warning: the cache \(shared.path)/scrollwork is not used, since other users can "
        + "write to \(shared.path); compiled files are kept in \(own.path)/scrollwork-\(geteuid())\n"
    )
    #expect(!folder.paths.contains { $0.hasPrefix("shared/") })
    #expect(folder.paths.contains { $0.hasPrefix("own/scrollwork-") && $0.hasSuffix("views.so") })
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `ends on a signal as a scene does`(number: Int32) throws {
    try Data(Self.list.utf8).write(to: folder.url.appending(path: "List.swift"))
    let running = try BuiltTool.start(
      ["render", "List.swift", "--no-reuse", "--fps", "240", "--jobs", "1"], in: folder.url)
    while running.isRunning, !folder.paths.contains(where: { $0.hasSuffix(".png") }) {
      usleep(2_000)
    }
    kill(running.processIdentifier, number)
    let result = try BuiltTool.finish(running)
    #expect(result.status == 130)
    #expect(result.err.hasPrefix("error: interrupted; "))
    #expect(!folder.paths.contains { $0.hasSuffix(".part") || $0.hasSuffix("manifest.json") })
  }

  @Test func `ends on a signal though its views never end`() throws {
    let text = """
      import SwiftUI
      struct Long: View {
        var body: some View {
          let size = (0..<Int.max).reduce(0) { $0 &+ $1 % 3 }
          Text("\\(size)")
        }
      }
      """
    try Data(text.utf8).write(to: folder.url.appending(path: "Long.swift"))
    let cache = try TemporaryFolder()
    let running = try BuiltTool.start(
      ["render", "Long.swift", "--at", "0"], in: folder.url,
      environment: ["XDG_CACHE_HOME": cache.url.path])
    // Once it is compiled, its views are being made.
    while running.isRunning, !cache.paths.contains(where: { $0.hasSuffix("views.so") }) {
      usleep(20_000)
    }
    sleep(3)
    kill(running.processIdentifier, SIGTERM)
    #expect(try BuiltTool.finish(running).status == 130)
    #expect(folder.paths == ["Long.swift"])
  }

  @Test func `that traps is reported with its line`() throws {
    let text = """
      import SwiftUI
      struct Few: View {
        let names = ["a"]
        var body: some View {
          ForEach(0..<3) { index in
            Text(names[index])
          }
        }
      }
      """
    // The second folder gets the library that was compiled in the first.
    for folder in [folder, try TemporaryFolder()] {
      try Data(text.utf8).write(to: folder.url.appending(path: "Few.swift"))
      let result = try BuiltTool.run("render Few.swift --at 0", in: folder.url)
      #expect(result.status == 65)
      #expect(
        result.err.split(separator: "\n").last
          == "error: Few.swift crashed the process it ran in: a fatal error at Few.swift:6:17")
      #expect(folder.paths == ["Few.swift"])
    }
  }

  struct Case: Sendable {
    var words: String
    var text = ""
    var status: Int32
    var message: String
  }

  @Test(arguments: [
    Case(
      words: "render Lst.swift", status: 66,
      message: "there is no file Lst.swift, did you mean List.swift?"),
    Case(
      words: "render List.swift", text: "let x = 3", status: 65,
      message:
        "there is no view in List.swift; declare a view, such as \"struct MyView: View\""
    ),
    Case(
      words: "render List.swift", text: "import SwiftUI\nstruct A: View {}\nstruct B: View {}",
      status: 64, message: "there are several views; pass --view with one of A, B"),
    Case(
      words: "render List.swift --view Lits", text: "struct List: View {}", status: 66,
      message: "there is no view \"Lits\", did you mean \"List\"?; the files declare List"),
    Case(
      words: "render List.swift --script no.swift", text: "struct List: View {}", status: 66,
      message: "there is no file no.swift"),
    Case(
      words: "render List.swift feed", text: "struct List: View {}", status: 64,
      message:
        "\"feed\" is not a Swift file or folder; files and scenes cannot be rendered together"),
    Case(
      words: "render feed --view A", status: 64,
      message:
        "--view, --images, --shaders, --compile-limit and .swift files as --script need Swift files; "
        + "scenes define their own"),
    Case(
      words: "inspect feed gallery --at 0", status: 64,
      message: "expected one scene, not 2: feed, gallery"),
  ])
  func `that does not exist ends with a code and one message`(c: Case) throws {
    let result = try run(c.words, ["List.swift": c.text])
    #expect(result.status == c.status)
    #expect(result.err == "error: \(c.message)\n")
    #expect(result.out == "")
    #expect(folder.paths == ["List.swift"])
  }

  @Test func `needs the compiler`() throws {
    try Data(Self.list.utf8).write(to: folder.url.appending(path: "List.swift"))
    let result = try BuiltTool.finish(
      BuiltTool.start(
        ["render", "List.swift"], in: folder.url, environment: ["SCROLLWORK_TOOLCHAIN": "/nowhere"])
    )
    #expect(result.status == 66)
    #expect(result.err.hasPrefix("error: there is no swiftc to compile files with"))
  }
}
