public import Foundation

/// Writes lengths of time, in English.
///
/// - Source: documented: the styles of the formatter and what they drop; the words are English ones.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The words of units.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of zeros.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a behavior.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As the style has it.
    public static let `default` = Self(rawValue: 1)
    /// Those at the start are left out.
    public static let dropLeading = Self(rawValue: 2)
    /// Those in the middle are left out.
    public static let dropMiddle = Self(rawValue: 4)
    /// Those at the end are left out.
    public static let dropTrailing = Self(rawValue: 8)
    /// All are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers have two digits.
    public static let pad = Self(rawValue: 65536)
  }

  /// The units.
  open var allowedUnits: NSCalendar.Unit = []
  /// The words of units.
  open var unitsStyle = UnitsStyle.positional
  /// What becomes of zeros.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units; 0 for all.
  open var maximumUnitCount = 0
  /// Whether the last unit may have a fraction; never written here.
  open var allowsFractionalUnits = false
  /// Whether larger times stay in the largest unit.
  open var collapsesLargestUnit = false
  /// Whether "about" is written.
  open var includesApproximationPhrase = false
  /// Whether "remaining" is written.
  open var includesTimeRemainingPhrase = false
  /// The calendar.
  open var calendar: Calendar? = .current

  private struct Unit {
    let seconds: Int
    let short: String
    let brief: String
    let full: String
  }

  private static let units: [(NSCalendar.Unit, Unit)] = [
    (.year, Unit(seconds: 31_536_000, short: "y", brief: "yr", full: "year")),
    (.month, Unit(seconds: 2_592_000, short: "mo", brief: "mth", full: "month")),
    (.weekOfMonth, Unit(seconds: 604_800, short: "w", brief: "wk", full: "week")),
    (.day, Unit(seconds: 86_400, short: "d", brief: "day", full: "day")),
    (.hour, Unit(seconds: 3_600, short: "h", brief: "hr", full: "hour")),
    (.minute, Unit(seconds: 60, short: "m", brief: "min", full: "minute")),
    (.second, Unit(seconds: 1, short: "s", brief: "sec", full: "second")),
  ]

  /// The words of a time in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let allowed = Self.units.filter {
      allowedUnits.isEmpty ? $0.1.seconds <= 86_400 : allowedUnits.contains($0.0)
    }
    var rest = Int(abs(ti).rounded(.towardZero))
    var parts: [(count: Int, unit: Unit)] = []
    for (_, unit) in allowed {
      parts.append((rest / unit.seconds, unit))
      rest %= unit.seconds
    }
    guard !parts.isEmpty else { return nil }
    parts = kept(parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    return (ti < 0 ? "-" : "") + words(parts) + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// The words of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// The words of parts of a time.
  open func string(from components: DateComponents) -> String? {
    let counts = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    let seconds = zip(counts, Self.units).reduce(0) { $0 + ($1.0 ?? 0) * $1.1.1.seconds }
    return string(from: TimeInterval(seconds))
  }

  /// The words of a time or of its parts.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
      ?? (obj as? NSNumber).flatMap { string(from: $0.doubleValue) }
  }

  /// The words of parts of a time in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func kept(_ parts: [(count: Int, unit: Unit)]) -> [(count: Int, unit: Unit)] {
    var parts = parts
    if unitsStyle == .positional {
      let drops =
        zeroFormattingBehavior.contains(.default) || zeroFormattingBehavior.contains(.dropLeading)
      while drops, parts.count > 1, parts.first?.count == 0 { parts.removeFirst() }
      return parts
    }
    guard !zeroFormattingBehavior.contains(.pad) else { return parts }
    let shown = parts.filter { $0.count != 0 }
    return shown.isEmpty ? Array(parts.suffix(1)) : shown
  }

  private func words(_ parts: [(count: Int, unit: Unit)]) -> String {
    let plural: (Int, String) -> String = { $1 + ($0 == 1 ? "" : "s") }
    switch unitsStyle {
    case .positional:
      let pads = zeroFormattingBehavior.contains(.pad)
      if parts.count == 1, !pads { return "\(parts[0].count)" }
      return parts.enumerated().map { index, part in
        index > 0 || pads ? (part.count < 10 ? "0" : "") + "\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return parts.map { "\($0.count)\($0.unit.short)" }.joined(separator: " ")
    case .brief:
      return parts.map { "\($0.count)\(plural($0.count, $0.unit.brief))" }.joined(separator: " ")
    case .short:
      return parts.map {
        "\($0.count) \($0.unit.brief == "hr" || $0.unit.seconds < 3600 ? $0.unit.brief : plural($0.count, $0.unit.brief))"
      }.joined(separator: ", ")
    case .full:
      return parts.map { "\($0.count) \(plural($0.count, $0.unit.full))" }.joined(separator: ", ")
    case .spellOut:
      let spelled = NumberFormatter()
      spelled.numberStyle = .spellOut
      spelled.locale = Locale(identifier: "en_US")
      return parts.map {
        "\(spelled.string(from: NSNumber(value: $0.count)) ?? "\($0.count)") \(plural($0.count, $0.unit.full))"
      }.joined(separator: ", ")
    }
  }
}
