import Foundation
import ScrollworkDrawing
import ScrollworkLoose
import ScrollworkShaders

/// The shader functions of scenes that are linked into a program, compiled when a scene is played.
enum SceneShaders {
  /// The functions in Metal files and in folders of them; those of unchanged files come from the cache.
  ///
  /// Where they cannot be compiled, as without a compiler or a folder that can be written, scenes are played
  /// without functions, and a use of one says why.
  static func functions(of paths: [URL]) async throws(CancellationError) -> any ShaderRunning {
    guard !paths.isEmpty else { return NoShaders() }
    do {
      return try ShaderFunctions(await LooseShaders.libraries(of: paths.map(\.path)))
    } catch let error as CancellationError {
      throw error
    } catch {
      return AbsentShaders(reason: "\(error)")
    }
  }
}

/// Functions that are not there for a reason.
private struct AbsentShaders: ShaderRunning {
  let reason: String
  let functionNames: [String] = []

  func function(named name: String) -> ShaderFunctionID? { nil }
  func fault(of shader: AppliedShader) -> String? { reason }
  func run(_ shader: AppliedShader, on pass: ShaderPass, pictures: [ShaderPixels]) -> Bool {
    false
  }
}
