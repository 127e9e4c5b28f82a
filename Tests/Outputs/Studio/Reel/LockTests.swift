import Foundation
import ScrollworkDrawing
import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem
import ScrollworkViews
import TestSupport
import Testing

@testable import ScrollworkStudio

@Suite @MainActor struct `Two runs into one folder` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `render one after the other, whatever they draw`() async throws {
    let url = folder.url
    async let first = render(into: url)
    async let second = render(.bars(color: .blue), into: url, fps: 20)
    async let third = render(into: url)
    let drawn = try await [first.drawn, second.drawn, third.drawn]
    // Whichever is last finds or draws all of its stills, and loses those of the others.
    #expect(drawn[1] == 10)
    #expect(drawn.allSatisfy { $0 == 30 || $0 == 10 || $0 == 0 })
    let stills = folder.paths.filter { $0.hasSuffix(".png") }.count
    #expect(stills == 30 || stills == 10)
    #expect(folder.paths.count == stills + 2)
  }

  @Test func `know of each other`() async throws {
    let lock = try await FolderLock.acquire(folder.url.appending(path: "bars")) { _ in }
    let holders = Locked<[Int32?]>([])
    let url = folder.url
    let task = Task { @MainActor in
      try await render(into: url, held: { process in holders.withLock { $0.append(process) } })
    }
    while holders.withLock({ $0.isEmpty }) { await Task.yield() }
    #expect(folder.paths == [])
    withExtendedLifetime(lock) {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let isTold = FileManager.default.fileExists(atPath: "/proc/locks")
    #expect(holders.withLock { $0 } == [isTold ? getpid() : nil])
  }

  @Test func `lock a folder that is made anew`() async throws {
    let place = folder.url.appending(path: "deep/bars")
    var lock: FolderLock? = try await FolderLock.acquire(place) { _ in }
    var isWaiting = false
    let task = Task { @MainActor in
      try await FolderLock.acquire(place) { _ in isWaiting = true }
    }
    while !isWaiting { await Task.yield() }
    try FileManager.default.removeItem(at: folder.url.appending(path: "deep"))
    withExtendedLifetime(lock) {}
    lock = nil
    let other = try await task.value
    #expect(FileManager.default.fileExists(atPath: place.path))
    withExtendedLifetime(other) {}
  }

  @Test(arguments: [
    (line: "2: FLOCK  ADVISORY  WRITE 19960 fe:00:77 0 EOF", process: Int32?.some(19960)),
    ("2: -> FLOCK  ADVISORY  WRITE 19961 fe:00:77 0 EOF", nil),
    ("1: POSIX  ADVISORY  WRITE 19960 fe:00:77 0 EOF", nil),
    ("2: FLOCK  ADVISORY  WRITE 19960 fe:00:78 0 EOF", nil),
    ("2: FLOCK  ADVISORY  WRITE 0 fe:00:77 0 EOF", nil), ("", nil), ("2: FLOCK", nil),
    ("1: FLOCK ADVISORY WRITE 5 fe:00:77 0 EOF\n2: FLOCK ADVISORY WRITE 6 fe:01:77 0 EOF", nil),
  ])
  func `are told apart by the locks of the system`(line: String, process: Int32?) {
    #expect(FolderLock.holder(of: 77, in: line) == process)
  }
}

@Suite struct `A hidden file` {
  @Test func `has the number of its process`() {
    let part = AtomicFile.partName(of: "000001.png")
    #expect(part == ".000001.png.\(getpid()).part")
    #expect(AtomicFile.finishedName(ofPart: part) == "000001.png")
    for name in [".part", "a.1.part", ".a.part", ".a.x.part", ".a..part", ".a.1.par"] {
      #expect(AtomicFile.finishedName(ofPart: name) == nil, "\(name)")
    }
  }
}
