import ArgumentParser
import Foundation
import ScrollworkRegression
import ScrollworkStudio

/// `merge`: the shards of reels as whole reels.
struct MergeVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins the shards of reels.",
    discussion: """
      Each DIR is an output folder of "scrollwork render --shard". Frames, trace, tracks and manifest \
      are what one run writes, byte for byte. Every file is compared with the hash in its manifest; \
      if stills are missing, the message names the shards to render again.

        scrollwork render feed --shard 1/2 --out shards/1
        scrollwork render feed --shard 2/2 --out shards/2
        scrollwork merge shards/1 shards/2 --out output
      """)

  @Argument(help: ArgumentHelp("Output folders of shards.", valueName: "dir"))
  var folders: [String]

  @Option(
    name: OptionValues.outputNames,
    help: ArgumentHelp("The output folder.", valueName: "dir"))
  var output = "output"

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func run(on workbench: Workbench) async throws {
    let reels = reels
    guard !reels.isEmpty else { throw MergeError.nothing(folders: folders) }
    for (name, folders) in reels.sorted(by: { $0.key < $1.key }) {
      let target = URL(filePath: output).appending(path: name)
      let merger = try ReelMerger(folders, into: target)
      let line = ProgressLine(name, on: workbench.console)
      let summary: MergeSummary
      do {
        // Read before anything is written.
        let tracks = try RecordingFile(merging: folders)
        summary = try merger.merge { line.show($0) }
        try tracks.write(into: target)
      } catch {
        line.clear()
        throw error
      }
      line.clear()
      try workbench.console.writeSummary(
        "\(summary.scene): \(Stills.counted(summary.count)) in "
          + "\(summary.folder.relativePath)/frames, merged")
    }
  }

  /// The folders of reels by their path in an output folder: a scene, or its SVG reel.
  private var reels: [String: [URL]] {
    var reels: [String: [URL]] = [:]
    for folder in folders {
      let root = URL(filePath: folder)
      for scene in Self.subfolders(root) {
        for name in [scene, scene + "/svg"] {
          let reel = root.appending(path: name)
          let isReel = ["manifest.json", ".journal", "frames"].contains {
            FileManager.default.fileExists(atPath: reel.appending(path: $0).path)
          }
          if isReel { reels[name, default: []].append(reel) }
        }
      }
    }
    return reels
  }

  private static func subfolders(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
