/// Overrides in extensions of UIKit's classes, which only Objective-C knows: the method of the
/// extension stands in the place of the class's own.
enum ExtensionOverrides {
  /// What is replaced: `override` by a dynamic replacement of the method, under another name.
  static func edits(of source: SourceText) -> [PlatformText.Edit] {
    let tokens = source.tokens
    var edits: [PlatformText.Edit] = []
    for index in tokens.indices where tokens[index].text == "extension" {
      guard index + 1 < tokens.count, let known = methods[tokens[index + 1].text],
        let start = tokens[index...].firstIndex(where: { $0.text == "{" })
      else { continue }
      for place in members(of: start, in: tokens) where tokens[place].text == "override" {
        edits += edit(ofOverride: place, in: tokens, known: known)
      }
    }
    return edits
  }

  /// The methods of classes that can be replaced, by their bare names.
  private static let methods: [String: [String: String]] = [
    "UINavigationController": [
      "viewDidLoad": "viewDidLoad()", "viewWillAppear": "viewWillAppear(_:)",
      "viewDidAppear": "viewDidAppear(_:)", "viewWillLayoutSubviews": "viewWillLayoutSubviews()",
      "viewDidLayoutSubviews": "viewDidLayoutSubviews()",
    ],
    "UITabBarController": [
      "viewDidLoad": "viewDidLoad()", "viewDidLayoutSubviews": "viewDidLayoutSubviews()",
    ],
  ]

  private static func edit(
    ofOverride place: Int, in tokens: [SourceToken], known: [String: String]
  ) -> [PlatformText.Edit] {
    guard let function = tokens[place...].prefix(6).firstIndex(where: { $0.text == "func" }),
      function + 1 < tokens.count, let full = known[tokens[function + 1].text]
    else { return [] }
    let name = tokens[function + 1]
    return [
      PlatformText.Edit(range: tokens[place].range, text: "@_dynamicReplacement(for: \(full))"),
      PlatformText.Edit(range: name.range, text: name.text + "_extension"),
    ]
  }

  /// The tokens of a type's own level, from its opening brace on.
  private static func members(of start: Int, in tokens: [SourceToken]) -> [Int] {
    var (depth, found) = (0, [Int]())
    for index in start..<tokens.count {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      if depth == 0 { break }
      if depth == 1 { found.append(index) }
    }
    return found
  }
}
