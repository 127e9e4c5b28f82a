public import ScrollworkCoreLocation

/// Apple's weather, which an app without an entitlement and a network does not get.
public final class WeatherService: Sendable {
  /// The shared service of weather data.
  public static let shared = WeatherService()

  /// Creates a weather service.
  public init() {}

  /// The weather of a place; fails as without a network.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }
}

/// Why there is no weather.
public enum WeatherError: Error, Hashable, Sendable {
  /// The app may not ask.
  case permissionDenied
  /// An unknown error of the service.
  case unknown
}
