import Testing

/// The test that is running, in Swift Testing or XCTest.
struct RunningTest: Hashable {
  /// The name of the function, without its parameters and backticks.
  let name: String
  /// What tells it from all other tests of the process.
  let identity: String
  /// Whether Swift Testing runs it.
  let isSwiftTesting: Bool
  /// Whether it runs once for each of some arguments.
  let isParameterized: Bool
}

extension RunningTest {
  /// The test that runs the code at a place.
  init(at place: CallPlace) {
    if let test = Test.current {
      name = Self.plain(test.name)
      identity = ([test.id.moduleName] + test.id.nameComponents).joined(separator: ".")
      isSwiftTesting = true
      isParameterized = Test.Case.current?.isParameterized ?? false
    } else {
      name = Self.plain(place.function)
      identity = "\(place.fileID).\(place.function)"
      isSwiftTesting = false
      isParameterized = false
    }
  }

  /// A function's name without its parameters.
  static func plain(_ name: String) -> String {
    if name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") {
      return String(name[name.index(after: name.startIndex)..<end])
    }
    return name.lastIndex(of: "(").map { String(name[..<$0]) } ?? name
  }
}
