import ScrollworkEnvironment
import ScrollworkFoundation
import ScrollworkScript
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkViews

/// The names in a folder of the app.
private func names(in folder: URL) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? ["cannot be read"]
}

@Suite struct `The folders of an app` {
  private let system = SceneSystem()
  private let documents = URL.documentsDirectory
  private let manager = FileManager.default

  @Test func `are those of an app that was just installed`() throws {
    try system.answering {
      #expect(names(in: .homeDirectory) == ["Documents", "Library", "SystemData", "tmp"])
      #expect(names(in: .libraryDirectory) == ["Caches", "Preferences"])
      for folder in [documents, .cachesDirectory, .temporaryDirectory] {
        #expect(names(in: folder) == [] && manager.isWritableFile(atPath: folder.path))
      }
      let support = URL.applicationSupportDirectory
      #expect(!manager.fileExists(atPath: support.path))
      let made = try manager.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      #expect(made == support && manager.fileExists(atPath: support.path))
      let files = try manager.contentsOfDirectory(at: documents, includingPropertiesForKeys: nil)
      #expect(files.isEmpty)
    }
  }

  @Test func `have paths that are the same in every run`() throws {
    let home = "/var/mobile/Containers/Data/Application/5C0A1B0E-2D4F-4E6A-8B1C-93D7F6E4A215"
    #expect(NSHomeDirectory() == home && NSTemporaryDirectory() == home + "/tmp/")
    #expect(
      manager.urls(for: .documentDirectory, in: .userDomainMask)[0].path == home + "/Documents")
    #expect(
      NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true)
        == [home + "/Library/Caches"])
    try system.answering {
      try Data().write(to: documents.appending(path: "a"))
      try manager.createDirectory(
        at: documents.appending(path: "b/c"), withIntermediateDirectories: true)
      let found = manager.enumerator(at: documents, includingPropertiesForKeys: nil)
      let paths = (found?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
      #expect(paths == ["a", "b", "b/c"].map { documents.path + "/" + $0 })
      let link = documents.appending(path: "link")
      try manager.createSymbolicLink(
        at: link, withDestinationURL: documents.appending(path: "a"))
      #expect(link.resolvingSymlinksInPath().path == documents.path + "/a")
      #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == documents.path + "/a")
      let group = try #require(
        manager.containerURL(forSecurityApplicationGroupIdentifier: "group.a"))
      #expect(group.path == "/var/mobile/Containers/Shared/AppGroup/group.a")
      #expect(names(in: group) == [])
    }
  }

  @Test func `keep what is written, however it is`() throws {
    try system.answering {
      func text(_ name: String) throws -> String {
        try String(contentsOf: documents.appending(path: name), encoding: .utf8)
      }
      try Data("1".utf8).write(to: documents.appending(path: "a"))
      try Data("2".utf8).write(to: documents.appending(path: "b"), options: .atomic)
      try "3".write(to: documents.appending(path: "c"), atomically: true, encoding: .utf8)
      try JSONEncoder().encode([4]).write(to: documents.appending(path: "d"))
      #expect(manager.createFile(atPath: documents.path + "/e", contents: Data("5".utf8)))
      let file = try FileHandle(forUpdating: documents.appending(path: "a"))
      try file.seekToEnd()
      try file.write(contentsOf: Data("6".utf8))
      try file.close()
      #expect(names(in: documents) == ["a", "b", "c", "d", "e"])
      #expect(try ["a", "b", "c", "d", "e"].map(text) == ["16", "2", "3", "[4]", "5"])
      try manager.createDirectory(
        at: documents.appending(path: "f/g"), withIntermediateDirectories: true)
      try manager.copyItem(
        at: documents.appending(path: "a"), to: documents.appending(path: "f/g/h"))
      try manager.moveItem(at: documents.appending(path: "b"), to: documents.appending(path: "f/i"))
      try manager.copyItem(at: documents.appending(path: "f"), to: documents.appending(path: "j"))
      #expect(try manager.subpathsOfDirectory(atPath: documents.path + "/j") == ["g", "g/h", "i"])
      #expect(try text("j/g/h") == "16")
      try manager.removeItem(at: documents.appending(path: "f"))
      #expect(names(in: documents) == ["a", "c", "d", "e", "j"])
      let place = try manager.replaceItemAt(
        documents.appending(path: "a"), withItemAt: documents.appending(path: "c"))
      #expect(try text("a") == "3" && place == documents.appending(path: "a"))
      #expect(names(in: documents) == ["a", "d", "e", "j"])
      #expect(throws: CocoaError.self) { try text("none") }
      #expect(throws: CocoaError.self) {
        try Data().write(to: documents.appending(path: "none/a"))
      }
    }
  }

  /// The disk's own dates would differ from run to run.
  @Test func `have files with the dates of the scene`() throws {
    try system.answering {
      system.clock = { 2 }
      let file = documents.appending(path: "a")
      try Data("1".utf8).write(to: file)
      system.clock = { 3.5 }
      try Data("22".utf8).write(to: file)
      func dates(_ url: URL) throws -> [Double] {
        let values = try manager.attributesOfItem(atPath: url.path)
        return [.creationDate, .modificationDate].map { (key: FileAttributeKey) in
          (values[key] as? Date)?.timeIntervalSince(SceneSystem.defaultStart) ?? -1
        }
      }
      let (ofFile, ofFolder) = (try dates(file), try dates(documents))
      #expect(ofFile == [2, 3.5])
      #expect(ofFolder[1] == 0)
      let values = try file.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
      #expect(values.contentModificationDate == SceneSystem.defaultStart + 3.5)
      #expect(values.fileSize == 2)
      let date = Date(timeIntervalSince1970: 77)
      try manager.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      #expect(try manager.attributesOfItem(atPath: file.path)[.modificationDate] as? Date == date)
    }
  }

  @Test func `are another scene's own, and gone with it`() throws {
    var other: SceneSystem? = SceneSystem()
    try system.answering {
      try Data().write(to: documents.appending(path: "a"))
      try other?.answering {
        #expect(names(in: documents) == [])
        try Data().write(to: documents.appending(path: "b"))
      }
      #expect(names(in: documents) == ["a"])
      other = nil
      #expect(names(in: documents) == ["a"])
    }
    SceneSystem().answering { #expect(names(in: documents) == []) }
  }
}

@MainActor @Suite struct `Files that views write` {
  private struct Notes: View {
    @State private var count = 0

    var body: some View {
      Text("\(count) " + names(in: .documentsDirectory).joined(separator: " "))
      Text("add")
        .onTapGesture {
          try? Data().write(to: .documentsDirectory.appending(path: "note \(count)"))
          count += 1
        }
        .id("add")
    }
  }

  private func stage() -> Stage {
    Stage(script: [.wait(1), .tap("add"), .wait(1), .tap("add"), .wait(1)]) { VStack { Notes() } }
  }

  @Test func `are those of the time, in stills of any order`() {
    let (one, other) = (stage(), stage())
    let last = "2 note 0 note 1"
    #expect(one.texts.first == last)
    for _ in 0..<2 {
      #expect(one.texts(at: 0.5).first == "0 ")
      #expect(other.texts(at: 1.8).first == "1 note 0")
      #expect(one.texts(at: 1.8).first == "1 note 0")
    }
    #expect(other.texts.first == last)
    #expect(one.texts.first == last)
  }
}
