import Foundation
import ScrollworkReels

/// The program that encodes videos and animated pictures.
struct EncoderProbe: Hashable, Sendable {
  /// The program; nil if there is none.
  var program: String?
  /// Its version; nil if it does not tell one.
  var version: String?
  /// The names of its encoders.
  var encoders: Set<String> = []

  /// The encoder of this machine.
  static func look() async -> EncoderProbe {
    guard let program = ReelForm.encoder else { return EncoderProbe() }
    let list = await BoundedRun.output(of: program, ["-version"]) ?? ""
    guard let version = version(in: list) else { return EncoderProbe(program: program.path) }
    let encoders = await BoundedRun.output(of: program, ["-hide_banner", "-encoders"]) ?? ""
    return EncoderProbe(
      program: program.path, version: version, encoders: names(in: encoders))
  }

  /// The version in what the program says of itself, such as `ffmpeg version 5.1.9-0+deb12u1 Copyright`.
  static func version(in text: String) -> String? {
    text.firstMatch(of: /^ffmpeg version (\S+)/).map { String($0.1) }
  }

  /// The names in the program's list of encoders, whose lines are ` V....D libx264   libx264 H.264`.
  static func names(in list: String) -> Set<String> {
    Set(list.matches(of: /(?m)^ [VAS][A-Z.]{5} (\S+)/).map { String($0.1) })
  }

  /// What was found of it.
  var findings: [Diagnosis.Finding] {
    guard let program else {
      return [
        Diagnosis.Finding(
          subject: .ffmpeg, name: "ffmpeg", state: .missing, detail: "not on the PATH",
          cost: "\(Self.endings(Self.forms)) are not made; .html, .png and .svg are",
          remedy: Self.install)
      ]
    }
    guard let version else {
      return [
        Diagnosis.Finding(
          subject: .ffmpeg, name: "ffmpeg", state: .missing,
          detail: "\(program) tells no version within \(Int(BoundedRun.seconds)) s",
          cost: "\(Self.endings(Self.forms)) are not made; .html, .png and .svg are",
          remedy: Self.install, facts: ["path": program])
      ]
    }
    return [
      Diagnosis.Finding(
        subject: .ffmpeg, name: "ffmpeg", state: .ok, detail: "\(version), \(program)",
        facts: ["path": program, "version": version])
    ] + Self.forms.map(formFinding) + [proResFinding]
  }

  private func formFinding(_ form: ReelForm) -> Diagnosis.Finding {
    finding(
      form.encoderName ?? "", of: form, lacking: form == .mp4 ? .missing : .warning,
      cost: ".\(form.rawValue) is not made")
  }

  private var proResFinding: Diagnosis.Finding {
    finding(
      ReelForm.proResEncoder, of: .mov, lacking: .warning,
      cost: ".mov has the animation codec of QuickTime, which makes larger files")
  }

  private func finding(
    _ name: String, of form: ReelForm, lacking state: Diagnosis.State, cost: String
  ) -> Diagnosis.Finding {
    guard !encoders.contains(name) else {
      return Diagnosis.Finding(
        subject: .ffmpeg, name: name, state: .ok, detail: "encodes .\(form.rawValue)")
    }
    return Diagnosis.Finding(
      subject: .ffmpeg, name: name, state: state, detail: "not in this ffmpeg", cost: cost,
      remedy: Self.install + ", whose ffmpeg has it, and put it first on the PATH")
  }

  private static let install = "apt install ffmpeg"
  private static let forms = ReelForm.allCases.filter { $0.encoderName != nil }

  private static func endings(_ forms: [ReelForm]) -> String {
    let endings = forms.map { "." + $0.rawValue }
    return endings.dropLast().joined(separator: ", ") + " and " + (endings.last ?? "")
  }
}
