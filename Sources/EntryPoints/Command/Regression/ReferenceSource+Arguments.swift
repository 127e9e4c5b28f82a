import Foundation
import ScrollworkRegression
import ScrollworkStage

/// The options of `verify` that a reference keeps: those that make the reel, not those that judge it.
enum KeptOptions {
  /// The names of the options with a value.
  static let valued = ["canvas", "device", "fps", "locale", "scale", "type-size"]
  /// The names of the flags.
  static let flags = ["dark", "lenient", "rtl", "status-bar"]
}

extension VerifyVerb {
  /// What a reference is recorded from by this command.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene in the tool; nil for the Swift files of the command.
  ///   - paths: The paths as references keep them.
  /// - Returns: The scene or the files, with the options that make the reel.
  func source(of scene: String?, _ paths: ReferencePaths) -> ReferenceSource {
    var source = ReferenceSource(
      scene: scene, files: scene == nil ? scenes.map(paths.stored) : nil)
    source.view = loose.view
    source.script = loose.script.map(paths.stored)
    source.images = loose.images.isEmpty ? nil : loose.images.map(paths.stored)
    source.shaders = loose.shaders.isEmpty ? nil : loose.shaders.map(paths.stored)
    source.fonts = drawing.fonts.map(paths.stored)
    let options = keptOptions
    source.options = options.isEmpty ? nil : options
    return source
  }

  private var keptOptions: [String: String] {
    var options: [String: String] = [:]
    if let fps, fps != Self.defaultRate { options["fps"] = "\(fps)" }
    if let number = scale.scale { options["scale"] = Self.spelled(number) }
    if let canvas = appearance.canvas {
      options["canvas"] = "\(Self.spelled(canvas.width))x\(Self.spelled(canvas.height))"
    }
    switch appearance.device {
    case .device(let device): options["device"] = device.spelling
    case .bare: options["device"] = "none"
    case nil: break
    }
    options["type-size"] = appearance.typeSize.map { "\($0)" }
    options["locale"] = appearance.locale?.identifier(.bcp47)
    let flags = [
      "dark": appearance.dark, "lenient": loose.isLenient, "rtl": appearance.rtl,
      "status-bar": appearance.statusBar,
    ]
    for name in KeptOptions.flags where flags[name] == true { options[name] = "" }
    return options
  }

  /// A number without a fraction of zero.
  private static func spelled(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension ReferenceSource {
  /// The arguments of `verify` for the same reel, without the verb.
  ///
  /// - Parameter paths: The paths as references keep them.
  /// - Returns: The scene or the files, then the options.
  /// - Throws: A ``Failure`` for options that this program does not know.
  func arguments(_ paths: ReferencePaths) throws(Failure) -> [String] {
    var words = scene.map { [$0] } ?? (files ?? []).map(paths.typed)
    words += view.map { ["--view=\($0)"] } ?? []
    words += script.map { ["--script=\(paths.typed($0))"] } ?? []
    words += (images ?? []).map { "--images=\(paths.typed($0))" }
    words += (shaders ?? []).map { "--shaders=\(paths.typed($0))" }
    words += fonts.map { ["--fonts=\(paths.typed($0))"] } ?? []
    for (name, value) in (options ?? [:]).sorted(by: { $0.key < $1.key }) {
      if KeptOptions.valued.contains(name) {
        words.append("--\(name)=\(value)")
      } else if KeptOptions.flags.contains(name) {
        words.append("--\(name)")
      } else {
        throw Failure(
          status: .malformed,
          message: "its manifest.json has the unknown option \"\(name)\"; expected "
            + (KeptOptions.valued + KeptOptions.flags).sorted().joined(separator: ", "))
      }
    }
    return words
  }

  /// The scene or the files with the options, as a command spells them.
  func words(_ paths: ReferencePaths) -> String {
    let known = (try? arguments(paths)) ?? []
    return known.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
  }
}
