import ScrollworkDrawing
import ScrollworkSystem
import ScrollworkViews

/// The uses of shaders that cannot be, as the code of a scene meets them.
final class ShaderFaults: Sendable {
  private let noted = Locked<[ShaderFault]>([])

  /// Adds a fault.
  func note(_ fault: ShaderFault) {
    noted.withLock { if !$0.contains(fault) { $0.append(fault) } }
  }

  /// The faults as problems, each once, in the order in which they are met.
  var problems: [SceneProblem] {
    noted.withLock { $0 }.map { fault in
      .unusableShader(modifier: fault.place.use, fault: fault.reason, at: fault.place.location)
    }
  }
}
