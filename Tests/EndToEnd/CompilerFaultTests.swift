import Foundation
import TestSupport
import Testing

/// Compilers that end with success and leave less than a library.
@Suite struct `A compiler that ends with success` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let view = """
      import SwiftUI
      struct Rows: View { var body: some View { ScrollView { Color.blue.frame(height: 90) } } }
      #Preview(traits: .fixedLayout(width: 20, height: 20)) { Rows() }

      """
    try Data(view.utf8).write(to: folder.url.appending(path: "Rows.swift"))
    try Data(view.replacing("90", with: "80").utf8)
      .write(to: folder.url.appending(path: "Shelf.swift"))
  }

  /// Renders a file, with a compiler that does something to the library behind its success.
  private func render(_ file: String, _ fault: String? = nil) throws -> BuiltTool.Result {
    let wrapper = "#!/bin/sh\n\"$REAL\" \"$@\" || exit\n\(fault ?? "exit")\n"
    try Data(wrapper.utf8).write(to: folder.url.appending(path: "wrapper"))
    return try BuiltTool.shell(
      """
      export REAL="$(command -v swiftc)"; mkdir -p tools; ln -sf "$(dirname "$REAL")"/* tools/
      rm -f tools/swiftc; cp wrapper tools/swiftc; chmod 755 tools/swiftc; PATH="$PWD/tools:$PATH"
      exec "$0" render \(file) --fps 2 --out out
      """, in: folder.url,
      environment: ["XDG_CACHE_HOME": folder.url.appending(path: "cache").path])
  }

  /// The path behind `-o`, as `$file`.
  private static let file = "while [ \"$1\" != -o ]; do shift; done; file=\"$2\""

  @Test(arguments: [
    ("rm \"$file\"", "no views.so"),
    (
      "head -c 9000 \"$file\" > \"$file.part\"; mv \"$file.part\" \"$file\"",
      "only a part of views.so"
    ),
  ])
  func `is judged by what it wrote`(fault: String, words: String) throws {
    let run = try render("Rows.swift", "\(Self.file); \(fault)")
    #expect(run.status == 70)
    #expect(
      run.err == "error: the compiler failed: it ended with success, but wrote \(words)\n",
      "\(run.err)")
    // Nothing of it is kept.
    #expect(try render("Rows.swift").status == 0)
  }

  @Test func `keeps the modules that it makes once`() throws {
    func modules() -> [String] { folder.paths.filter { $0.hasSuffix(".pcm") } }
    #expect(try render("Rows.swift").status == 0)
    let first = modules()
    #expect(!first.isEmpty)
    #expect(try render("Shelf.swift").status == 0)
    #expect(modules() == first)
  }
}
