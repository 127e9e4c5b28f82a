import ScrollworkDrawing

/// Finds settings and scripts that differ.
struct SettingsComparer {
  let old: RecordingSettings
  let new: RecordingSettings
  /// The number of stills of the new reel.
  let count: Int

  /// The findings, which hold for all stills.
  func findings() -> [Finding] {
    let settings: [(String, String, String)] = [
      ("canvas", size(old.canvas), size(new.canvas)),
      ("scale", "@\(Decimal3.spell(old.scale))x", "@\(Decimal3.spell(new.scale))x"),
      ("color scheme", old.colorScheme, new.colorScheme),
      ("layout direction", old.layoutDirection, new.layoutDirection),
      ("type size", old.dynamicTypeSize ?? "large", new.dynamicTypeSize ?? "large"),
      ("locale", old.locale ?? "en-US", new.locale ?? "en-US"),
      ("stills per second", "\(old.fps)", "\(new.fps)"),
      ("fonts", fonts(of: old, but: new), fonts(of: new, but: old)),
    ]
    var found = settings.filter { $0.1 != $0.2 }.map { name, before, after in
      var finding = finding(
        .settings,
        "\(name.prefix(1).uppercased() + name.dropFirst()) \(before) → \(after), in all stills.")
      finding.property = name
      (finding.old, finding.new) = (before, after)
      return finding
    }
    if old.script != new.script, !old.script.isEmpty || !new.script.isEmpty {
      found.append(script())
    }
    return found
  }

  private func finding(_ kind: Finding.Kind, _ sentence: String) -> Finding {
    Finding(kind, sentence, from: 0, to: max(0, count - 1), count: count)
  }

  private func size(_ sides: [Double]) -> String {
    sides.map { Decimal3.spell($0) }.joined(separator: " × ")
  }

  /// The fonts of one side that the other has not or has in another version.
  private func fonts(of side: RecordingSettings, but other: RecordingSettings) -> String {
    side.fonts.filter { other.fonts[$0.key] != $0.value }.sorted { $0.key < $1.key }
      .map { "\($0.key) (\($0.value.prefix(8)))" }.joined(separator: ", ")
  }

  private func script() -> Finding {
    let difference = new.script.difference(from: old.script)
    let place =
      zip(old.script, new.script).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(old.script.count, new.script.count)
    func step(_ script: [String]) -> String {
      place < script.count ? "“\(script[place])”" : "nothing"
    }
    var finding = finding(
      .script,
      "The script has other steps: step \(place + 1) is \(step(new.script)), it was "
        + "\(step(old.script)).")
    (finding.old, finding.new) = (step(old.script), step(new.script))
    finding.details = difference.map { change in
      switch change {
      case .remove(_, let step, _): "- \(step)"
      case .insert(_, let step, _): "+ \(step)"
      }
    }
    return finding
  }
}
