import Scrollwork

/// A plain list with pinned section headers.
extension Scene {
  /// A hundred entries by month: month headers are pinned, and each pushes the previous one out.
  public static let ledger = Scene(
    "ledger", summary: "a plain list with pinned headers, separators and flashing indicators",
    canvas: CGSize(width: 393, height: 640),
    script: [
      .wait(0.9), .drag(by: CGVector(dx: 0, dy: -300), over: 0.8, curve: .easeInOut, hold: 0.12),
      .flick(.up, velocity: 1600), .untilSettled(), .wait(0.2),
    ]
  ) {
    Ledger()
  }
}

private struct Ledger: View {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October",
  ]
  private static let things = ["Candles", "Tea", "Stamps", "Twine", "Ink", "Soap", "Seeds"]

  var body: some View {
    List {
      ForEach(0..<Self.months.count, id: \.self) { month in
        Section(Self.months[month]) {
          ForEach(0..<10, id: \.self) { day in
            let number = month * 10 + day
            HStack {
              VStack(alignment: .leading, spacing: 2) {
                Text(Self.things[number * 5 % 7]).font(.headline)
                Text(verbatim: "\(1 + day * 3) \(Self.months[month].prefix(3))")
                  .font(.footnote).foregroundStyle(.secondary)
              }
              Spacer()
              Text(verbatim: "\(2 + number * 37 % 41).\(10 + number * 17 % 89)").monospacedDigit()
                .foregroundStyle(number % 4 == 1 ? AnyShapeStyle(.green) : AnyShapeStyle(.primary))
            }
          }
        }
      }
    }
    .listStyle(.plain)
    .scrollIndicatorsFlash(onAppear: true)
  }
}
