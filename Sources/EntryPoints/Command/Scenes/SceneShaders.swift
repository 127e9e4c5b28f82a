import Foundation
import ScrollworkDrawing
import ScrollworkLoose
import ScrollworkShaders

/// The shader functions of scenes that are linked into a program, compiled when a scene is played.
enum SceneShaders {
  /// The functions in Metal files and in folders of them; those of unchanged files come from the cache.
  ///
  /// Where there is no compiler, scenes are played without functions, and a use of one says so.
  static func functions(of paths: [URL]) async throws -> any ShaderRunning {
    guard !paths.isEmpty else { return NoShaders() }
    do {
      return try ShaderFunctions(await LooseShaders.libraries(of: paths.map(\.path)))
    } catch LooseError.shaders(let error) where error.isWithoutCompiler {
      return AbsentShaders(reason: error.description)
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

extension ShaderError {
  /// Whether nothing was compiled, since the compiler is not installed.
  fileprivate var isWithoutCompiler: Bool { self == .missingToolchain || self == .missingHeaders }
}
