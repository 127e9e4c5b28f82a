import Scrollwork

/// Equal plain rows, few or very many: the cost depends on the visible ones only.
extension Scene {
  /// A hundred rows, and a jump to the middle.
  public static let rowsHundred = rows(
    "rows-hundred", count: 100, summary: "a hundred plain rows, and a jump to the middle")

  /// A million rows, and a jump to the middle.
  public static let rowsMillion = rows(
    "rows-million", count: 1_000_000, summary: "a million plain rows, and a jump to the middle")

  private static func rows(_ name: String, count: Int, summary: String) -> Scene {
    Scene(
      name, summary: summary,
      script: [
        .wait(0.5),
        .scrollTo(id: "\(count / 2)", anchor: .center),
        .untilSettled(),
        .wait(0.2),
        .flick(.up, velocity: 1600),
        .wait(1.5),
      ]
    ) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            RowView(row: row)
          }
        }
      }
    }
  }
}

private struct RowView: View {
  let row: Int

  var body: some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 7)
        .fill(Color(hue: Double(row % 36) / 36, saturation: 0.55, brightness: 0.9).gradient)
        .frame(width: 30, height: 30)
      Text("Row \(row)")
        .font(.body)
      Spacer()
    }
    .padding(.horizontal, 20)
    .frame(height: 48)
    .overlay(alignment: .bottomTrailing) {
      Color.black.opacity(0.12)
        .frame(height: 0.5)
        .padding(.leading, 64)
    }
  }
}
