import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkLoose
import ScrollworkProjects
import ScrollworkShaders
import ScrollworkStage
import ScrollworkStudio
import ScrollworkEnvironment
import ScrollworkScript

/// The scene of compiled Swift files, in a child process.
struct FileScenes: SceneSource {
  let library: LooseLibrary
  /// The resources of the files' app.
  let resources: AppResources
  /// The libraries of their shader functions.
  let libraries: [URL]

  var isOfFiles: Bool { true }
  var fonts: [URL] { resources.fonts }

  func needsFiles(_ verb: some SceneVerb) -> Bool { false }

  func scenes(of verb: some SceneVerb, playing script: ScriptText?) throws -> [Scene] {
    [try scene("", of: verb, playing: script)]
  }

  /// The scene on the device that files are shown on without other options; a canvas of another size
  /// is bare.
  func scene(
    _ name: String, of verb: some SceneVerb, playing script: ScriptText?
  ) throws -> Scene {
    var scene = library.scene
    if let name = verb.loose.sceneName { scene.name = name }
    scene.colors = AssetColors.read(images(of: verb))
    scene.strings = resources.localizedStrings
    if verb.appearance.canvas == nil, script?.script.setup.canvas == nil {
      scene.show(on: .phone)
    }
    return script.map { scene.playing($0.script) } ?? scene
  }

  func images(of verb: some SceneVerb) -> [URL] { verb.loose.imageFolders + resources.imageFolders }

  func shaders() async throws -> any ShaderRunning {
    libraries.isEmpty ? NoShaders() : try ShaderFunctions(libraries)
  }

  /// The time by which an app shows something, in seconds.
  ///
  /// - Source: chosen; launch screens of the public projects tried end before.
  private static let beginning = 3.0

  /// Files without a script play the default tour.
  func stage(
    _ scene: Scene, with renderer: CairoRenderer, playing script: ScriptText?
  ) throws(Failure) -> Stage {
    let stage = { Stage($0, text: renderer, images: renderer) }
    if !library.omitted.isEmpty {
      var app = scene
      // What the system draws is not of the app.
      app.showsStatusBar = false
      let bare = stage(app)
      // After a moment, since many apps begin with a screen of one color.
      let isBlank = [0, Self.beginning].allSatisfy { bare.still(at: $0).displayList.isBlank }
      if isBlank { throw .nothingLeft(of: scene.name, without: library.omitted) }
    }
    guard !library.hasScript, script == nil else { return stage(scene) }
    return stage(DefaultTour.added(to: scene, stage: stage))
  }
}
