public import Foundation
import ScrollworkLanguages

extension Measurement where UnitType: Dimension {
  /// A style of measurements.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How a unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let style: Int

      /// Whole words.
      public static var wide: Self { .init(style: 3) }
      /// The sign, after a space.
      public static var abbreviated: Self { .init(style: 2) }
      /// The sign alone.
      public static var narrow: Self { .init(style: 1) }

      var unitWidth: ScrollworkLanguages.UnitWidth {
        self == .wide ? .wide : self == .narrow ? .narrow : .short
      }
    }

    /// How the unit is written.
    public var width: UnitWidth
    /// The locale.
    public var locale: Locale
    /// What the measurement is of; nil as people of the locale measure.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether temperatures are without a sign of their scale.
    public var hidesScaleName = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The style in a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The measurement in the style.
    public func format(_ value: Measurement<UnitType>) -> String {
      let usage = usage ?? .general
      let spell = usage.isSeveralUnits ? nil : numberFormatStyle?.locale(locale)
      return MeasuredUnits.text(
        Measurement<Unit>(value: value.value, unit: value.unit), width.unitWidth,
        usage: usage.identifier, hidesScale: hidesScaleName, locale, spell: spell?.format)
    }
  }

  /// The measurement in the default style.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// A style of measurements.
  ///
  /// - Parameters:
  ///   - width: How the unit is written.
  ///   - usage: What the measurement is of.
  ///   - numberFormatStyle: The style of the number.
  /// - Returns: The style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style of temperatures.
  ///
  /// - Parameters:
  ///   - width: How the unit is written.
  ///   - usage: What the temperature is of.
  ///   - hidesScaleName: Whether the sign of the scale is left out.
  ///   - numberFormatStyle: The style of the number.
  /// - Returns: The style.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
