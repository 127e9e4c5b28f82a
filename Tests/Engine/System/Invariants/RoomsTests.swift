import Foundation
import TestSupport
import Testing

/// What the rooms of `Package.swift` import.
@Suite struct `Rooms` {
  private let list: RoomList

  init() throws { list = RoomList(try Repository.text("Package.swift")) }

  @Test func `are all folders of areas but two targets of other kinds`() throws {
    #expect(list.rooms.count > 25 && list.standIns.count > 100)
    let others = ["Sources/EntryPoints/Tool", "Sources/Imports/PreviewMacros"]
    let folders = try Set(
      Self.areas.flatMap { area in
        let count = area.split(separator: "/").count + 1
        return try Repository.swiftFiles(in: [area]).map {
          $0.split(separator: "/").prefix(count).joined(separator: "/")
        }
      })
    #expect(folders.symmetricDifference(list.all.map(\.folder)).sorted() == others)
  }

  private static let areas =
    ["Engine", "SwiftUI", "UIKit", "Imports", "Inputs", "Outputs", "EntryPoints"]
    .map { "Sources/\($0)" } + ["Sources/Annex/Frameworks", "Sources/Annex/Packages"]

  @Test func `name rooms that stand above them, and no stand-in`() {
    #expect(list.misplaced == [])
  }

  @Test func `import only rooms that they name`() throws {
    let own = Set(list.all.map(\.module))
    for room in list.all {
      let known = room.named.union([room.module])
      for file in try Repository.swiftFiles(in: [room.folder]) {
        let imported = RoomList.imports(in: try Repository.text(file)).intersection(own)
        #expect(imported.subtracting(known) == [], "\(file)")
      }
    }
  }

  @Test(arguments: [
    ("room(\"Engine/A\", [\"B\"]),\nroom(\"Engine/B\"),", ["A: B"]),
    ("room(\"Engine/B\"),\nroom(\n  \"Engine/A\",\n  [\n    \"B\",\n  ]),", []),
    (
      "standIn(\"Packages/C\", [\"B\"]),\nroom(\"Engine/B\"),\nroom(\"Inputs/A\", [\"C\"]),",
      ["A: C"]
    ),
    ("standIn(\"Packages/C\", [\"D\"]),\nstandIn(\"Packages/D\", []),", []),
  ])
  func `are found in a manifest`(text: String, misplaced: [String]) {
    #expect(RoomList(text).misplaced == misplaced.map { "Scrollwork" + $0 })
  }

  @Test func `are found in imports`() {
    let text = """
      public import Foundation
      import ScrollworkDrawing
      @_exported public import ScrollworkViews
      import struct ScrollworkMotion.Spring
      // import ScrollworkStage
      """
    #expect(
      RoomList.imports(in: text)
        == ["Foundation", "ScrollworkDrawing", "ScrollworkViews", "ScrollworkMotion"])
  }
}

/// The rooms and stand-ins of a manifest, in its order.
private struct RoomList {
  struct Room {
    let module: String
    /// The folder from the top of the repository.
    let folder: String
    /// The modules that it may import.
    let named: Set<String>
  }

  let rooms: [Room]
  let standIns: [Room]

  var all: [Room] { rooms + standIns }

  init(_ manifest: String) {
    rooms = Self.calls(of: "room", in: manifest).map { Self.room($0, in: "Sources/") }
    standIns = Self.calls(of: "standIn", in: manifest).map { Self.room($0, in: "Sources/Annex/") }
  }

  /// The dependencies of rooms that do not stand above them, such as `A: B`; those of a stand-in may
  /// stand anywhere.
  var misplaced: [String] {
    let own = Set(all.map(\.module))
    var (above, found): (Set<String>, [String]) = ([], [])
    for room in rooms {
      let wrong = room.named.intersection(own).subtracting(above)
      found += wrong.sorted().map { "\(room.module): \($0.dropFirst("Scrollwork".count))" }
      above.insert(room.module)
    }
    return found
  }

  /// The strings in the calls of a function, the path of a folder first.
  private static func calls(of function: String, in manifest: String) -> [[String]] {
    manifest.split(separator: "\(function)(", omittingEmptySubsequences: false).dropFirst()
      .compactMap { rest in
        var (depth, end) = (1, rest.startIndex)
        while depth > 0, end < rest.endIndex {
          if rest[end] == "(" { depth += 1 }
          if rest[end] == ")" { depth -= 1 }
          end = rest.index(after: end)
        }
        let strings = rest[..<end].matches(of: /"([^"]*)"/).map { String($0.1) }
        // The functions themselves have no path of a room.
        return strings.first.map { $0.contains("/") && !$0.hasSuffix("/") } == true ? strings : nil
      }
  }

  private static func room(_ strings: [String], in area: String) -> Room {
    let name = strings[0].split(separator: "/").last.map(String.init) ?? ""
    let named = strings.dropFirst().flatMap { [$0, "Scrollwork" + $0] }
    return Room(
      module: name == "Scrollwork" ? name : "Scrollwork" + name, folder: area + strings[0],
      // Each stand-in finds the room of the process, too.
      named: Set(named + (area.contains("Annex") ? ["ScrollworkSystem"] : [])))
  }

  /// The modules that a file imports.
  static func imports(in text: String) -> Set<String> {
    let pattern =
      /^(?:@\w+(?:\(\w*\))? +)*(?:\w+ +)?import +(?:(?:struct|class|enum|protocol|func|typealias|var|let) +)?(\w+)/
    let lines = text.split(separator: "\n").filter { $0.contains("import ") }
    return Set(lines.compactMap { try? pattern.firstMatch(in: $0) }.map { String($0.1) })
  }
}
