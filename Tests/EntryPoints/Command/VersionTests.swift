import Foundation
import TestSupport
import Testing

/// The versions of the tool that pages, recipes and scripts name, such as `scrollwork_1.2.3_amd64.deb`.
@Suite @MainActor struct `The version in pages` {
  /// The files and folders that people copy names from; the list of changes has older versions, too.
  private static let places = [
    "README.md", "CONTRIBUTING.md", "SECURITY.md", "Dockerfile", "docs", "Examples", "action",
    "script",
  ]
  private static let endings: Set = ["", "md", "sh", "yml", "yaml"]
  private static let pattern = Result {
    try NSRegularExpression(
      pattern: #"(?:scrollwork[-_:]v?|scrollwork/action@v| @v)(\d+\.\d+\.\d+)"#)
  }

  /// The places in a text with another version than the tool's.
  private static func complaints(
    about text: String, in file: String, version: String
  ) throws -> [String] {
    let words = text as NSString
    return try pattern.get().matches(in: text, range: NSRange(location: 0, length: words.length))
      .filter { words.substring(with: $0.range(at: 1)) != version }
      .map { match in
        let line = words.substring(to: match.range.location).count { $0 == "\n" } + 1
        let name = words.substring(with: match.range)
        return "\(file):\(line): \(name), but the version of the tool is \(version)"
      }
  }

  private static func files(in place: String) throws -> [String] {
    let url = Repository.url(place)
    guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
      return [place]
    }
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
    return (names ?? []).map { "\(place)/\($0)" }.filter {
      endings.contains(URL(filePath: $0).pathExtension) && !$0.contains("/.build/")
    }
  }

  @Test func `is that of the tool`() async throws {
    let version = await run("--version").out.trimmingCharacters(in: .newlines)
    var naming: Set<String> = []
    for file in try Self.places.flatMap(Self.files) {
      guard let text = try? Repository.text(file) else { continue }
      let complaints = try Self.complaints(about: text, in: file, version: version)
      #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
      if try !Self.complaints(about: text, in: file, version: "").isEmpty { naming.insert(file) }
    }
    #expect(naming.isSuperset(of: ["README.md", "Dockerfile", "docs/install.md"]), "\(naming)")
  }

  @Test(
    arguments: [
      "apt install ./scrollwork_1.0.0_amd64.deb", "`scrollwork-1.0.0-x86_64-linux.tar.xz`",
      "podman run scrollwork:1.0.0", "- uses: OWNER/scrollwork/action@v1.0.0", "such as @v1.0.0",
    ])
  func `is found where it is another`(line: String) throws {
    let complaints = try Self.complaints(about: "first\n\(line)\n", in: "page.md", version: "1.0.1")
    #expect(complaints.count == 1)
    #expect(complaints.first?.hasPrefix("page.md:2: ") == true)
    #expect(complaints.first?.hasSuffix("1.0.0, but the version of the tool is 1.0.1") == true)
  }
}
