import Foundation
import Testing

@testable import ScrollworkViews

/// TEMPORARY: one seed at a time, by environment.
@MainActor @Suite struct `Debug sketches` {
  @Test func `run`() {
    let e = ProcessInfo.processInfo.environment
    guard let text = e["SEEDS"] else { return }
    let parts = text.split(separator: "-").compactMap { UInt64($0) }
    let seeds = parts[0]...(parts.last ?? parts[0])
    for seed in seeds {
      let scene = RandomScene(seed: seed)
      if e["SHOW"] != nil {
        print("SEED \(seed)\n\(scene.sketch.text)\n\(scene.script.script)")
        let stage = Stage(scene.scene())
        let mirror = Stage(scene.scene(mirrored: true))
        if let t = e["AT"].flatMap({ Double($0) }) {
          for v in stage.tree(at: t).all {
            print(
              "L", v.kind, v.frame,
              v.details.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" })
          }
          for v in mirror.tree(at: t).all {
            print(
              "R", v.kind, v.frame,
              v.details.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" })
          }
        }
        continue
      }
      FileHandle.standardError.write(Data("seed \(seed) size \(scene.sketch.size)\n".utf8))
      for (name, check) in [("sound", RandomScene.isSound), ("mirror", RandomScene.isMirrored)] {
        let start = Date()
        let report = e["SHRINK"] != nil ? scene.report(check) : check(scene)
        let took = Date().timeIntervalSince(start)
        if took > 1 || report != nil {
          FileHandle.standardError.write(
            Data("## \(seed) \(name) \(String(format: "%.2f", took)) \(report ?? "")\n".utf8))
        }
      }
    }
  }
}
