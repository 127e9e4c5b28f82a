/// The `AGENTS.md` of people's repositories: what a program that writes their code calls, and what it reads.
enum AgentsPage {
  /// The text of the page.
  ///
  /// - Parameters:
  ///   - file: The path of the Swift file of the first scene, from the top of the repository.
  ///   - references: The folder of references.
  /// - Returns: The page in Markdown; its commands run in this order at the top of the repository.
  static func text(for file: String, references: String = "References") -> String {
    let folder = references == "References" ? "" : " --references \(references)"
    return """
      # Scroll animations

      `scrollwork` renders the SwiftUI and UIKit code of this repository, with a script of touches, into
      frames, films and references: on Linux, without a simulator, the same bytes every time.

      ```
      scrollwork doctor
      scrollwork check \(file)
      scrollwork inspect \(file) --at 0.5 --json
      scrollwork render \(file) --at 0.5
      scrollwork reel \(file) -o output/reel.mp4
      scrollwork verify \(file)\(folder) --record
      scrollwork verify\(folder)
      ```

      - `doctor` tells what is missing on this machine, and the command that installs it.
      - `check` lists the names that are not modelled, each with what to use instead; `scrollwork support NAME`
        tells it of one name. Do not declare stand-ins of your own for them.
      - `inspect` is the fastest look at a moment: the frames, phases and offsets of all views. `render` writes
        the picture into `output`.
      - `reel` makes the film; the ending of the file is its form: `.mp4`, `.gif`, `.svg`, `.html` and others.
      - `verify` compares each reference in `\(references)` with the code as it is, and says in words what
        changed, with the line. `--report output/verify.html` adds pictures.

      Change files in `\(references)` by `--record` alone, and only where the change is wanted; then commit
      them with the code. A script of touches is a `.scroll` file: `--script FILE` plays it, `scrollwork lint
      FILE` tells its mistakes.

      `--errors json` writes each message to standard error as an object on one line, with `kind`, `file`,
      `line`, `message`, `expected` and `suggestion`.

      | exit code | |
      |---|---|
      | 0 | done |
      | 1 | not as expected: a reference differs, an expectation is not met, a name is not modelled |
      | 64 | the arguments are invalid |
      | 65 | a file is malformed: Swift that does not compile, a script, a plan |
      | 66 | a file, a scene, a font or a program is missing |
      | 70 | an error of the tool |
      | 73 | output cannot be written |
      | 130 | interrupted |

      """
  }
}
