import Foundation
import ScrollworkSystem

/// The dependencies that a project has by CocoaPods and Carthage.
enum OtherManagers {
  /// The dependencies that the lists in a folder name.
  static func references(in tree: FileTree) -> [PackageReference] {
    var found: [PackageReference] = []
    for path in tree.files where ["Podfile", "Cartfile"].contains(FilePath.name(of: path)) {
      let path = FilePath.join(tree.root, path)
      guard let data = try? InputFile.contents(of: path, atMost: InputFile.largestText) else {
        continue
      }
      let read = FilePath.name(of: path) == "Podfile" ? pod : checkout
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        guard let reference = read(line.trimmingCharacters(in: .whitespaces)),
          !found.contains(where: { $0.identity == reference.identity })
        else { continue }
        found.append(reference)
      }
    }
    return found
  }

  /// The pod of a line such as `pod 'Alamofire', '~> 5.2'`; a part of a pod stands for all of it.
  private static func pod(_ line: String) -> PackageReference? {
    guard line.hasPrefix("pod ") || line.hasPrefix("pod(") else { return nil }
    let texts = line.split(omittingEmptySubsequences: false, whereSeparator: { "'\"".contains($0) })
    guard texts.count >= 3 else { return nil }
    let name = String(texts[1].prefix { $0 != "/" })
    let isVersion = texts.count >= 5 && texts[2].allSatisfy { ", ".contains($0) }
    return PackageReference(
      name, url: repositories[name].map { "https://github.com/\($0).git" },
      isVersion ? PackageRequirement(words: String(texts[3])).withinMajor : .other(""),
      of: .cocoaPods)
  }

  /// The repositories of pods that are packages as well, and that build without Apple's frameworks.
  private static let repositories = [
    "BigInt": "attaswift/BigInt", "CryptoSwift": "krzyzanowskim/CryptoSwift",
    "SwiftCSV": "swiftcsv/SwiftCSV", "SwiftDate": "malcommac/SwiftDate",
    "SwiftProtobuf": "apple/swift-protobuf", "SwiftSoup": "scinfu/SwiftSoup",
    "SwiftyJSON": "SwiftyJSON/SwiftyJSON", "XMLCoder": "CoreOffice/XMLCoder",
    "Yams": "jpsim/Yams",
  ]

  /// The repository of a line such as `github "Alamofire/Alamofire" ~> 5.2`.
  private static func checkout(_ line: String) -> PackageReference? {
    let texts = line.split(separator: "\"", omittingEmptySubsequences: false)
    let word = texts[0].trimmingCharacters(in: .whitespaces)
    guard texts.count >= 3, ["github", "git"].contains(word) else { return nil }
    let place = String(texts[1])
    let url = place.contains(":") ? place : "https://github.com/\(place).git"
    let rest = texts[2...].joined(separator: "\"").prefix { $0 != "#" }
    return PackageReference(
      PackageReference.name(of: url), url: url, PackageRequirement(words: String(rest)),
      of: .carthage)
  }
}
