import ScrollworkAssets

/// The Swift declarations of the assets of catalogs, as Xcode generates them.
///
/// Only those whose names occur in the files are declared, so that a catalog of a thousand pictures
/// does not slow the compiler.
struct AssetSymbols {
  /// The name of the part of a program with the declarations.
  static let fileName = "GeneratedAssetSymbols.swift"

  private let uses: MemberNames

  /// The declarations in Swift; nil if there are none.
  private(set) var text: String?

  init(_ assets: AssetFolders, usedIn texts: [String]) {
    uses = MemberNames(texts)
    let images = table(assets.catalogPictures, dropping: "Image")
    let colors = table(assets.colors.keys, dropping: "Color")
    guard !images.isEmpty || !colors.isEmpty else { return }
    var parts = [
      "import Foundation", "import SwiftUI", "import UIKit", "import ScrollworkDrawing",
      extending("ScrollworkDrawing.ImageResource", images) { name, asset in
        "static let \(name) = ScrollworkDrawing.ImageResource(name: \(asset), bundle: .main)"
      },
      extending("ScrollworkDrawing.ColorResource", colors) { name, asset in
        "static let \(name) = ScrollworkDrawing.ColorResource(name: \(asset), bundle: .main)"
      },
    ]
    let plain = colors.filter { !Self.standardNames.contains($0.name) }
    parts += [
      extending("ScrollworkDrawing.Color", plain, of: ["Color", "ShapeStyle"]) { name, asset in
        "static var \(name): ScrollworkDrawing.Color { ScrollworkDrawing.Color(\(asset)) }"
      },
      extending(
        "ShapeStyle where Self == ScrollworkDrawing.Color", plain.filter { $0.group == nil },
        of: ["Color", "ShapeStyle"]
      ) { name, asset in
        "static var \(name): ScrollworkDrawing.Color { ScrollworkDrawing.Color(\(asset)) }"
      },
      extending("ScrollworkDrawing.UIColor", plain, of: ["UIColor"]) { name, asset in
        """
        static var \(name): ScrollworkDrawing.UIColor {
          ScrollworkDrawing.UIColor(ScrollworkDrawing.Color(\(asset)))
        }
        """
      },
      extending("ScrollworkDrawing.UIImage", images, of: ["UIImage"]) { name, asset in
        """
        static var \(name): ScrollworkDrawing.UIImage {
          ScrollworkDrawing.UIImage(resource: .init(name: \(asset), bundle: .main))
        }
        """
      },
    ]
    let declarations = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    text = LooseProgram.location("", 1) + declarations + "\n"
  }

  /// A declaration of an asset.
  private struct Symbol {
    var group: String?
    var name: String
    var asset: String
  }

  /// The symbols that occur in the files; the usual spelling of one asset precedes another's others.
  private func table(
    _ assets: some Sequence<String>, dropping kind: String
  ) -> [Symbol] {
    var taken: Set<String> = []
    var symbols: [(rank: Int, symbol: Symbol)] = []
    for asset in assets.sorted() {
      let parts = asset.split(separator: "/").map(String.init)
      guard let last = parts.last, parts.count <= 2 else { continue }
      let groups: [String?] =
        parts.count == 2
        ? AssetSymbolName.namespaces(of: parts[0]).filter(uses.members.contains).map { $0 } : [nil]
      for group in groups {
        for (rank, name) in AssetSymbolName.spellings(of: last, dropping: kind).enumerated()
        where uses.members.contains(name) {
          symbols.append((rank, Symbol(group: group, name: name, asset: asset)))
        }
      }
    }
    return symbols.sorted { ($0.rank, $0.symbol.asset) < ($1.rank, $1.symbol.asset) }
      .map(\.symbol)
      .filter { taken.insert("\($0.group ?? "").\($0.name)").inserted }
      .sorted { ($0.group ?? "", $0.name) < ($1.group ?? "", $1.name) }
  }

  /// An extension with a declaration for each symbol that `types` do not declare already.
  private func extending(
    _ type: String, _ symbols: [Symbol], of types: [String] = [],
    _ declaration: (_ name: String, _ asset: String) -> String
  ) -> String {
    let missing = symbols.filter { symbol in
      !types.contains { uses.isDeclared(symbol.group ?? symbol.name, in: $0) }
    }
    guard !missing.isEmpty else { return "" }
    var lines: [String] = []
    for group in Set(missing.map(\.group)).sorted(by: { $0 ?? "" < $1 ?? "" }) {
      let members = missing.filter { $0.group == group }
        .map { declaration("`\($0.name)`", $0.asset.debugDescription) }
      lines += group.map { ["enum `\($0)` {"] + members + ["}"] } ?? members
    }
    return "extension \(type) {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// The names that colors have without assets, for which no other is generated.
  private static let standardNames: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
    "quinary", "accentColor", "tint", "foreground", "background", "selection", "separator",
    "placeholder", "link", "fill", "windowBackground", "bar", "shadow", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "placeholderText", "opaqueSeparator", "darkText",
    "lightText", "darkGray", "lightGray", "magenta", "tintColor", "systemBackground", "systemFill",
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
  ]
}
