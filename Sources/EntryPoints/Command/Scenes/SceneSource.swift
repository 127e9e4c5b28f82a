import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkStage
import ScrollworkStudio
import ScrollworkScript

/// Where the scenes of a verb come from: this program, or Swift files that were compiled for it.
@MainActor protocol SceneSource {
  /// Whether the scene is one of Swift files, which is named by the files and has a device around it.
  var isOfFiles: Bool { get }
  /// The font files of the app.
  var fonts: [URL] { get }

  /// Whether Swift files of the verb are to be compiled before it can run.
  func needsFiles(_ verb: some SceneVerb) -> Bool
  /// The scenes that the verb names, each once, playing `script` if there is one.
  func scenes(of verb: some SceneVerb, playing script: ScriptText?) throws -> [Scene]
  /// The scene of a name, or that of the Swift files, playing `script` if there is one.
  func scene(_ name: String, of verb: some SceneVerb, playing script: ScriptText?) throws -> Scene
  /// The image folders of the verb's scenes.
  func images(of verb: some SceneVerb) -> [URL]
  /// The compiled shader functions of the scenes, loaded into this process.
  func shaders() async throws -> any ShaderRunning
  /// A stage for a scene.
  ///
  /// - Throws: A ``Failure`` if nothing is left to show of files without the code that does not compile.
  func stage(
    _ scene: Scene, with renderer: CairoRenderer, playing script: ScriptText?
  ) throws(Failure) -> Stage
}
