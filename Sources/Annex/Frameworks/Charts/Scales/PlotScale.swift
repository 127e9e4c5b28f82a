import Foundation

/// The values along a dimension of a plot, as parts of its length.
struct PlotScale {
  enum Kind {
    case continuous(ClosedRange<Double>, ScaleType.Kind)
    case categories([String])
  }

  let kind: Kind
  var isDate = false
  var isReversed = false
  /// The room at both ends, in points.
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  /// The distance of values that bars are placed at, where they have no bins.
  var binWidth: Double?

  var isCategorical: Bool { if case .categories = kind { true } else { false } }

  /// The range of a continuous scale.
  var range: ClosedRange<Double>? {
    if case .continuous(let range, _) = kind { range } else { nil }
  }

  /// The part of the length at which a value is; nil for one that the scale lacks.
  func part(of value: PlotValue) -> Double? {
    switch kind {
    case .categories(let names):
      guard let index = names.firstIndex(of: value.key) else { return nil }
      return directed((Double(index) + 0.5) / Double(names.count))
    case .continuous: return value.number.map(part(of:))
    }
  }

  /// The part of the length at which a number is.
  func part(of number: Double) -> Double {
    guard case .continuous(let range, let type) = kind else { return 0 }
    let low = Self.bent(range.lowerBound, type)
    let high = Self.bent(range.upperBound, type)
    guard high > low else { return 0.5 }
    return directed((Self.bent(number, type) - low) / (high - low))
  }

  /// The value at a part of the length.
  func value(at part: Double) -> PlotValue {
    let part = directed(part)
    switch kind {
    case .categories(let names):
      guard !names.isEmpty else { return .category("") }
      return .category(names[max(0, min(names.count - 1, Int(part * Double(names.count))))])
    case .continuous(let range, let type):
      let low = Self.bent(range.lowerBound, type)
      let high = Self.bent(range.upperBound, type)
      let number = Self.straightened(low + part * (high - low), type)
      return isDate ? .date(number) : .number(number)
    }
  }

  /// The part of the length of one step: a category, or a bin.
  var step: Double {
    switch kind {
    case .categories(let names): return 1 / Double(max(1, names.count))
    case .continuous(let range, _):
      guard let binWidth, range.upperBound > range.lowerBound else { return 0 }
      return binWidth / (range.upperBound - range.lowerBound)
    }
  }

  private func directed(_ part: Double) -> Double { isReversed ? 1 - part : part }

  private static func bent(_ number: Double, _ type: ScaleType.Kind) -> Double {
    switch type {
    case .linear: number
    case .log: log10(max(number, 1e-12))
    case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    case .symmetricLog: number < 0 ? -log1p(-number) : log1p(number)
    case .power(let exponent):
      number < 0 ? -pow(-number, exponent) : pow(number, exponent)
    }
  }

  private static func straightened(_ number: Double, _ type: ScaleType.Kind) -> Double {
    switch type {
    case .linear: number
    case .log: pow(10, number)
    case .squareRoot: number < 0 ? -number * number : number * number
    case .symmetricLog: number < 0 ? -expm1(-number) : expm1(number)
    case .power(let exponent):
      number < 0 ? -pow(-number, 1 / exponent) : pow(number, 1 / exponent)
    }
  }
}

/// The kind of a scale.
public struct ScaleType: Sendable {
  enum Kind: Equatable, Sendable { case linear, log, squareRoot, symmetricLog, power(Double) }

  let kind: Kind

  /// Equal distances for equal differences.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// Equal distances for equal differences, of dates.
  public static var date: ScaleType { ScaleType(kind: .linear) }
  /// One step for each category.
  public static var category: ScaleType { ScaleType(kind: .linear) }
  /// Equal distances for equal ratios.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// Distances by the square root.
  public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
  /// Equal distances for equal ratios, straight around zero.
  public static var symmetricLog: ScaleType { ScaleType(kind: .symmetricLog) }

  /// Equal distances for equal ratios, straight around zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { symmetricLog }

  /// Distances by a power.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
}
