import ScrollworkLoose
import ScrollworkProjects
import ScrollworkStudio

extension CheckReport {
  /// The report as JSON: an object with the lists `names`, `modules`, `ineffective`, `packages`,
  /// `resources`, `shaders`, `shadersLeftAlone` and `views`.
  var json: String {
    JSONText.object([
      "files": .integer(files),
      "complete": .truth(isComplete),
      "names": .list(
        names.map { name in
          Self.entry(
            name.name, places: name.places, advice: name.advice,
            ["kind": .text(name.kind.rawValue)])
        }),
      "modules": .list(
        modules.map { Self.entry($0.name, places: $0.places, advice: $0.advice, [:]) }),
      "ineffective": .list(
        ineffective.map { Self.entry($0.name, places: $0.places, advice: $0.reason, [:]) }),
      "packages": .list(packages.map(Self.entry)),
      "resources": .list(
        resources.map { resource in
          Self.entry(
            resource.name, places: resource.places, advice: nil,
            [
              "kind": .text(resource.kind.rawValue), "fault": .text(resource.fault.rawValue),
            ])
        }),
      "shaders": .list(shaders.map(Self.entry)),
      "shadersLeftAlone": .list(shaderNotes.map { .text($0) }),
      "views": .list(
        roots.map { root in
          var entries: [String: JSONText] = [
            "kind": .text(root.kind.rawValue), "file": .text(root.path),
          ]
          entries["name"] = root.name.map { .text($0) }
          return .object(entries)
        }),
    ]).lines(depth: 2)
  }

  private static func entry(_ finding: CompilerReport.Finding) -> JSONText {
    var entries: [String: JSONText] = [
      "place": .text(finding.place), "message": .text(finding.message),
    ]
    entries["advice"] = finding.advice.map { .text($0) }
    return .object(entries)
  }

  private static func entry(_ need: PackageNeed) -> JSONText {
    var entries: [String: JSONText] = [
      "name": .text(need.package.name), "state": .text(need.fate),
      "requirement": .text(need.package.requirement.text),
      "products": .list(need.package.products.map { .text($0) }),
    ]
    entries["url"] = need.package.url.map { .text($0) }
    entries["pin"] = need.package.pin.map { .text($0.text) }
    return .object(entries)
  }

  private static func entry(
    _ name: String, places: [String], advice: String?, _ more: [String: JSONText]
  ) -> JSONText {
    var entries = more
    entries["name"] = .text(name)
    entries["uses"] = .integer(places.count)
    entries["places"] = .list(places.map { .text($0) })
    entries["advice"] = advice.map { .text($0) }
    return .object(entries)
  }
}
