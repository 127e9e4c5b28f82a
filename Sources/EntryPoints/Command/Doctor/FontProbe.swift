import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkSystem

/// The fonts that texts are drawn with.
struct FontProbe: Hashable, Sendable {
  /// The fonts of a package.
  struct Package: Hashable, Sendable {
    /// The name of the package.
    var name: String
    var folder: String
    /// The SHA-256 of each file by its name; nil for one that is missing or no font.
    var files: [String: String?]
  }

  var packages: [Package]

  /// The standard fonts of this machine.
  static func look() -> FontProbe {
    FontProbe(
      packages: FontSet.standardPackages.map { package in
        let files = zip(package.files, package.paths).map {
          ($0, FontSet.digest(of: $1, keptIn: UserCache.folder))
        }
        return Package(
          name: package.name, folder: package.folder, files: Dictionary(uniqueKeysWithValues: files)
        )
      })
  }

  /// What was found of them.
  var findings: [Diagnosis.Finding] {
    packages.map { package in
      let files = package.files.sorted { $0.key < $1.key }
      let missing = files.filter { $0.value == nil }.map(\.key)
      let hashes = files.compactMap { name, hash in hash.map { (name, $0) } }
      let facts = Dictionary(uniqueKeysWithValues: hashes)
      guard !missing.isEmpty else {
        let digest = ContentDigest(of: Data(hashes.map { "\($0.1) \($0.0)\n" }.joined().utf8))
        let count = files.count == 1 ? "1 file" : "\(files.count) files"
        return Diagnosis.Finding(
          subject: .fonts, name: package.name, state: .ok,
          detail: "\(count) in \(package.folder), sha256 \(digest.hexadecimal(digits: 12))",
          facts: facts)
      }
      return Diagnosis.Finding(
        subject: .fonts, name: package.name, state: .missing,
        detail: (missing.count == files.count
          ? "no files" : missing.joined(separator: ", ") + " missing")
          + " in \(package.folder)",
        cost: "nothing is rendered, unless --fonts names a folder of other fonts",
        remedy: "apt install \(package.name)", facts: facts)
    }
  }
}
