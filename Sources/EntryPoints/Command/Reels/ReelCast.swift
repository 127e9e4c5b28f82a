import Foundation
import ScrollworkEnvironment
import ScrollworkScript
import ScrollworkStage

/// The scenes of a reel on their stages, with their variants.
@MainActor struct ReelCast {
  /// The stages: those of the scenes, each followed by its variants.
  let stages: [Stage]
  /// A label for each stage.
  let labels: [String]
  /// The name of the reel.
  let name: String
  /// The script that replaces those of the scenes.
  let script: ScriptText?
  private let scripts: [ScriptText?]
  private let stage: (Scene, ScriptText?) throws -> Stage

  /// The scenes and their variants, on stages that `stage` makes.
  init(
    _ scenes: [Scene], others: [ReelVariant], script: ScriptText?,
    stage: @escaping (Scene, ScriptText?) throws -> Stage
  ) throws {
    var (parts, labels): ([(scene: Scene, script: ScriptText?)], [String]) = ([], [])
    let scripts = try others.map { try $0.script() }
    for scene in scenes {
      parts.append((scene, script))
      labels.append(scene.name)
      for (other, otherScript) in zip(others, scripts) {
        let variant = other.applied(to: scene)
        let played = otherScript.map { variant.playing($0.script) } ?? variant
        parts.append((played, otherScript ?? script))
        labels.append("\(scene.name), \(other.label)")
      }
    }
    self.init(
      parts, labels: labels, name: scenes.map(\.name).joined(separator: " and "), script: script,
      stages: try parts.map { try stage($0.scene, $0.script) }, stage: stage)
  }

  private init(
    _ parts: [(scene: Scene, script: ScriptText?)], labels: [String], name: String,
    script: ScriptText?, stages: [Stage], stage: @escaping (Scene, ScriptText?) throws -> Stage
  ) {
    (self.stages, self.labels, self.name, self.script) = (stages, labels, name, script)
    (scripts, self.stage) = (parts.map(\.script), stage)
  }

  /// The cast at a number of pixels per point.
  func scaled(_ scale: CGFloat) throws -> ReelCast {
    stages[0].scene.scale == scale ? self : try changed { $0.scale = scale }
  }

  /// The cast in the dark color scheme.
  var dark: ReelCast {
    get throws { try changed { $0.colorScheme = .dark } }
  }

  private func changed(_ change: (inout Scene) -> Void) throws -> ReelCast {
    let parts = zip(stages, scripts).map { stage, script in
      var scene = stage.scene
      change(&scene)
      return (scene: scene, script: script)
    }
    return ReelCast(
      parts, labels: labels, name: name, script: script,
      stages: try parts.map { try stage($0.scene, $0.script) }, stage: stage)
  }
}
