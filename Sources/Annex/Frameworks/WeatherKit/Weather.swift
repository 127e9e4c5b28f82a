public import ScrollworkFoundation

/// The weather of a place.
public struct Weather: Hashable, Sendable {
  /// The current weather at the location.
  public var currentWeather: CurrentWeather
  /// The weather hour by hour.
  public var hourlyForecast: Forecast<HourWeather>
  /// The weather day by day.
  public var dailyForecast: Forecast<DayWeather>
}

/// The weather of some times.
public struct Forecast<Element: Hashable & Sendable>: RandomAccessCollection, Hashable, Sendable {
  /// The weather of each time.
  public var forecast: [Element]
  /// The first index of the forecast.
  public var startIndex: Int { forecast.startIndex }
  /// The index after the last one.
  public var endIndex: Int { forecast.endIndex }
  /// The weather of a time.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The speed and the direction of wind.
public struct Wind: Hashable, Sendable {
  /// The direction it comes from.
  public var direction: Measurement<UnitAngle>
  /// The speed of the wind.
  public var speed: Measurement<UnitSpeed>
  /// The speed of gusts.
  public var gust: Measurement<UnitSpeed>?
}

/// The strength of the sun.
public struct UVIndex: Hashable, Sendable {
  /// The value of the UV index.
  public var value: Int
}

/// The weather of the present moment.
public struct CurrentWeather: Hashable, Sendable {
  /// The date of the current weather.
  public var date: Date
  /// The temperature of the current weather.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature that is felt.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The kind of weather.
  public var condition: WeatherCondition
  /// The name of its symbol.
  public var symbolName: String
  /// The humidity, from 0 to 1.
  public var humidity: Double
  /// The pressure of the air.
  public var pressure: Measurement<UnitPressure>
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// The wind of the current weather.
  public var wind: Wind
  /// The strength of the sun.
  public var uvIndex: UVIndex
  /// Whether the hour is in daylight.
  public var isDaylight: Bool
  /// The part of the sky under clouds, 0…1.
  public var cloudCover: Double
}

/// The weather of an hour.
public struct HourWeather: Hashable, Sendable {
  /// The date of the hour.
  public var date: Date
  /// The temperature of the hour.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature that is felt.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The kind of weather.
  public var condition: WeatherCondition
  /// The name of its symbol.
  public var symbolName: String
  /// The humidity, from 0 to 1.
  public var humidity: Double
  /// How likely rain is, 0…1.
  public var precipitationChance: Double
  /// The wind of the hour.
  public var wind: Wind
  /// The strength of the sun.
  public var uvIndex: UVIndex
  /// Whether the hour is in daylight.
  public var isDaylight: Bool
}

/// The weather of a day.
public struct DayWeather: Hashable, Sendable {
  /// The date of the day.
  public var date: Date
  /// The high temperature of the day.
  public var highTemperature: Measurement<UnitTemperature>
  /// The low temperature of the day.
  public var lowTemperature: Measurement<UnitTemperature>
  /// The kind of weather.
  public var condition: WeatherCondition
  /// The name of its symbol.
  public var symbolName: String
  /// How likely rain is, 0…1.
  public var precipitationChance: Double
  /// The wind of the day.
  public var wind: Wind
  /// The strength of the sun.
  public var uvIndex: UVIndex
}

/// A kind of weather.
public enum WeatherCondition: String, Hashable, CaseIterable, Sendable, CustomStringConvertible {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix

  /// The words for it.
  public var description: String {
    rawValue.reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words += words.isEmpty ? letter.uppercased() : String(letter)
    }
  }
}
