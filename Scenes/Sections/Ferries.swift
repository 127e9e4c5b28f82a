import Scrollwork

/// A timetable as a `Grid`: columns as wide as their widest cell, notes across all of them.
extension Scene {
  /// A slow scroll down the day, and back.
  public static let ferries = Scene(
    "ferries", summary: "a timetable as a Grid: aligned columns, spanning cells, full-width notes",
    background: Palette.color(0x0F2E3D),
    script: [
      .wait(0.3),
      .drag(from: .unit(UnitPoint(x: 0.5, y: 0.8)), by: CGVector(dx: 0, dy: -260), over: 0.9),
      .untilSettled(),
      .flick(.up, velocity: 1100),
      .untilSettled(),
      .wait(0.3),
    ]
  ) {
    FerriesView()
  }
}

private struct FerriesView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        Text("Ferries")
          .font(.system(size: 40, weight: .bold, design: .rounded))
          .foregroundStyle(.white)
          .padding(.top, 64)
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 14, verticalSpacing: 12) {
          GridRow {
            Text("Leaves")
            Text("For").gridCellColumns(2)
            Text("Fare").gridColumnAlignment(.trailing)
          }
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(Palette.color(0x8FB6C6))
          rule
          ForEach(Ferry.all) { ferry in
            if let note = ferry.note {
              NoteBand(note: note)
            } else {
              FerryRow(ferry: ferry)
              rule
            }
          }
        }
        .padding(20)
        .background(Palette.color(0x163D50), in: .rect(cornerRadius: 24))
      }
      .padding(.horizontal, 20)
      .padding(.bottom, 40)
    }
    .scrollIndicators(.never)
  }

  private var rule: some View {
    Palette.color(0x2B5569).frame(height: 1).gridCellUnsizedAxes(.horizontal)
  }
}

private struct FerryRow: View {
  let ferry: Ferry

  var body: some View {
    GridRow {
      Text(verbatim: ferry.time)
        .font(.system(size: 19, weight: .medium, design: .monospaced))
        .foregroundStyle(.white)
      Text(verbatim: ferry.pier)
        .font(.system(size: 13, weight: .bold, design: .rounded))
        .foregroundStyle(Palette.color(0x0F2E3D))
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(Palette.color(ferry.color), in: .capsule)
        .gridCellAnchor(.center)
      Text(verbatim: ferry.island)
        .font(.system(size: 19))
        .foregroundStyle(.white)
      Text(verbatim: ferry.fare)
        .font(.system(size: 19, design: .monospaced))
        .foregroundStyle(Palette.color(0xC9DFE8))
    }
  }
}

/// A note that spans all columns.
private struct NoteBand: View {
  let note: String

  var body: some View {
    Text(verbatim: note)
      .font(.system(size: 14, weight: .medium))
      .foregroundStyle(Palette.color(0xFFE3B0))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .background(Palette.color(0xFFB454).opacity(0.18), in: .rect(cornerRadius: 12))
  }
}

private struct Ferry: Identifiable {
  let time: String
  var island = ""
  var pier = ""
  var fare = ""
  var color: UInt32 = 0xFFFFFF
  var note: String?

  var id: String { time }

  private static func note(_ text: String) -> Ferry { Ferry(time: text, note: text) }

  static let all = [
    Ferry(time: "5:40", island: "Great Tern", pier: "A", fare: "4.20", color: 0x9BE3C3),
    Ferry(time: "6:15", island: "Ox Skerry", pier: "C 2", fare: "3", color: 0xF7C6E0),
    Ferry(time: "7:05", island: "Great Tern", pier: "A", fare: "4.20", color: 0x9BE3C3),
    note("With bicycles from here on, two to a boat"),
    Ferry(time: "8:30", island: "The Sisters", pier: "B", fare: "11.50", color: 0xBFD4FF),
    Ferry(time: "9:55", island: "Lamp Rock", pier: "C 1", fare: "6", color: 0xF7C6E0),
    Ferry(time: "11:20", island: "Great Tern", pier: "A", fare: "4.20", color: 0x9BE3C3),
    Ferry(time: "12:00", island: "Ox Skerry", pier: "C 2", fare: "3", color: 0xF7C6E0),
    note("No boats while the tide is out"),
    Ferry(time: "15:45", island: "The Sisters", pier: "B", fare: "11.50", color: 0xBFD4FF),
    Ferry(time: "16:30", island: "Far Holm", pier: "B", fare: "18", color: 0xBFD4FF),
    Ferry(time: "17:10", island: "Great Tern", pier: "A", fare: "4.20", color: 0x9BE3C3),
    Ferry(time: "18:25", island: "Lamp Rock", pier: "C 1", fare: "6", color: 0xF7C6E0),
    Ferry(time: "19:40", island: "Ox Skerry", pier: "C 2", fare: "3", color: 0xF7C6E0),
    note("The last boat waits for the concert"),
    Ferry(time: "23:15", island: "Great Tern", pier: "A", fare: "4.20", color: 0x9BE3C3),
  ]
}
