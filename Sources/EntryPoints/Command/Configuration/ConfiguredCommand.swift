import Foundation
import ScrollworkLoose
import ScrollworkReels
import ScrollworkStudio
import ScrollworkSystem

/// The arguments of a command with what the configuration of its folder adds.
///
/// It adds the options of scenes, defaults of verbs, and devices by their measures. Options that were typed stay
/// as they are.
struct ConfiguredCommand {
  private let configuration: Configuration?
  private let verbs: [String: VerbOptions]
  /// The names of the scenes of the tool.
  private let toolScenes: [String]

  init(_ configuration: Configuration?, _ verbs: [String: VerbOptions], toolScenes: [String]) {
    (self.configuration, self.verbs, self.toolScenes) = (configuration, verbs, toolScenes)
  }

  /// The verbs that take scenes by name.
  private static let ofScenes: Set<String> = [
    "render", "reel", "sheet", "inspect", "illustrate", "preview", "verify",
  ]
  /// The verbs that, without names, are about all scenes of the project, one after the other.
  private static let ofAll: Set<String> = ["render", "reel", "sheet"]
  /// The options with which a verb names its scenes otherwise.
  private static let otherSubjects = ["--plan", "--figures", "--frames", "--help", "-h"]

  /// The arguments of each run of the command.
  ///
  /// - Throws: A ``Failure`` for a command that needs one scene, in a project of several.
  func runs(_ arguments: [String]) throws(Failure) -> [[String]] {
    guard let verb = arguments.first, let options = verbs[verb] else { return [arguments] }
    let line = ArgumentWords(arguments.dropFirst(), options)
    guard !line.has(anyOf: Self.otherSubjects) else { return [arguments] }
    guard Self.ofScenes.contains(verb) else { return [[verb] + completed(line, verb, options)] }
    if verb == "reel", line.positionals.isEmpty, !line.has(anyOf: ["-o", "--output", "--out"]),
      configuration?.scenes.isEmpty ?? true
    {
      return [arguments]
    }
    // References are found by their names, which files may have too.
    let names = verb == "verify" ? line.positionals : line.positionals.map(file)
    let entries = names.map { configuration?.scene(named: $0) }
    if let views = separateScenes(of: verb, names, line, options) {
      return views.map { view in
        [verb, names[0], "--view", view] + completed(line.withoutPositionals, verb, options)
          + output(of: verb, [view], line, options)
      }
    }
    if verb == "verify", names.isEmpty || names.contains(where: { !isSubject($0) }) {
      // References and scenes of the project have options of their own.
      let named = line.replacingPositionals(names)
      return [[verb] + completed(named, verb, options, except: ConfigurationReader.sceneOptions)]
    }
    if entries.allSatisfy({ $0 == nil }) && !names.isEmpty {
      let named = line.replacingPositionals(names)
      return [[verb] + completed(named, verb, options) + output(of: verb, names, line, options)]
    }
    let own = try names.isEmpty ? projectScenes(of: verb) : []
    try requireFileForEach(of: names + own.map(\.name), verb, line, options)
    guard names.isEmpty else {
      return zip(names, entries).map { name, entry in
        if let entry { return run(entry, line, verb, options) }
        return [verb, name] + completed(line.withoutPositionals, verb, options)
          + output(of: verb, [name], line, options)
      }
    }
    guard !own.isEmpty else { return [[verb] + completed(line, verb, options)] }
    return own.map { run($0, line, verb, options) }
  }

  /// The arguments for a scene of the project.
  private func run(
    _ scene: Configuration.SceneEntry, _ line: ArgumentWords, _ verb: String,
    _ options: VerbOptions
  ) -> [String] {
    [verb] + words(of: scene, options, beside: line) + rest(line, scene, verb, options)
      + output(of: verb, [scene.name], line, options)
  }

  /// Throws where one file is named for several scenes, each of which would replace that of the one before.
  private func requireFileForEach(
    of scenes: [String], _ verb: String, _ line: ArgumentWords, _ options: VerbOptions
  ) throws(Failure) {
    guard scenes.count > 1, verb != "render", let output = options.option(named: "output"),
      line.has(output) || line.has(anyOf: ["--poster"])
    else { return }
    throw Failure(
      status: .usage,
      message:
        "one file is named for \(scenes.count) scenes, \(scenes.joined(separator: ", ")); name one of "
        + "them, or no file")
  }

  /// The scenes that a verb is about without names.
  private func projectScenes(of verb: String) throws(Failure) -> [Configuration.SceneEntry] {
    let scenes = configuration?.scenes ?? []
    guard scenes.count > 1, !Self.ofAll.contains(verb) else { return scenes }
    throw Failure(
      status: .usage,
      message: "\(verb) takes one scene; \(Configuration.fileName) has "
        + scenes.map(\.name).joined(separator: ", "))
  }

  /// Whether a word names files, or a scene of the tool that the project gives no options.
  private func isSubject(_ word: String) -> Bool {
    configuration?.scene(named: word) == nil
      && (toolScenes.contains(word) || LooseFiles.isPath(word))
  }

  /// The subject of a scene with its options, and the defaults of a verb that it does not replace.
  func completeWords(
    of scene: Configuration.SceneEntry, _ verb: String, _ options: VerbOptions
  ) -> [String] {
    let names = Set(ConfigurationReader.sceneOptions).subtracting(scene.options.map(\.name.text))
    let line = completed(ArgumentWords([]), verb, options, only: names)
    return words(of: scene, options) + line
  }

  /// The file of a word without its ending: `Cards` beside `Cards.swift`.
  private func file(_ word: String) -> String {
    guard configuration?.scene(named: word) == nil, !toolScenes.contains(word),
      !LooseFiles.isPath(word), InputFile.exists(word + ".swift")
    else { return word }
    return word + ".swift"
  }

  /// The views of a folder of files each of which is a scene of its own; nil for other subjects, and where one
  /// file of output or one view is asked for.
  private func separateScenes(
    of verb: String, _ names: [String], _ line: ArgumentWords, _ options: VerbOptions
  ) -> [String]? {
    guard Self.ofAll.contains(verb), names.count == 1, InputFile.isFolder(names[0]),
      !line.has(anyOf: ["--view", "--print-script"]),
      verb == "render" || options.option(named: "output").map(line.has) == false
    else { return nil }
    let entries = FolderEntries.sorted(in: names[0]).map(\.name)
    let isProject = entries.contains { name in
      name == "Package.swift"
        || [".xcodeproj", ".xcworkspace", ".swiftpm"].contains(where: name.hasSuffix)
    }
    guard !isProject, entries.contains(where: { $0.hasSuffix(".swift") }) else { return nil }
    let views = (try? LooseFiles(names))?.separateScenes ?? []
    return views.isEmpty ? nil : views
  }

  // MARK: Words

  /// The subject of a scene with its options, but those that a line has or replaces.
  func words(
    of scene: Configuration.SceneEntry, _ options: VerbOptions,
    beside line: ArgumentWords = ArgumentWords([])
  ) -> [String] {
    let subject =
      scene.isOfTool
      ? scene.subject.text : configuration?.subject(scene.subject.text) ?? scene.subject.text
    let naming =
      scene.isOfTool || options.option(named: "scene-name") == nil
      ? [] : ["--scene-name=\(scene.name)"]
    return [subject] + naming
      + scene.options.filter { option in
        let isTyped = options.option(named: option.name.text).map(line.has) ?? false
        return option.isOn && !isTyped
          && !line.has(anyOf: Self.replacing[option.name.text] ?? [])
      }.flatMap { words(of: $0, options) }
  }

  /// The options of a line that a scene's do not replace, with the defaults.
  private func rest(
    _ line: ArgumentWords, _ scene: Configuration.SceneEntry, _ verb: String,
    _ options: VerbOptions
  ) -> [String] {
    let own = scene.options.map(\.name.text)
    return completed(line.withoutPositionals, verb, options, except: own)
  }

  /// A line with the defaults of a verb before it: those of options that were not typed.
  private func completed(
    _ line: ArgumentWords, _ verb: String, _ options: VerbOptions, except own: [String] = [],
    only names: Set<String>? = nil
  ) -> [String] {
    guard let configuration else { return line.words }
    var words: [String] = []
    let sets = configuration.defaults.filter { $0.verb == nil || $0.verb == verb }
    let special = Set(sets.filter { $0.verb != nil }.flatMap { $0.options.map(\.name.text) })
    for set in sets {
      for option in set.options where option.isOn {
        guard let known = options.option(named: option.name.text), !line.has(known),
          !own.contains(option.name.text), names?.contains(option.name.text) ?? true,
          set.verb != nil || !special.contains(option.name.text),
          !line.has(anyOf: Self.replacing[option.name.text] ?? [])
        else { continue }
        words += self.words(of: option, options)
      }
    }
    let folders = names == nil ? folders(line, verb, options) : []
    return folders + words + line.items.flatMap(resolved)
  }

  /// What replaces an option, beside the option.
  private static let replacing = ["device": ["--canvas"], "canvas": ["--device"]]

  /// The folders of output and references, where none was typed.
  private func folders(_ line: ArgumentWords, _ verb: String, _ options: VerbOptions) -> [String] {
    var words: [String] = []
    if verb == "verify", let references = configuration?.references,
      !line.has(anyOf: ["--references"])
    {
      words.append("--references=\(path(references.text))")
    }
    guard let output = configuration?.output, let option = options.option(named: "output"),
      !line.has(option)
    else { return words }
    switch verb {
    case "render": words.append("--output=\(path(output.text))")
    case "verify": words.append("--output=\(path(output.text))/verify")
    default: break
    }
    return words
  }

  /// The words of an option of the file, with paths from the current folder on.
  private func words(of option: YAMLOption, _ options: VerbOptions) -> [String] {
    let flag = "--\(option.name.text)"
    guard options.option(flag) != nil else { return [] }
    guard !option.values.isEmpty else { return [flag] }
    return option.values.map { value in
      let text = Self.paths.contains(option.name.text) ? path(value.text) : value.text
      return "\(flag)=\(ConfigurationReader.resolved(text, flag, configuration?.devices ?? []))"
    }
  }

  /// The options whose values are paths.
  private static let paths: Set<String> = [
    "fonts", "images", "output", "records", "references", "script", "shaders",
  ]

  private func path(_ path: String) -> String { configuration?.path(path) ?? path }

  /// The words of an item, with a device of the project by its measures.
  private func resolved(_ item: ArgumentWords.Item) -> [String] {
    guard case .option(let spelling, let words) = item, spelling == "--device" else {
      return ArgumentWords([item]).words
    }
    let devices = configuration?.devices ?? []
    return words.map { word in
      guard word.hasPrefix("--device=") else {
        return ConfigurationReader.resolved(word, spelling, devices)
      }
      return "--device="
        + ConfigurationReader.resolved(String(word.dropFirst("--device=".count)), spelling, devices)
    }
  }
}

// Files that are made without a name.
extension ConfiguredCommand {
  /// The folder of files that are made without a name.
  private var outputFolder: String { configuration?.output.map { path($0.text) } ?? "output" }

  /// Makes the folder for the file of a verb that was given none.
  ///
  /// - Returns: The folder; nil where the verb makes its own or has a file, and where it was there.
  /// - Throws: A `StudioError`.
  func makeOutputFolder(for arguments: [String]) throws -> String? {
    guard let verb = arguments.first, ["reel", "sheet", "illustrate"].contains(verb),
      let options = verbs[verb], let output = options.option(named: "output")
    else { return nil }
    let line = ArgumentWords(arguments.dropFirst(), options)
    guard !line.has(output), !line.has(anyOf: Self.otherSubjects + ["--poster", "--print-script"])
    else { return nil }
    guard !InputFile.isFolder(outputFolder) else { return nil }
    do {
      try FileManager.default.createDirectory(
        atPath: outputFolder, withIntermediateDirectories: true)
    } catch { throw StudioError.cannotWrite(path: outputFolder, reason: SystemError.last.reason) }
    return outputFolder
  }

  /// The words for the file of a verb that was given none.
  private func output(
    of verb: String, _ scenes: [String], _ line: ArgumentWords, _ options: VerbOptions
  ) -> [String] {
    guard let output = options.option(named: "output"), !line.has(output), !scenes.isEmpty,
      !line.has(anyOf: ["--poster", "--print-script"])
    else { return [] }
    let view = options.option(named: "view").flatMap(line.value)
    let isName = view?.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    let stems = scenes.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    let name = isName ? view ?? "" : stems.joined(separator: "-")
    let file = "\(outputFolder)/\(name)"
    switch verb {
    case "reel": return ["-o", "\(file).\(ReelForm.preferred.rawValue)"]
    case "sheet": return ["-o", "\(file).png"]
    case "illustrate":
      let kind = options.option(named: "kind").flatMap(line.value)
      return (kind == nil ? ["--kind", "still"] : []) + ["-o", "\(file)-\(kind ?? "still").svg"]
    default: return []
    }
  }

  /// The command for a path or a scene without a verb: a reel beside the file, or in the folder of output.
  ///
  /// - Returns: nil if the first word is neither.
  func reel(_ arguments: [String]) -> [String]? {
    guard let word = arguments.first, !word.hasPrefix("-"), verbs[word] == nil, word != "help"
    else {
      return nil
    }
    let found = file(word)
    let isScene = configuration?.scene(named: word) != nil
    guard isScene || LooseFiles.isPath(found) && InputFile.exists(found) else { return nil }
    let rest = Array(arguments.dropFirst())
    guard !isScene, let options = verbs["reel"],
      let output = options.option(named: "output"), !ArgumentWords(rest, options).has(output)
    else { return ["reel", found] + rest }
    let stem = URL(filePath: found).deletingPathExtension().relativePath
    let file = stem.hasSuffix("/") ? String(stem.dropLast()) : stem
    let name = [".", ".."].contains(file) ? file + "/reel" : file
    return ["reel", found, "-o", "\(name).\(ReelForm.preferred.rawValue)"] + rest
  }
}
