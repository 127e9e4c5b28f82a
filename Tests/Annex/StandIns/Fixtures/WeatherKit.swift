// At 0.
import CoreLocation
import SwiftUI
import WeatherKit

struct WeatherKitFixture: View {
  @State private var weather: Weather?
  @State private var failure = "none"

  var body: some View {
    VStack {
      if let weather { Text(words(weather)) } else { Text("no weather") }
      Text("failure \(failure)")
      Text("\(WeatherCondition.partlyCloudy.description), \(WeatherCondition.allCases.count)")
      Text(WeatherCondition(rawValue: "freezingRain")?.description ?? "none")
    }
    .task {
      let service = WeatherService.shared
      do {
        weather = try await service.weather(for: CLLocation(latitude: 51.48, longitude: -0.29))
      } catch let error as WeatherError {
        failure = "\(error)"
      } catch { failure = "other" }
    }
  }

  private func words(_ weather: Weather) -> String {
    let now: CurrentWeather = weather.currentWeather
    let (wind, sun): (Wind, UVIndex) = (now.wind, now.uvIndex)
    let hours: Forecast<HourWeather> = weather.hourlyForecast
    let days: Forecast<DayWeather> = weather.dailyForecast
    let high = days.first?.highTemperature.value ?? 0
    return "\(now.temperature.value) \(wind.speed.value) \(sun.value) \(hours.count) \(high)"
  }
}
