import ArgumentParser
import ScrollworkLoose

/// `support`: what is modelled of a name.
struct SupportVerb: Verb {
  static let configuration = CommandConfiguration(
    commandName: "support",
    abstract: "Tells what is modelled of a name.",
    discussion: """
      For a type, a modifier or another member: whether it is exact or approximated, and the test \
      that proves it; for a name that does not exist, what to use instead.

        scrollwork support ScrollView
        scrollwork support scrollTransition KFImage
        scrollwork support UITableView --json

      The exit code is 0 if all names are modelled and 1 otherwise.
      """)

  @Argument(help: "Names, such as UITableView, View.padding or scrollTargetBehavior(_:).")
  var names: [String]

  @Flag(help: "Write JSON.")
  var json = false

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func run(on workbench: Workbench) throws {
    let known = try SupportedNames.load()
    let answers = names.map { SupportAnswer($0, names: known, standIns: .all) }
    if json {
      try workbench.console.write(SupportAnswer.json(answers))
    } else {
      for line in answers.flatMap(\.lines) { try workbench.console.writeLine(line) }
    }
    let absent = answers.filter { !$0.isModelled }.map(\.word)
    guard absent.isEmpty else {
      throw Failure(
        status: .mismatch, message: "not modelled: \(absent.joined(separator: ", "))")
    }
  }
}
