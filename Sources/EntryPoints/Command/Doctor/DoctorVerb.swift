import ArgumentParser
import Foundation
import ScrollworkLoose
import ScrollworkSystem

/// `doctor`: what the tool needs of this machine.
struct DoctorVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Tells what the tool needs of this machine, and what is missing.",
    discussion: """
      Looks at the Swift toolchain, the libraries that draw, the fonts, ffmpeg, the cache, the sandbox and \
      the free disk space. Each line begins with ok, warning or missing; what a missing thing costs, and \
      the command that mends it, are below.

        scrollwork doctor
        scrollwork doctor --json

      The exit code is 0 if nothing is missing that the demos need and 1 otherwise; a warning is no \
      missing thing.
      """)

  @Option(
    name: OptionValues.outputNames,
    help: ArgumentHelp("The output folder, for its disk.", valueName: "dir"))
  var output = "output"

  @Flag(help: "Write JSON, with versions, paths and the hashes of fonts.")
  var json = false

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func run(on workbench: Workbench) async throws {
    guard let program = Bundle.main.executableURL else {
      throw LooseError.cannotLoad(reason: "the path of this program is unknown")
    }
    async let toolchain = ToolchainProbe.look(program: program)
    async let encoder = EncoderProbe.look()
    let disks = [
      DiskProbe.look(
        "disk of the cache", UserCache.folder,
        remedy: "export XDG_CACHE_HOME=DIR, a folder on another disk"),
      DiskProbe.look(
        "disk of the output folder", URL(filePath: output),
        remedy: "--out DIR, a folder on another disk"),
    ]
    let local = CacheProbe.look().findings + SandboxProbe.look().findings
    let drawing = LibraryProbe.look().findings + FontProbe.look().findings
    let diagnosis = await Diagnosis(
      findings: toolchain.findings + drawing + encoder.findings + local + disks.flatMap(\.findings))
    if json {
      try workbench.console.write(diagnosis.json)
    } else {
      try workbench.console.writeLines(diagnosis.text)
    }
    let missing = diagnosis.missing.map(\.name)
    guard missing.isEmpty else {
      throw Failure(
        status: .mismatch,
        message: (missing.count == 1 ? "1 thing is" : "\(missing.count) things are")
          + " missing: \(missing.joined(separator: ", "))")
    }
  }
}
