import Foundation
import TestSupport
import Testing

/// Stand-ins, which the built tool compiles when files import them.
@Suite struct `Stand-ins of the tool` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a shell command with an empty cache.
  private func run(_ command: String) throws -> BuiltTool.Result {
    try BuiltTool.shell(
      command, in: folder.url,
      environment: ["XDG_CACHE_HOME": folder.url.appending(path: "cache").path])
  }

  private var compiled: [String] {
    let place = folder.url.appending(path: "cache/scrollwork/stand-ins")
    let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    return (names ?? []).filter { $0.count == 32 }
  }

  @Test func `are compiled once, with those that they import`() throws {
    let text = """
      import SwiftUI
      import Moya
      struct Hello: View { var body: some View { Text("\\(HTTPMethod.get.rawValue) it") } }
      #Preview { Hello() }
      """
    try Data(text.utf8).write(to: folder.url.appending(path: "Hello.swift"))
    let first = try run("$0 inspect Hello.swift --at 0")
    #expect(first.err == "" && first.out.contains("text GET it\n"), "\(first)")
    // Moya, and Alamofire below it.
    #expect(compiled.count == 2)
    let second = try run("$0 prepare Moya")
    #expect(second.err == "" && second.out == "ready: Moya\n")
    #expect(try run("$0 inspect Hello.swift --at 0").out == first.out)
  }

  @Test func `are compiled ahead`() throws {
    let result = try run("$0 prepare KeychainSwift Then")
    #expect(result.status == 0 && result.out == "ready: KeychainSwift, Then\n", "\(result)")
    #expect(result.err.contains("compiling the stand-in for Then, "))
    #expect(compiled.count >= 2)
  }

  @Test func `cost nothing where no file imports them`() throws {
    let text = "import SwiftUI\nstruct Hello: View { var body: some View { Text(\"a\") } }\n"
    try Data(text.utf8).write(to: folder.url.appending(path: "Hello.swift"))
    #expect(try run("$0 inspect Hello.swift --at 0").status == 0)
    #expect(compiled == [])
  }

  @Test func `that are damaged in the cache are compiled again`() throws {
    #expect(try run("$0 prepare Then").status == 0)
    for name in compiled {
      let library = folder.url.appending(path: "cache/scrollwork/stand-ins/\(name)/views.so")
      try Data("none".utf8).write(to: library)
    }
    let again = try run("$0 prepare Then")
    #expect(again.status == 0 && again.err.contains("compiling the stand-in for Then"))
  }

  @Test func `that do not exist are refused with the nearest name`() throws {
    let result = try run("$0 prepare Kingfishr")
    #expect(result.status == 64)
    #expect(
      result.err
        == "error: there is no stand-in for \"Kingfishr\", did you mean \"Kingfisher\"?\n")
    #expect(try run("$0 prepare").status == 64)
  }
}
