import Foundation
import ScrollworkCompilers
import Subprocess
import SystemPackage

extension DeniedAct {
  /// The most bytes of places.
  ///
  /// - Source: chosen; 64 acts with 48 callers each.
  private static let limit = 1 << 21

  /// The acts with the places of their callers in the lines of a library.
  ///
  /// The program that reads them belongs to the toolchain; without it the acts have no places.
  static func placed(_ acts: [DeniedAct], in library: URL) async -> [DeniedAct] {
    let addresses = Array(Set(acts.flatMap(\.callers))).sorted()
    guard !addresses.isEmpty, let places = await places(of: addresses, in: library) else {
      return acts
    }
    return acts.map { act in
      var act = act
      act.place = act.callers.lazy.compactMap { places[$0] }.first
      return act
    }
  }

  private static func places(of addresses: [UInt64], in library: URL) async -> [UInt64: String]? {
    guard
      let program = ProgramFile.find(
        "llvm-symbolizer", on: ProcessInfo.processInfo.environment["PATH"] ?? "")
    else { return nil }
    let words = addresses.map { "0x" + String($0, radix: 16) }
    let arguments = ["--obj=\(library.path)", "--functions=none", "--no-inlines"] + words
    let result = try? await Subprocess.run(
      .path(FilePath(program.path)), arguments: Arguments(arguments),
      output: .string(limit: limit), error: .discarded)
    guard let result, case .exited(0) = result.terminationStatus else { return nil }
    let lines = result.standardOutput.split(separator: "\n")
    guard lines.count == addresses.count else { return nil }
    return Dictionary(
      uniqueKeysWithValues: zip(addresses, lines).compactMap { address, line in
        place(String(line)).map { (address, $0) }
      })
  }

  /// The place in a line such as `/files/Cards.swift:12:5`; nil for one in no file of the user's.
  static func place(_ line: String) -> String? {
    let parts = line.split(separator: ":")
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0 else { return nil }
    let path = parts.dropLast(2).joined(separator: ":")
    let folder = LooseChild.compilationFolder + "/"
    guard !path.contains("<"), !path.contains("??") else { return nil }
    return "\(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path):\(number)"
  }
}
