public import Foundation
public import ScrollworkDrawing

/// The functions of Metal files, compiled for this processor, for programs that draw scenes themselves.
public struct CompiledShaders: ShaderRunning {
  private let functions: ShaderFunctions

  /// Compiles files, and all files of folders; the libraries of unchanged files come from the folder `cache`.
  ///
  /// - Throws: An error whose description says what does not compile, and where.
  public init(_ paths: [URL], cache: URL) async throws {
    let source = try MetalSource(paths: paths.map(\.path))
    let outcomes = try await ShaderCompiler(cache: cache).libraries(of: source)
    functions = try ShaderFunctions(outcomes.compactMap { try $0.library.get() })
  }

  /// The function with a name; nil if there is none.
  public func function(named name: String) -> ShaderFunctionID? { functions.function(named: name) }

  /// The names, sorted.
  public var functionNames: [String] { functions.functionNames }

  /// Why a function cannot be used so; nil if it can.
  public func fault(of shader: AppliedShader) -> String? { functions.fault(of: shader) }

  /// Runs a function; returns whether there is the function.
  public func run(_ shader: AppliedShader, on pass: ShaderPass, pictures: [ShaderPixels]) -> Bool {
    functions.run(shader, on: pass, pictures: pictures)
  }
}
