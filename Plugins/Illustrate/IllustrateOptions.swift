import PackagePlugin

/// The arguments of the command.
struct IllustrateOptions {
  /// The targets to draw for; empty for all with a figure file.
  let targets: [String]
  /// The executable product that draws.
  let tool: String
  /// The names of the figures to draw; empty for all.
  let only: [String]
  /// Whether help is asked for.
  let isHelp: Bool
  /// The arguments that the tool gets.
  let passed: [String]

  /// The options of arguments.
  ///
  /// - Throws: An ``IllustrateProblem`` for an unknown argument.
  init(_ arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    isHelp = arguments.extractFlag(named: "help") > 0
    targets = arguments.extractOption(named: "target")
    tool = arguments.extractOption(named: "tool").last ?? "scrollwork"
    only = arguments.extractOption(named: "only")
    let snippets = arguments.extractOption(named: "snippets").last
    let isCheck = arguments.extractFlag(named: "check") > 0
    if let unknown = arguments.remainingArguments.first {
      throw IllustrateProblem.unknownArgument(unknown)
    }
    passed =
      only.flatMap { ["--only", $0] } + (isCheck ? ["--check"] : [])
      + (snippets.map { ["--snippets", $0] } ?? [])
  }

  /// The text of `--help`.
  static let help = """
    OVERVIEW: Draws the figures of documentation catalogs.

    The figures of a target are listed in the file figures.yaml of its documentation catalog. Those
    that are up to date are not drawn again.

      swift package --allow-writing-to-package-directory illustrate
      swift package illustrate --check

    USAGE: swift package illustrate [--target <target> ...] [--tool <product>] [--only <name> ...]
                                    [--check] [--snippets <form>]

    OPTIONS:
      --target <target>    The target; all with a figure file by default.
      --tool <product>     The executable product that draws: a tool with scenes of its own
                           (default: scrollwork).
      --only <name>        Draw only the figure of this name.
      --check              Draw nothing; fail if a file is not up to date.
      --snippets <form>    Print what shows each figure in a page, "docc" or "markdown".
      --help               Show help information.
    """
}
