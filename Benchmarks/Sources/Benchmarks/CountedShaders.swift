import Scrollwork
import ScrollworkDrawing
import Synchronization

/// Functions that count their runs.
final class CountedShaders: ShaderRunning {
  private let shaders: any ShaderRunning
  private let runs = Mutex(0)

  /// Counts the runs of functions.
  init(_ shaders: any ShaderRunning) { self.shaders = shaders }

  /// The runs since this was last asked.
  func takeCount() -> Int {
    runs.withLock { runs in
      defer { runs = 0 }
      return runs
    }
  }

  /// The function with a name; nil if there is none.
  func function(named name: String) -> ShaderFunctionID? { shaders.function(named: name) }

  /// The names, sorted.
  var functionNames: [String] { shaders.functionNames }

  /// Why a function cannot be used so; nil if it can.
  func fault(of shader: AppliedShader) -> String? { shaders.fault(of: shader) }

  /// Runs a function, and counts the run.
  func run(_ shader: AppliedShader, on pass: ShaderPass, pictures: [ShaderPixels]) -> Bool {
    runs.withLock { $0 += 1 }
    return shaders.run(shader, on: pass, pictures: pictures)
  }
}
