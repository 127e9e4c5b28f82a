import ArgumentParser
import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio
import Yams

/// A reader of `scrollwork.yaml`, which tells an unknown key and a value that a verb refuses at its place.
struct ConfigurationReader {
  private let text: YAMLText
  private let verbs: [String: VerbOptions]
  /// The names of the scenes of the tool.
  private let toolScenes: [String]

  init(_ text: YAMLText, _ verbs: [String: VerbOptions], scenes: [String]) {
    (self.text, self.verbs, toolScenes) = (text, verbs, scenes)
  }

  private static let keys = ["defaults", "demos", "devices", "output", "references", "scenes"]

  /// The options of a scene.
  static let sceneOptions = [
    "canvas", "compile-limit", "dark", "device", "fonts", "fps", "images", "lenient", "limit",
    "locale", "rtl", "scale", "script", "shaders", "status-bar", "strict", "type-size", "view",
  ]

  /// The options that are of one command, and no defaults.
  private static let single: Set<String> = [
    "at", "check", "figures", "file", "frames", "from", "help", "name", "only", "plan",
    "print-script", "record", "prune", "to", "version",
  ]

  /// The configuration.
  func read(_ url: URL) throws(YAMLError) -> Configuration {
    let root = try text.root()
    var keys: [String: Node] = [:]
    if let root {
      guard let map = root.mapping else {
        throw text.error(at: root, "found no keys, expected such as \"scenes\" with a list")
      }
      for (key, node) in map {
        let name = text.value(of: key)
        guard Self.keys.contains(name.text) else { throw text.unknown(name, among: Self.keys) }
        keys[name.text] = node
      }
    }
    var devices: [Device] = []
    if let node = keys["devices"] { devices = try self.devices(node) }
    return Configuration(
      url: url, text: text, scenes: try scenes(keys["scenes"], devices),
      includesDemos: try flag(keys["demos"]), references: try folder(keys["references"]),
      output: try folder(keys["output"]), devices: devices,
      defaults: try defaults(keys["defaults"], devices))
  }

  private func flag(_ node: Node?) throws(YAMLError) -> Bool {
    guard let node else { return false }
    guard let isOn = node.bool else { throw text.error(at: node, "expected true or false") }
    return isOn
  }

  private func folder(_ node: Node?) throws(YAMLError) -> YAMLValue? {
    guard let node else { return nil }
    let value = text.value(of: node)
    guard !value.text.isEmpty else { throw text.error(at: node, "expected a folder") }
    return value
  }

  // MARK: Devices

  private func devices(_ node: Node) throws(YAMLError) -> [Device] {
    guard let map = node.mapping else {
      throw text.error(at: node, "found no keys, expected devices, such as \"kiosk: 800x1280\"")
    }
    var devices: [Device] = []
    for (key, node) in map { devices.append(try device(text.value(of: key), node)) }
    return devices
  }

  private func device(_ name: YAMLValue, _ node: Node) throws(YAMLError) -> Device {
    guard Device(named: name.text) == nil, name.text != "none" else {
      throw text.error(at: name, "found \"\(name.text)\", expected a name that no device has")
    }
    guard name.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }), !name.text.isEmpty
    else {
      throw text.error(at: name, "expected a name of letters, digits and dashes")
    }
    var insets = EdgeInsets()
    var size = node
    if let map = node.mapping {
      for key in map.keys where !["safe-area", "size"].contains(text.value(of: key).text) {
        throw text.unknown(text.value(of: key), among: ["safe-area", "size"])
      }
      guard let side = map["size"] else {
        throw text.error(at: name, "found no \"size\", expected it, such as 800x1280")
      }
      size = side
      if let area = map["safe-area"] {
        let sides = area.sequence?.compactMap(\.float) ?? []
        guard sides.count == 4, sides.allSatisfy({ (0...16384).contains($0) }) else {
          throw text.error(
            at: area, "expected the safe area in points, such as [24, 0, 20, 0], from the top on")
        }
        insets = EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
      }
    }
    let screen: CGSize
    do { screen = try OptionValues.canvas(size.scalar?.string ?? "") } catch {
      throw text.error(at: size, Failure.usage(error).message)
    }
    return Device(own: name.text, screen: screen, safeArea: insets)
  }

  // MARK: Scenes

  private func scenes(
    _ node: Node?, _ devices: [Device]
  ) throws(YAMLError) -> [Configuration.SceneEntry] {
    guard let node else { return [] }
    guard let list = node.sequence else {
      throw text.error(at: node, "found no list, expected one of scenes, each after a \"-\"")
    }
    var scenes: [Configuration.SceneEntry] = []
    for node in list {
      let scene = try scene(node, devices)
      guard !scenes.contains(where: { $0.name == scene.name }) else {
        throw text.error(
          at: scene.subject,
          "a second scene has the name \"\(scene.name)\", expected another \"name\"")
      }
      scenes.append(scene)
    }
    return scenes
  }

  private func scene(
    _ node: Node, _ devices: [Device]
  ) throws(YAMLError) -> Configuration.SceneEntry {
    guard node.scalar == nil else {
      let subject = text.value(of: node)
      guard !subject.text.isEmpty else { throw text.error(at: node, "expected a Swift file") }
      return try entry(nil, subject, isOfTool: toolScenes.contains(subject.text), [])
    }
    var (name, subject, isOfTool) = (YAMLValue?.none, YAMLValue?.none, false)
    var options: [YAMLOption] = []
    for option in try text.options(of: node) {
      switch option.name.text {
      case "name": name = option.values.first
      case "file", "scene":
        guard subject == nil else { throw text.error(at: option.name, "found a second subject") }
        (subject, isOfTool) = (option.values.first, option.name.text == "scene")
      case let word where Self.sceneOptions.contains(word):
        try check(option, ["verify", "scene"], devices)
        options.append(option)
      default:
        throw text.unknown(option.name, among: ["file", "name", "scene"] + Self.sceneOptions)
      }
    }
    guard let subject else {
      throw text.error(
        at: text.place(of: node), "found no \"file\", expected a Swift file, a project or a folder")
    }
    return try entry(name, subject, isOfTool: isOfTool, options)
  }

  private func entry(
    _ name: YAMLValue?, _ subject: YAMLValue, isOfTool: Bool, _ options: [YAMLOption]
  ) throws(YAMLError) -> Configuration.SceneEntry {
    if isOfTool, !toolScenes.contains(subject.text) {
      throw text.unknown(subject, among: toolScenes)
    }
    let view = options.first { $0.name.text == "view" }?.values.first?.text
    let stem = URL(filePath: subject.text).deletingPathExtension().lastPathComponent
    let isName = view?.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    let chosen = name?.text ?? (isOfTool ? subject.text : isName ? view : nil) ?? stem
    if let fault = SceneNames.fault(of: chosen) {
      throw text.error(at: name ?? subject, "the name \(chosen.debugDescription) \(fault)")
    }
    return .init(name: chosen, subject: subject, isOfTool: isOfTool, options: options)
  }

  // MARK: Defaults

  private func defaults(
    _ node: Node?, _ devices: [Device]
  ) throws(YAMLError) -> [Configuration.Defaults] {
    guard let node else { return [] }
    guard let map = node.mapping else {
      throw text.error(at: node, "found no keys, expected options such as \"scale: 2\"")
    }
    var (shared, own) = ([YAMLOption](), [Configuration.Defaults]())
    for (key, node) in map {
      let name = text.value(of: key)
      if let verb = verbs[name.text], node.mapping != nil {
        let options = try text.options(of: node)
        for option in options {
          let known = names(of: verb)
          guard known.contains(option.name.text) else {
            throw text.unknown(option.name, among: known)
          }
          try check(option, Self.least[name.text].map { [name.text] + $0 }, devices)
        }
        own.append(.init(verb: name.text, options: options))
        continue
      }
      let option = try text.option(key, node)
      let having = verbs.keys.sorted().filter { names(of: verbs[$0]).contains(name.text) }
      guard !having.isEmpty else {
        let known = Set(verbs.values.flatMap { names(of: $0) }).union(verbs.keys).sorted()
        throw text.error(
          at: name,
          "found \"\(name.text)\", expected a verb or one of its options"
            + (NearestWord.nearest(to: name.text, among: known).map { "; did you mean \"\($0)\"?" }
              ?? ""))
      }
      let checked = having.first { Self.least[$0] != nil }
      try check(option, checked.map { [$0] + (Self.least[$0] ?? []) }, devices)
      shared.append(option)
    }
    return [.init(verb: nil, options: shared)] + own
  }

  /// The names of a verb's options that can have a default.
  private func names(of verb: VerbOptions?) -> [String] {
    (verb?.options.map(\.name) ?? []).filter { !Self.single.contains($0) }.sorted()
  }

  /// The least arguments of verbs.
  private static let least = [
    "render": ["scene"], "reel": ["scene", "-o", "reel.svg"],
    "sheet": ["scene", "-o", "sheet.png"],
    "inspect": ["scene"], "illustrate": ["scene", "--kind", "still", "-o", "still.svg"],
    "verify": ["scene"], "preview": ["scene"], "diff": ["a", "b"],
    "check": ["a"], "lint": ["a"], "format": ["a"],
  ]

  /// Throws for an option that a verb refuses.
  private func check(
    _ option: YAMLOption, _ arguments: [String]?, _ devices: [Device]
  ) throws(YAMLError) {
    guard let arguments, option.isOn else { return }
    let flag = "--\(option.name.text)"
    let words = option.values.map {
      (Optional($0), "\(flag)=\(Self.resolved($0.text, flag, devices))")
    }
    for (value, word) in words.isEmpty ? [(nil, flag)] : words {
      do { _ = try ScrollworkCommand.parseAsRoot(arguments + [word]) } catch {
        throw text.error(at: value ?? option.name, Failure.usage(error).message)
      }
    }
  }

  /// A value with the spelling of a project's device in place of its name.
  static func resolved(_ value: String, _ flag: String, _ devices: [Device]) -> String {
    guard flag == "--device" else { return value }
    for device in devices {
      for device in [device, device.landscape] where device.name == value { return device.spelling }
    }
    return value
  }
}
