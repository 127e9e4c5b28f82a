extension Animation {
  /// The values that make the animation, spelled by name: those of a curve or a spring, and a delay, a speed
  /// and a number of passes that are not the default.
  package var parameterValues: [String: String] {
    var values: [String: String] = [:]
    switch timing {
    case .curve(let curve, let duration):
      values["curve"] = curve.name
      values["duration"] = Self.spelled(duration)
    case .spring(let spring, let velocity):
      values["curve"] = "spring"
      values["response"] = Self.spelled(spring.response)
      values["dampingFraction"] = Self.spelled(spring.dampingRatio)
      if velocity != 0 { values["initialVelocity"] = Self.spelled(velocity) }
    case .custom: values["curve"] = "custom"
    case .repeated(let pass, let count, let autoreverses):
      values = pass.parameterValues
      values["repeatCount"] = count.map { "\($0)" } ?? "forever"
      if !autoreverses { values["autoreverses"] = "false" }
    }
    if timeScale != 1 { values["speed"] = Self.spelled(timeScale) }
    if timeOffset != 0, timeScale != 0 { values["delay"] = Self.spelled(timeOffset / timeScale) }
    return values
  }

  private static func spelled(_ value: Double) -> String {
    let rounded = (value * 1e4).rounded() / 1e4 + 0
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
