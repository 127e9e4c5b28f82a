import Scrollwork

/// A lighthouse.
struct Beacon: Identifiable {
  var name: String
  var coast: String
  /// The durations of light and dark, in seconds.
  var rhythm: String
  var hue: Double

  var id: String { name }

  static let all: [Beacon] = [
    Beacon(name: "Ar Men", coast: "Brittany", rhythm: "3 in 20 s", hue: 0.58),
    Beacon(name: "Bell Rock", coast: "Angus", rhythm: "1 in 5 s", hue: 0.62),
    Beacon(name: "Cordouan", coast: "Gironde", rhythm: "2+1 in 12 s", hue: 0.07),
    Beacon(name: "Dyrhólaey", coast: "South Iceland", rhythm: "1 in 10 s", hue: 0.48),
    Beacon(name: "Eddystone", coast: "Cornwall", rhythm: "2 in 10 s", hue: 0.02),
    Beacon(name: "Fastnet", coast: "Cork", rhythm: "1 in 5 s", hue: 0.55),
    Beacon(name: "Grip", coast: "Nordmøre", rhythm: "2 in 30 s", hue: 0.98),
    Beacon(name: "Hook Head", coast: "Wexford", rhythm: "1 in 3 s", hue: 0.12),
    Beacon(name: "Kõpu", coast: "Hiiumaa", rhythm: "2 in 10 s", hue: 0.35),
    Beacon(name: "Lindesnes", coast: "Agder", rhythm: "1 in 20 s", hue: 0.05),
    Beacon(name: "Muckle Flugga", coast: "Shetland", rhythm: "2 in 20 s", hue: 0.66),
    Beacon(name: "Neist Point", coast: "Skye", rhythm: "1 in 5 s", hue: 0.42),
    Beacon(name: "Rubjerg Knude", coast: "Jutland", rhythm: "dark", hue: 0.1),
    Beacon(name: "Sankt Nikolai", coast: "Skåne", rhythm: "1 in 5 s", hue: 0.9),
    Beacon(name: "Tévennec", coast: "Brittany", rhythm: "1 in 4 s", hue: 0.52),
    Beacon(name: "Utsira", coast: "Rogaland", rhythm: "1 in 30 s", hue: 0.0),
    Beacon(name: "Vinga", coast: "Bohuslän", rhythm: "2 in 30 s", hue: 0.03),
    Beacon(name: "Westerhever", coast: "Eiderstedt", rhythm: "3 in 15 s", hue: 0.97),
  ]
}

/// Lighthouses in an adaptive grid.
struct Beacons: View {
  @State private var shown: String?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 200), spacing: 10)], spacing: 10) {
        ForEach(Beacon.all) { beacon in
          BeaconCard(beacon: beacon)
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, 14)
    }
    .contentMargins(.vertical, 10)
    .scrollPosition(id: $shown, anchor: .top)
    .scrollTargetBehavior(.viewAligned)
    .background(Color.secondary.opacity(0.08).ignoresSafeArea())
  }
}

/// Lighthouses in a row.
struct BeaconStrip: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(Beacon.all) { beacon in
          VStack(spacing: 10) {
            Lantern(hue: beacon.hue).scaleEffect(1.9).frame(width: 96, height: 96)
            Text(beacon.name).font(.headline).lineLimit(1)
            Text(beacon.coast).font(.caption).foregroundStyle(.secondary)
          }
          .frame(width: 120, height: 182)
          .background(colorScheme.card, in: .rect(cornerRadius: 18))
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .background(Color.secondary.opacity(0.12).ignoresSafeArea())
  }
}

/// One lighthouse: its lantern, its name, and its rhythm.
struct BeaconCard: View {
  let beacon: Beacon
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 12) {
      Lantern(hue: beacon.hue)
      VStack(alignment: .leading, spacing: 3) {
        Text(beacon.name).font(.headline)
        Text("\(beacon.coast) · \(beacon.rhythm)").font(.caption).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(12)
    .background(colorScheme.card, in: .rect(cornerRadius: 16))
  }
}

extension ColorScheme {
  /// The background of a card.
  fileprivate var card: Color { self == .dark ? Color(white: 0.13) : .white }
}

/// A striped tower with its light.
private struct Lantern: View {
  let hue: Double

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: [
          Color(hue: 0.62, saturation: 0.6, brightness: 0.3),
          Color(hue: hue, saturation: 0.5, brightness: 0.95),
        ], startPoint: .top, endPoint: .bottom)
      VStack(spacing: 0) {
        Circle().fill(Color(red: 1, green: 0.93, blue: 0.6)).frame(width: 8, height: 8)
        ForEach(0..<4) { stripe in
          Rectangle()
            .fill(
              stripe.isMultiple(of: 2) ? .white : Color(hue: hue, saturation: 0.8, brightness: 0.7)
            )
            .frame(width: 10 + 2 * CGFloat(stripe), height: 7)
        }
      }
    }
    .frame(width: 48, height: 48)
    .clipShape(.rect(cornerRadius: 11))
  }
}

extension Scene {
  /// A list on a phone that is rotated.
  public static let turned = beacons(
    "turned", "A phone is rotated: the row at the top stays at the top",
    SceneScripts.read("turned.scroll", PackageResources.turned_scroll))

  /// A list scrolled by a mouse wheel and a trackpad.
  public static let wheel = beacons(
    "wheel", "Steps of a mouse wheel, then a trackpad scroll past the end",
    SceneScripts.read("wheel.scroll", PackageResources.wheel_scroll), isAligned: false)

  /// A list scrolled to the top.
  public static let toTheTop = beacons(
    "to-the-top", "A tap on the status bar scrolls a list to the top",
    SceneScripts.read("to-the-top.scroll", PackageResources.to_the_top_scroll), isAligned: false)

  /// A list scrolled by a recorded touch.
  public static let recorded = beacons(
    "recorded", "A recorded flick, then a touch with explicit positions",
    SceneScripts.read("recorded.scroll", PackageResources.recorded_scroll))

  /// A strip, right to left.
  public static let mirrored = Scene(
    "mirrored", summary: "A script right to left: the strip begins at the right"
  ) {
    BeaconStrip()
  }.playing(SceneScripts.read("mirrored.scroll", PackageResources.mirrored_scroll))

  private static func beacons(
    _ name: String, _ summary: String, _ script: SceneScript, isAligned: Bool = true
  ) -> Scene {
    Scene(name, summary: summary) {
      if isAligned { Beacons() } else { BeaconList() }
    }.playing(script)
  }
}

/// Lighthouses in a column, without a target behavior.
struct BeaconList: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 10) {
        ForEach(Beacon.all) { beacon in
          BeaconCard(beacon: beacon)
        }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
    }
    .background(Color.secondary.opacity(0.08).ignoresSafeArea())
  }
}
