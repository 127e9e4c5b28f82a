import Testing

/// The invariants of `docs/ARCHITECTURE.md` that the text of the code shows.
@Suite("The code") struct CodeRuleTests {
  @Test(arguments: CodeRule.all) func `keeps a rule`(rule: CodeRule) throws { try rule.check() }

  @Test(arguments: CodeRule.all) func `breaks a rule where it says so`(rule: CodeRule) throws {
    try rule.checkExamples()
  }
}

extension CodeRule {
  static let all = [files, inputs, output, environment, hashes, casts, cModules, resources]

  /// Who reads and writes files.
  private static let files = CodeRule(
    testDescription: "files are read by few",
    folders: ["Sources/Engine", "Sources/SwiftUI", "Sources/UIKit", "Sources/Imports"],
    pattern: #"""
      \b(?:FileManager|FileHandle|(?:In|Out)putStream|contentsOfFile|fopen|opendir|mkstemp|readlink|\#
      O_RDONLY|O_WRONLY|O_RDWR|InputFile|InputLines|FolderEntries|UserCache)\b\#
      |\b(?:Data|String|Array|Dictionary|Bundle)\(contentsOf\b|\bstat\(|[dD]ata\)?\.write\(to:\#
      |\batomically:
      """#,
    allowed: [
      "Sources/Engine/System/": "the functions for files",
      "Sources/Engine/Cairo/Images/ImageSource.swift": "the pictures of an app",
      "Sources/Engine/Cairo/Images/ImageStore.swift": "the pictures of an app",
      "Sources/Engine/Cairo/Text/FontDigests.swift": "hashes of fonts, kept in the user's cache",
      "Sources/Engine/Cairo/Text/FontFile.swift": "the fonts of a scene",
      "Sources/Engine/Cairo/Text/FontFiles.swift": "the fonts of a scene",
      "Sources/Engine/Cairo/Text/FontSet.swift": "the fonts of a scene",
      "Sources/Engine/Drawing/Images/UIImage.swift": "UIImage(contentsOfFile:)",
      "Sources/Imports/Foundation/Files/": "the folders of an app",
      "Sources/Imports/Foundation/Networking/URLSession.swift": "file URLs",
      "Sources/Imports/Foundation/System/DeviceState.swift":
        "names of FileManager that Linux lacks",
      "Sources/Imports/PreviewMacros/Plugin.swift": "messages of the compiler, in and out",
      "Sources/SwiftUI/Views/Views/AsyncImage.swift": "file URLs",
      "Sources/UIKit/UIScrolling/Views/CodeWarnings.swift": "a warning on standard error",
    ],
    breaking: [
      "let data = try Data(contentsOf: url)", "FileManager.default.contents(atPath: path)",
      "try data.write(to: url)", "guard stat(path, &info) == 0 else { return }",
      "let text = try InputFile.contents(of: path)", "try text.write(to: url, atomically: true)",
    ],
    harmless: ["list.append(contentsOf: others)", "color.write(to: pixels)", "let status = 1"])

  /// Who reads files of others without a look at what they are.
  private static let inputs = CodeRule(
    testDescription: "files of others are read by InputFile, which has bounds",
    folders: [
      "Sources/Engine", "Sources/SwiftUI", "Sources/Imports", "Sources/Inputs", "Sources/Outputs",
      "Sources/EntryPoints",
    ],
    pattern: #"""
      \b(?:Data|String)\(contentsOf(?:File)?:|\bcontents\(atPath:|FileHandle\(forReading(?:From|AtPath)\b
      """#,
    allowed: [
      "Sources/Engine/System/": "the functions for files",
      "Sources/EntryPoints/Command/Process/Watchdog.swift": "the memory of this process",
      "Sources/EntryPoints/Command/Support/SupportedNames.swift": "a file of the tool",
      "Sources/Inputs/Loose/Cache/CompiledLibrary.swift": "files that the tool has written",
      "Sources/Inputs/Loose/Compiler/ProcessTime.swift": "the time of processes",
      "Sources/Inputs/Loose/Compiler/ProgramModules.swift": "files of the tool",
      "Sources/Inputs/Loose/Names/": "files that the compiler has written",
      "Sources/Inputs/Loose/Packages/": "files that the package manager has written",
      "Sources/Inputs/Loose/StandIns/StandIns.swift": "files of the tool",
      "Sources/Inputs/Shaders/Compiler/": "files of the tool, and those of the processor",
      "Sources/Outputs/Studio/Files/FolderLock.swift": "the locks of processes",
      "Sources/Outputs/Studio/Reel/TraceFile.swift": "a file that the tool has written",
    ],
    breaking: [
      "let data = try Data(contentsOf: url)", "FileManager.default.contents(atPath: path)",
      "let text = try String(contentsOfFile: path, encoding: .utf8)",
      "let file = FileHandle(forReadingFrom: url)",
    ],
    harmless: ["list.append(contentsOf: others)", "let data = try InputFile.contents(of: path)"])

  /// Who writes to standard output and standard error.
  private static let output = CodeRule(
    testDescription: "nothing prints below the entry points",
    folders: ["Sources"],
    pattern: #"""
      (?:^|[^\w.])(?:print|debugPrint|dump|NSLog|printf|fprintf|vprintf|fputs|puts|putchar|perror)\(\#
      |\bSwift\.(?:print|debugPrint|dump)\(|FileHandle\.standard(?:Output|Error)\b\#
      |\bSTD(?:OUT|ERR)_FILENO\b|\b(?:stdout|stderr)\b
      """#,
    allowed: [
      "Sources/EntryPoints/": "the command, and the assertions of tests",
      "Sources/Annex/Packages/RxSwift/Operators/Elements.swift": "the operator debug(_:)",
      "Sources/Engine/Publishers/Operators/Mapping.swift": "the operator print(_:to:)",
      "Sources/Imports/PreviewMacros/Plugin.swift": "messages of the compiler, in and out",
      "Sources/UIKit/UIScrolling/Views/CodeWarnings.swift":
        "a warning about code that would end an app",
    ],
    breaking: [
      "print(value)", "{ dump(node) }", "Swift.print(text)", "fputs(text, stderr)",
      "FileHandle.standardError.write(data)", "write(STDERR_FILENO, bytes, count)",
    ],
    harmless: ["fingerprint(data)", "publisher.print(\"a\")", "result.standardOutput"])

  /// Who asks for the time, for chance and for the machine.
  private static let environment = CodeRule(
    testDescription: "the engine asks for no clock, random number or locale",
    folders: ["Sources/Engine", "Sources/SwiftUI/Views/Passes", "Sources/SwiftUI/Views/Tree"],
    pattern: #"""
      \bDate\(\)|\bDate\.now\b|\b(?:Continuous|Suspending)Clock\b|\bDispatchTime\b|\bUUID\(\)\#
      |\b(?:clock_gettime|gettimeofday|getenv)\b|\bCACurrentMediaTime\b|\bProcessInfo\b\#
      |\.random\(|\.randomElement\(|\.shuffled\(|\bSystemRandomNumberGenerator\b\#
      |\b(?:Locale|TimeZone|Calendar)\.(?:current|autoupdatingCurrent)\b
      """#,
    allowed: [
      "Sources/Engine/System/ProcessVariable.swift": "the environment of the tool",
      "Sources/Engine/System/ThreadTime.swift": "the bounds of threads, which no still depends on",
    ],
    breaking: [
      "let now = Date()", "CGFloat.random(in: 0...1)", "let id = UUID()", "Locale.current.region",
      "let start = ContinuousClock.now",
    ],
    harmless: ["Date(timeIntervalSince1970: 0)", "locale: Locale = .init(identifier: \"en\")"])

  /// Who uses hash values, which differ from process to process.
  private static let hashes = CodeRule(
    testDescription: "no path to output goes through a hash value",
    folders: [
      "Sources/Engine", "Sources/SwiftUI", "Sources/UIKit", "Sources/Imports", "Sources/Inputs",
      "Sources/Outputs", "Sources/EntryPoints",
    ],
    pattern: #"\bHasher\(\)|\.hashValue\b"#,
    allowed: [
      "Sources/Engine/Drawing/Images/UIImage.swift": "the hash of an NSObject",
      "Sources/SwiftUI/Views/Tree/ViewPath.swift": "finds paths again",
    ],
    breaking: ["var hasher = Hasher()", "names.sorted { $0.hashValue < $1.hashValue }"],
    harmless: ["var hasher = ContentHasher()", "func hash(into hasher: inout Hasher) {}"])

  /// Who asks a node for its kind.
  private static let casts = CodeRule(
    testDescription: "passes ask nodes, and do not cast to a kind of node",
    folders: ["Sources/Engine/Stage", "Sources/SwiftUI/Views/Passes"],
    pattern: #"\b(?:as[?!]|is) +(?:any +)?\w+Node\b|\bunsafeDowncast\("#,
    breaking: [
      "guard let text = node as? LeafNode else { return }", "case is ScrollNode: break",
      "let view = unsafeDowncast(node, to: UIKitNode.self)",
    ],
    harmless: ["let node: ScrollNode", "if let value = values[key] as? Bool {}"])

  /// Who finds resources by the accessor of the package manager.
  private static let resources = CodeRule(
    testDescription: "resources are found beside the program, without the path of its build",
    folders: ["Sources", "Scenes"],
    pattern: #"\bBundle\.module\b"#,
    breaking: ["Bundle.module.url(forResource: name, withExtension: nil)"],
    harmless: ["Bundle.main.bundleURL", "ProgramResources.folder(of: \"Scenes\")"])

  /// Who hands out types of C.
  private static let cModules = CodeRule(
    testDescription: "no type of C in a public signature",
    folders: ["Sources"],
    pattern: #"^ *(?:@\w+ +)*(?:public|package|@_exported) +(?:\w+ +)*import +(?:\w+ +)?C[A-Z]\w*"#,
    breaking: [
      "public import CCairo", "package import CPixels", "@preconcurrency public import CZlib",
      "@_exported import CPictures",
    ],
    harmless: ["import CCairo", "public import CoreGraphics", "public import Combine"])
}
