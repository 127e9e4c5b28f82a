import ScrollworkLoose

/// The sandbox of the code of Swift files.
struct SandboxProbe: Hashable, Sendable {
  var support: Sandbox.Support

  /// The sandbox of this system.
  static func look() -> SandboxProbe { SandboxProbe(support: Sandbox.support) }

  /// What was found of it.
  var findings: [Diagnosis.Finding] {
    var facts = ["seccomp": "\(support.filtersCalls)"]
    facts["landlock"] = support.landlock.map(String.init)
    func finding(_ detail: String, _ remedy: String) -> Diagnosis.Finding {
      Diagnosis.Finding(
        subject: .sandbox, name: "code of Swift files", state: .warning,
        detail: "not confined: " + detail,
        cost: "it may do what you may: render files that you trust", remedy: remedy, facts: facts)
    }
    guard let landlock = support.landlock else {
      return [
        finding(
          "Landlock cannot be used" + (support.fault.map { ": \($0)" } ?? ""),
          "Linux 5.13 or later with \"landlock\" among the lsm= of its command line; in a container, a "
            + "seccomp profile that allows landlock_create_ruleset")
      ]
    }
    guard support.filtersCalls else {
      return [
        finding(
          "system calls are not filtered", "a kernel with CONFIG_SECCOMP_FILTER on x86-64 or ARM64")
      ]
    }
    return [
      Diagnosis.Finding(
        subject: .sandbox, name: "code of Swift files", state: .ok,
        detail: "confined: Landlock version \(landlock), filter of system calls", facts: facts)
    ]
  }
}
