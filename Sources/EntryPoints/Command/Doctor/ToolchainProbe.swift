import Foundation
import ScrollworkCompilers
import ScrollworkLoose

/// The Swift compiler that compiles files, and the modules that it compiles files against.
struct ToolchainProbe: Hashable, Sendable {
  /// The compiler; nil if there is none.
  var compiler: String?
  /// Its version; nil if it does not tell one.
  var version: String?
  /// The folder of the modules beside the program; nil if there are none.
  var modules: String?
  /// The version that built the modules; nil if it is not known.
  var needed: String?

  /// The toolchain of this machine.
  static func look(
    program: URL, path: String = ProgramFile.toolchainPath()
  ) async -> ToolchainProbe {
    let compiler = ProgramFile.find("swiftc", on: path)
    let modules = ProgramModules.beside(program)
    var probe = ToolchainProbe(
      compiler: compiler?.path, modules: modules?.folder.path, needed: modules?.compilerVersion)
    if let compiler {
      probe.version = await BoundedRun.output(of: compiler, ["--version"])
        .flatMap(ProgramModules.version)
    }
    return probe
  }

  /// What was found of it.
  var findings: [Diagnosis.Finding] { [compilerFinding, modulesFinding] }

  private static let cost =
    "Swift files and projects are not compiled; scenes of the tool are rendered"

  private var remedy: String {
    "install the toolchain of Swift \(needed ?? "6.2 or later") from "
      + "https://www.swift.org/install/linux/, and put its usr/bin first on the PATH or name its folder "
      + "by SCROLLWORK_TOOLCHAIN"
  }

  private var compilerFinding: Diagnosis.Finding {
    var facts: [String: String] = [:]
    facts["path"] = compiler
    facts["version"] = version
    facts["needed"] = needed
    func finding(_ state: Diagnosis.State, _ detail: String) -> Diagnosis.Finding {
      Diagnosis.Finding(
        subject: .toolchain, name: "swiftc", state: state, detail: detail,
        cost: state == .ok ? nil : Self.cost, remedy: state == .ok ? nil : remedy, facts: facts)
    }
    guard let compiler else { return finding(.missing, "not \(ProgramFile.toolchainPlaces)") }
    guard let version else {
      return finding(
        .missing, "\(compiler) tells no version within \(Int(BoundedRun.seconds)) s")
    }
    guard let needed, needed != version else {
      return finding(.ok, "Swift \(version), \(compiler)")
    }
    return finding(
      .missing, "Swift \(version), \(compiler); this program was built by Swift \(needed)")
  }

  private var modulesFinding: Diagnosis.Finding {
    guard let modules else {
      return Diagnosis.Finding(
        subject: .toolchain, name: "modules", state: .missing,
        detail: "not beside this program, nor in ../lib/scrollwork", cost: Self.cost,
        remedy: "build this program again, or install it with script/install")
    }
    return Diagnosis.Finding(
      subject: .toolchain, name: "modules", state: .ok, detail: modules,
      facts: ["path": modules])
  }
}
