import Foundation
import Subprocess
import TestSupport
import Testing

@testable import ScrollworkLoose

#if os(Linux)
  @Suite struct `The watch of a child process from outside` {
    /// How a shell ends that is watched with small bounds.
    private func ending(
      of script: String, in folder: RunFolder, _ bounds: ChildWatch.Bounds
    ) async throws -> SceneEnding? {
      let watch = ChildWatch(folder, bounds: bounds)
      defer { watch.end() }
      _ = try await Subprocess.run(
        .name("sh"), arguments: ["-c", script], input: .none, output: .discarded,
        error: .discarded
      ) { execution in watch.begin(execution.processIdentifier.value) }
      return watch.ending
    }

    private func withFolder(
      _ body: (RunFolder) async throws -> SceneEnding?
    ) async throws -> SceneEnding? {
      let parent = try TemporaryFolder()
      let folder = RunFolder(in: parent.url)
      defer { folder.remove() }
      try Data("starting".utf8).write(to: folder.ending)
      return try await body(folder)
    }

    @Test func `ends one that takes time without a heartbeat`() async throws {
      let ending = try await withFolder { folder in
        try await self.ending(
          of: "nice -n 19 true; while :; do :; done", in: folder, .init(silence: 0.5))
      }
      guard case .silence = ending else { throw Unexpected(ending: ending) }
    }

    @Test func `ends one that does nothing without a heartbeat`() async throws {
      let ending = try await withFolder { folder in
        try await self.ending(of: "sleep 600", in: folder, .init(stillness: 0.5))
      }
      guard case .silence = ending else { throw Unexpected(ending: ending) }
    }

    @Test func `leaves one that has told its ending`() async throws {
      let ending = try await withFolder { folder in
        let script = "echo '{\"memory\": {}}' > '\(folder.ending.path)'; sleep 1"
        return try await self.ending(of: script, in: folder, .init(silence: 0.5, stillness: 0.5))
      }
      #expect(ending == nil)
    }

    private struct Unexpected: Error {
      let ending: SceneEnding?
    }

    @Test func `leaves one that has a heartbeat`() async throws {
      let ending = try await withFolder { folder in
        let script = """
          i=0; while [ $i -lt 40 ]; do touch '\(folder.ending.path)'; i=$((i + 1)); sleep 0.05; done
          """
        return try await self.ending(of: script, in: folder, .init(silence: 3, stillness: 3))
      }
      #expect(ending == nil)
    }

    @Test func `ends one that fills the disk`() async throws {
      let ending = try await withFolder { folder in
        let script = "head -c 3000000 /dev/zero > '\(folder.files.path)/a'; sleep 600"
        return try await self.ending(of: script, in: folder, .init(disk: 2_000_000))
      }
      #expect(ending == .disk(2_000_000))
    }

    @Test func `ends one that makes files without contents`() async throws {
      let ending = try await withFolder { folder in
        let script = """
          cd '\(folder.temporary.path)'; for i in 1 2 3 4 5 6 7 8; do : > $i; done; sleep 600
          """
        return try await self.ending(of: script, in: folder, .init(disk: 20_000))
      }
      #expect(ending == .disk(20_000))
    }

    @Test func `ends one that stands still`() async throws {
      let ending = try await withFolder { folder in
        try await self.ending(of: "kill -STOP $$", in: folder, .init(standstill: 1))
      }
      #expect(ending == .stopped)
    }
  }
#endif
