import ScrollworkLoose
import ScrollworkStudio

extension SupportAnswer {
  /// The answers as JSON: an object with `complete`, and a list of `names`.
  static func json(_ answers: [SupportAnswer]) -> String {
    JSONText.object([
      "complete": .truth(answers.allSatisfy(\.isModelled)), "names": .list(answers.map(\.entry)),
    ]).lines(depth: 3)
  }

  private var entry: JSONText {
    var entries: [String: JSONText] = [
      "name": .text(word), "modelled": .truth(isModelled), "found": .list(found.map(\.entry)),
      "standIns": .list(standIns.map(\.entry)),
    ]
    entries["advice"] = advice.map { .text($0) }
    return .object(entries)
  }
}

extension SupportAnswer.Name {
  fileprivate var entry: JSONText {
    var entries: [String: JSONText] = [
      "name": .text(name.path), "kind": .text(name.kind), "nearness": .text(nearness),
      "proved": .truth(name.isProved), "members": .integer(members),
      "approximated": .list(
        approximated.map { member in
          .object(["name": .text(member.name), "difference": .text(member.difference ?? "")])
        }),
    ]
    entries["difference"] = name.difference.map { .text($0) }
    if !name.file.isEmpty { entries["file"] = .text(name.file) }
    entries["test"] = name.test.map { .text($0) }
    return .object(entries)
  }

  private var nearness: String {
    name.difference != nil ? "approximated" : name.isInvisible ? "invisible" : "exact"
  }
}

extension StandIns.Declaration {
  fileprivate var entry: JSONText {
    .object([
      "name": .text(name), "module": .text(module),
      "follows": .text(standIn.description.follows.text),
      "withoutEffect": Self.list(withoutEffect), "invisible": Self.list(invisible),
    ])
  }

  private static func list(_ members: [(name: String, reason: String)]) -> JSONText {
    .list(members.map { .object(["name": .text($0.name), "reason": .text($0.reason)]) })
  }
}
