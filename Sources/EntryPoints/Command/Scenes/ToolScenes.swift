import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkLoose
import ScrollworkStage
import ScrollworkStudio
import ScrollworkScript

/// The scenes that are linked into the program.
struct ToolScenes: SceneSource {
  let scenes: [Scene]
  let images: [URL]
  /// The Metal files of the scenes, and the folders of them.
  let shaders: [URL]

  var isOfFiles: Bool { false }
  var fonts: [URL] { [] }

  /// Whether a word is a path; a scene name takes precedence over a folder.
  func isPath(_ word: String) -> Bool {
    LooseFiles.isPath(word) && !scenes.contains { $0.name == word }
  }

  func needsFiles(_ verb: some SceneVerb) -> Bool { verb.scenes.contains(where: isPath) }

  func scenes(of verb: some SceneVerb, playing script: ScriptText?) throws -> [Scene] {
    guard verb.loose.isEmpty else { throw Failure.onlyForFiles }
    var seen: Set<String> = []
    return try verb.scenes.filter { seen.insert($0).inserted }.map {
      try scene($0, of: verb, playing: script)
    }
  }

  func scene(
    _ name: String, of verb: some SceneVerb, playing script: ScriptText?
  ) throws -> Scene {
    guard let scene = scenes.first(where: { $0.name == name }) else {
      throw Failure.unknownScene(name, among: scenes.map(\.name))
    }
    return script.map { scene.playing($0.script) } ?? scene
  }

  func images(of verb: some SceneVerb) -> [URL] { images }

  func shaders() async throws -> any ShaderRunning { try await SceneShaders.functions(of: shaders) }

  func stage(
    _ scene: Scene, with renderer: CairoRenderer, playing script: ScriptText?
  ) throws(Failure) -> Stage {
    Stage(scene, text: renderer, images: renderer)
  }
}
