import Foundation
import ScrollworkLoose
import TestSupport
import Testing

/// What must not compile: modifiers that could change a layout, inside effects.
///
/// Source: documented, SwiftUI's `VisualEffect`, which has none of these; WWDC 2023, "Beyond scroll
/// views", says so of fonts.
@Suite struct `Modifiers that visual effects lack` {
  static let modifiers = [
    "font(Font.body)", "fontWeight(Font.Weight.bold)", "bold()", "lineLimit(1)",
    "frame(width: 10)", "frame(maxWidth: 10)", "padding()", "padding(8)",
    "fixedSize()", "layoutPriority(1)", "aspectRatio(1, contentMode: ContentMode.fit)",
    "shadow(radius: 4)", "clipShape(Circle())", "clipped()", "cornerRadius(4)",
    "mask(Circle())", "mask { Circle() }", "zIndex(1)", "colorMultiply(Color.red)", "colorInvert()",
    "overlay(Color.red)", "overlay { Color.red }", "background(Color.red)",
    "background { Color.red }", "foregroundStyle(Color.red)", "foregroundColor(Color.red)",
    "projectionEffect(0)", "position(x: 1, y: 1)", "tint(Color.red)", "id(1)", "hidden()",
    "onTapGesture {}", "containerRelativeFrame(Axis.Set.vertical)",
  ]

  static let allowed = [
    "opacity(0.5)", "scaleEffect(2)", "scaleEffect(x: 2)",
    "scaleEffect(CGSize(width: 1, height: 2), anchor: .top)", "rotationEffect(.degrees(5))",
    "offset(x: 4)", "offset(CGSize(width: 1, height: 2))", "scaleEffect(2).offset(y: 3).opacity(1)",
    "blur(radius: 2)", "brightness(0.1)", "contrast(2)", "saturation(0)", "grayscale(1)",
    "hueRotation(.degrees(3))",
  ]

  @Test func `are those that could change a layout, and no others`() throws {
    let lines = Self.modifiers.flatMap { modifier in
      [
        line("scrollTransition { effect, phase in effect.\(modifier) }"),
        line("visualEffect { effect, proxy in effect.\(modifier) }"),
        line("scrollTransition { effect, phase in effect.scaleEffect(2).\(modifier) }"),
      ]
    }
    let fine = Self.allowed.flatMap { modifier in
      [
        line("scrollTransition { effect, phase in effect.\(modifier) }"),
        line("visualEffect { effect, proxy in effect.\(modifier) }"),
      ]
    }
    let found = try errors(in: lines + fine)
    for (index, line) in lines.enumerated() {
      let name = Self.modifiers[index / 3].prefix { $0.isLetter }
      #expect(
        found[index, default: []].contains { $0.hasSuffix("has no member '\(name)'") },
        "\(line): \(found[index] ?? ["compiles"])")
    }
    for (index, line) in fine.enumerated() {
      #expect(found[lines.count + index] == nil, "\(line)")
    }
    #expect(found[-1] == nil, "beside the lines")
  }

  @Test func `exist on views`() throws {
    let known = ["font(Font.body)", "padding()", "clipped()", "zIndex(1)", "cornerRadius(4)"]
    #expect(try errors(in: known.map(line)).isEmpty)
  }

  private func line(_ modifier: String) -> String { "Color.red.\(modifier)" }

  /// What the compiler says of views, by the index of the view; −1 for what is said elsewhere.
  private func errors(in views: [String]) throws -> [Int: [String]] {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "views.swift")
    let header = "import Scrollwork\n"
    let body = views.enumerated().map { "@MainActor func view\($0)() -> some View { \($1) }" }
    try (header + body.joined(separator: "\n") + "\n").write(
      to: file, atomically: true, encoding: .utf8)
    let modules = BuiltTool.url.deletingLastPathComponent().appending(path: "Modules")
    let map = folder.url.appending(path: "module.modulemap")
    try Data(CModules.map.utf8).write(to: map)
    // It says more than a pipe holds, so all of it goes to the one that is read first.
    let result = try BuiltTool.finish(
      BuiltTool.start(
        [
          "-c", "exec swiftc \"$@\" 2>&1", "swiftc", "-typecheck", "-swift-version", "6",
          "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", modules.path, file.path,
        ] + CModules.options(map: map.path), in: folder.url, program: URL(filePath: "/bin/sh")))
    var found: [Int: [String]] = [:]
    for text in result.out.split(separator: "\n") where text.contains("error: ") {
      let parts = text.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      let number = parts.count == 5 && parts[0] == file.path ? Int(parts[1]) : nil
      found[number.map { $0 - 2 } ?? -1, default: []].append(String(text))
    }
    return found
  }
}
