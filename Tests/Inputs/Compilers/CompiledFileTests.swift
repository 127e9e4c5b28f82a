import Foundation
import TestSupport
import Testing

@testable import ScrollworkCompilers

/// Files of the toolchain, and every beginning of them.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PATH"] != nil))
struct `What a compiler wrote` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The files that a compiler makes of a line of code, by their forms.
  private func compiled() throws -> [(CompiledFile.Form, URL)] {
    try Data("public func one() -> Int { 1 }\n".utf8).write(
      to: folder.url.appending(path: "a.swift"))
    let result = try BuiltTool.shell(
      """
      swiftc -parse-as-library -emit-library -emit-module -module-name A a.swift -o libA.so
      swiftc -parse-as-library -c -module-name A a.swift -o a.o && ar rc libA.a a.o
      """, in: folder.url)
    #expect(result.status == 0, "\(result.err)")
    return [(.library, "libA.so"), (.module, "A.swiftmodule"), (.archive, "libA.a")]
      .map { ($0, folder.url.appending(path: $1)) }
  }

  @Test func `is told from its beginnings`() throws {
    for (form, file) in try compiled() {
      #expect(CompiledFile.fault(of: file, as: form) == nil, "\(form)")
      let bytes = try Data(contentsOf: file)
      let part = folder.url.appending(path: "part")
      // An archive may end behind each of its members.
      let counts = stride(from: 0, to: bytes.count, by: max(1, bytes.count / 97))
      for count in counts where form != .archive || count > 200 {
        try bytes.prefix(count).write(to: part)
        #expect(
          CompiledFile.fault(of: part, as: form)
            == "it ended with success, but wrote only a part of part", "\(form): \(count)")
      }
    }
  }

  @Test func `is told to be missing`() {
    let file = folder.url.appending(path: "views.so")
    #expect(
      CompiledFile.fault(of: file, as: .library) == "it ended with success, but wrote no views.so")
  }
}
