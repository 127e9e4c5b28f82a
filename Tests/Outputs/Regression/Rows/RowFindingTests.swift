import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkRegression
import ScrollworkScript
import Testing

/// A change of a list, and the sentence that a comparison must begin with.
struct RowChange: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The kind of the first finding.
  let kind: Finding.Kind
  /// What its sentence begins with.
  let words: String
  /// The change of the boats.
  let change: @Sendable (inout [String]) -> Void

  init(
    _ question: String, _ kind: Finding.Kind, _ words: String,
    change: @escaping @Sendable (inout [String]) -> Void
  ) {
    (testDescription, self.kind, self.words, self.change) = (question, kind, words, change)
  }
}

@Suite struct `Rows of two reels` {
  static let changes: [RowChange] = [
    RowChange("a row in the middle is gone", .lost, "Row “Juniper” is gone") { $0.remove(at: 4) },
    RowChange("the first row is gone", .lost, "Row “Petrel” is gone") { $0.remove(at: 0) },
    RowChange("the last row is gone", .lost, "Row “Cormorant” is gone") { $0.removeLast() },
    RowChange("two rows are gone", .lost, "Rows “Marigold” and “Juniper” are gone") {
      $0.removeAll { ["Marigold", "Juniper"].contains($0) }
    },
    RowChange("a row is new", .appeared, "Row “Rust” was added between “Juniper” and “Lantern”") {
      $0.insert("Rust", at: 5)
    },
    RowChange("a row is new at the start", .appeared, "Row “Rust” was added before “Petrel”") {
      $0.insert("Rust", at: 0)
    },
    RowChange("a row is new at the end", .appeared, "Row “Rust” was added after “Cormorant”") {
      $0.append("Rust")
    },
    RowChange("two rows changed places", .moved, "Rows “Juniper” and “Kestrel” changed places") {
      $0.swapAt(3, 4)
    },
    RowChange("a row moved", .moved, "Row “Marigold” moved between “Lantern” and “Mackerel”") {
      $0.insert($0.remove(at: 1), at: 5)
    },
    RowChange("a row moved to the start", .moved, "Row “Lantern” moved before “Petrel”") {
      $0.insert($0.remove(at: 5), at: 0)
    },
  ]

  @Test(arguments: changes, RowScene.Identity.allCases)
  @MainActor func `are told by what a person sees, whatever their ids are`(
    change: RowChange, identity: RowScene.Identity
  ) async throws {
    try await check(change, RowScene(identity: identity))
  }

  @Test(arguments: changes) @MainActor func `are told where some are never seen`(
    change: RowChange
  ) async throws {
    for identity in [RowScene.Identity.number, .index] {
      try await check(change, RowScene(identity: identity, container: .lazyStack))
    }
  }

  @Test(arguments: RowScene.Identity.allCases) @MainActor func `are told in rows of rows`(
    identity: RowScene.Identity
  ) async throws {
    let gone = RowChange("", .lost, "Row “Juniper” is gone") { $0.remove(at: 4) }
    try await check(gone, RowScene(identity: identity, container: .nested))
    let swapped = RowChange("", .moved, "Rows “Marigold” and “Petrel” changed places") {
      $0.swapAt(0, 1)
    }
    try await check(swapped, RowScene(identity: identity, container: .nested))
  }

  @MainActor private func check(_ change: RowChange, _ scene: RowScene) async throws {
    var new = scene
    change.change(&new.boats)
    let comparison = try await comparison(scene, new)
    let all = comparison.findings.map(\.sentence).joined(separator: "\n")
    let first = try #require(comparison.findings.first)
    #expect(first.kind == change.kind && first.sentence.hasPrefix(change.words), "\(all)")
    let others = comparison.findings.dropFirst().filter { $0.cause == nil }.map(\.sentence)
    #expect(others == [], "\(all)")
    #expect(comparison.findings.count <= 8, "\(all)")
  }

  @Test @MainActor func `with other ids only are the same`() async throws {
    let old = RowScene(identity: .number)
    for identity in RowScene.Identity.allCases {
      var new = old
      (new.identity, new.firstNumber) = (identity, 100)
      let comparison = try await comparison(old, new)
      #expect(comparison.verdict == .equal, "\(comparison.findings.map(\.sentence))")
      new.boats.remove(at: 4)
      let first = try #require(try await self.comparison(old, new).findings.first)
      #expect(first.sentence.hasPrefix("Row “Juniper” is gone"), "\(first.sentence)")
    }
  }

  @Test @MainActor func `that come into view are no new ones`() async throws {
    let old = RowScene(
      container: .lazyStack, steps: [.wait(0.1), .drag(by: .init(dx: 0, dy: -40), over: 0.2)])
    var new = old
    new.boats.remove(at: 1)
    let comparison = try await comparison(old, new)
    let all = comparison.findings.map(\.sentence).joined(separator: "\n")
    #expect(
      comparison.findings.first?.sentence.hasPrefix("Row “Marigold” is gone") == true, "\(all)")
    #expect(!all.contains("added"), "\(all)")
    #expect(all.contains("moved 60 pt up"), "\(all)")
  }

  @Test @MainActor func `that read otherwise are told by their words`() async throws {
    for identity in [RowScene.Identity.number, .index] {
      let old = RowScene(identity: identity)
      var new = old
      new.boats[4] = "Juno"
      let sentences = try await comparison(old, new).findings.map(\.sentence)
      #expect(!sentences.contains { $0.hasPrefix("Row") } || identity == .number, "\(sentences)")
    }
  }

  /// A recording that was read from its file has all that tells rows.
  @Test @MainActor func `are told from files`() async throws {
    let scene = RowScene()
    var other = scene
    other.boats.remove(at: 4)
    let recordings = try await [scene.recording(), other.recording()].map {
      try RecordingFile(RecordingFile($0).data, path: "tracks.json").recording
    }
    let first = ReelComparer().compare(recordings[0], recordings[1], labels: ("old", "new"))
      .findings.first
    #expect(first?.sentence.hasPrefix("Row “Juniper” is gone") == true)
  }

  @MainActor private func comparison(
    _ old: RowScene, _ new: RowScene
  ) async throws -> Comparison {
    try await ReelComparer().compare(
      old.recording(), new.recording(), labels: ("old", "new"))
  }
}
