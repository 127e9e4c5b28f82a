import ArgumentParser
import Foundation
import ScrollworkLoose

/// `prepare`: compiles stand-ins before files import them.
struct PrepareVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "prepare",
    abstract: "Compiles stand-ins for frameworks and packages ahead.",
    discussion: """
      A stand-in declares the names of a framework or a package. It is compiled the first time that \
      files import the library, and kept in the cache for this build of the program. This compiles it \
      now, with those that it imports.

        scrollwork prepare Kingfisher Charts
        scrollwork prepare --all
      """)

  @Argument(help: "Modules, such as Kingfisher or MapKit.")
  var names: [String] = []

  @Flag(help: "All stand-ins.")
  var all = false

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    guard all || !names.isEmpty else {
      throw ValidationError("name modules, such as Kingfisher, or pass --all")
    }
  }

  func run(on workbench: Workbench) async throws {
    guard let program = Bundle.main.executableURL else {
      throw LooseError.cannotLoad(reason: "the path of this program is unknown")
    }
    let known = StandIns.all
    var chosen = all ? known.list : []
    for name in names {
      guard let standIn = known.named(name) else {
        throw Failure.unknownStandIn(name, among: known.list.flatMap(\.description.modules))
      }
      chosen.append(standIn)
    }
    let preparation = try StandInPreparation(program: program)
    let console = workbench.console
    if let warning = preparation.warning { console.writeWarning(warning, .toolchain) }
    let standIns = chosen
    try await Interrupts.cancelling {
      try await preparation.prepare(standIns) { event in
        console.writeDiagnostic(event.text)
      }
    }
    try console.writeSummary("ready: " + Set(chosen.map(\.name)).sorted().joined(separator: ", "))
  }
}
