import Scrollwork

/// Record sleeves in a crate.
extension Scene {
  /// Sleeves that face the viewer at the center and rotate with the distance from it, with blended
  /// highlights.
  public static let records = Scene(
    "records", summary: "sleeves that rotate in perspective with the distance from the center",
    canvas: CGSize(width: 390, height: 420), background: Color(red: 0.09, green: 0.08, blue: 0.1),
    script: [
      .wait(0.3), .flick(.left, velocity: 900), .untilSettled(), .wait(0.3),
      .flick(.left, velocity: 1700), .untilSettled(), .wait(0.3),
    ]
  ) {
    Crate()
  }

  /// The same crate, right to left.
  public static let recordsRightToLeft: Scene = {
    var scene = records
    scene.name = "records-rtl"
    scene.summary = "the crate, right to left"
    scene.layoutDirection = .rightToLeft
    scene.script = [
      .wait(0.4), .flick(.right, velocity: 900), .untilSettled(), .wait(0.3),
      .flick(.right, velocity: 900), .untilSettled(), .wait(0.4),
    ]
    return scene
  }()
}

private struct Record: Identifiable {
  let id: Int
  let title: String
  let hue: Double

  static let all = zip(
    0...,
    [
      "Low Tide", "Sundial", "Paper Kites", "Night Ferry", "Tin Roof", "Long Grass", "Static",
      "Harbor", "Second Hand",
    ]
  )
  .map { Record(id: $0, title: $1, hue: Double($0) * 0.111) }
}

private struct Crate: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    // Frames are measured from the left in every layout; rotations are mirrored.
    let side: Double = direction == .rightToLeft ? -1 : 1
    ScrollView(.horizontal) {
      LazyHStack(spacing: -24) {
        ForEach(Record.all) { record in
          Sleeve(record: record)
            .visualEffect { effect, proxy in
              let middle = proxy.bounds(of: .scrollView)?.midX ?? 0
              let way = (proxy.size.width / 2 - middle) / 160
              let turn = max(-1, min(1, way))
              return
                effect
                .rotation3DEffect(
                  .degrees(-58 * turn * side), axis: (x: 0, y: 1, z: 0), perspective: 0.6
                )
                .offset(x: -26 * turn)
                .scaleEffect(1.08 - 0.16 * min(1, abs(way)))
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 85)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
  }
}

private struct Sleeve: View {
  let record: Record

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(hue: record.hue, saturation: 0.75, brightness: 0.95),
          Color(hue: record.hue + 0.12, saturation: 0.9, brightness: 0.45),
        ], startPoint: .topLeading, endPoint: .bottomTrailing)
      Circle().fill(.white).opacity(0.75).padding(50).blendMode(.overlay)
      Circle().fill(.black).frame(width: 26, height: 26).opacity(0.4)
      VStack(alignment: .leading) {
        Spacer()
        Text(record.title).font(.system(size: 24, weight: .bold, design: .rounded))
        Text(verbatim: "side \(record.id + 1)").font(.system(size: 14)).opacity(0.8)
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(18)
    }
    .frame(width: 220, height: 220)
    .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}
