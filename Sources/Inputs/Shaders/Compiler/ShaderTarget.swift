import Foundation

/// The instructions that functions are compiled to.
///
/// Bytes of pictures are the same for each.
package enum ShaderTarget: String, Hashable, Sendable, CaseIterable {
  /// Those of x86-64 since 2013, level 3, where the machine has them.
  case avx2
  /// Those of x86-64 since 2008, level 2.
  case sse42
  /// Those of the processor's architecture, where it is another one.
  case baseline

  /// The fastest target of this machine.
  package static let current: ShaderTarget = {
    #if arch(x86_64)
      hasAVX2 ? .avx2 : .sse42
    #else
      .baseline
    #endif
  }()

  /// The targets that this machine runs.
  package static var supported: [ShaderTarget] {
    switch current {
    case .avx2: [.avx2, .sse42]
    case let only: [only]
    }
  }

  /// The features of level 3 that level 2 has not, as the system names them.
  ///
  /// - Source: documented, the x86-64 psABI, section 3.1.1.
  private static let features = [
    "avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave",
  ]

  /// Whether all processors of this machine have level 3, as the system says.
  private static var hasAVX2: Bool {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let flags = text.split(separator: "\n").filter { $0.hasPrefix("flags") }
    return !flags.isEmpty
      && flags.allSatisfy { flags in
        Set(features.map { Substring($0) }).isSubset(of: flags.split(separator: " "))
      }
  }

  /// The options of the compiler.
  var options: [String] {
    switch self {
    case .avx2: ["-march=x86-64-v3"]
    case .sse42: ["-march=x86-64-v2"]
    case .baseline: []
    }
  }
}
