import Scrollwork

/// A navigation stack: a large title that collapses, and a page that is pushed and popped.
extension Scene {
  /// The large title scrolls with the rows and collapses into the bar; a tapped row pushes its
  /// page from the trailing edge, and the back button pops it.
  public static let harbors = Scene(
    "harbors", summary: "a navigation stack: a large title becomes a small one, a page is pushed",
    canvas: CGSize(width: 393, height: 852), safeArea: .phone, script: harborsScript
  ) {
    HarborList()
  }

  /// The same scene right to left.
  public static let harborsRTL: Scene = {
    var scene = harbors
    scene.name = "harbors-rtl"
    scene.summary = "the navigation stack, right to left"
    scene.layoutDirection = .rightToLeft
    return scene
  }()

  private static let harborsScript: GestureScript = [
    .wait(0.3),
    .drag(by: CGVector(dx: 0, dy: -170), over: 0.8, curve: .easeInOut, hold: 0.14),
    .wait(0.3),
    .tap(.view("row 6")),
    .wait(0.6),
    .drag(by: CGVector(dx: 0, dy: -150), over: 0.5, curve: .easeInOut, hold: 0.14),
    .wait(0.3),
    .tap(.view("Back")),
    .wait(0.7),
  ]
}

private struct Harbor: Hashable {
  let number: Int
  var name: String { Self.names[number % Self.names.count] }
  var hue: Double { 0.52 + 0.017 * Double(number) }

  private static let names = [
    "Greywater", "Saltmouth", "Three Gulls", "Lanternhead", "Old Quay", "Kelp Bay", "Ninefathom",
    "The Narrows", "Drift Haven", "Low Light", "Amber Sound", "Far Mole", "Windlass", "Skerry Gate",
  ]
}

private struct HarborList: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<14, id: \.self) { number in
            NavigationLink(value: Harbor(number: number)) {
              HarborRow(harbor: Harbor(number: number))
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier("row \(number)")
          }
        }
      }
      .navigationTitle("Harbors")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Image(systemName: "plus").font(.system(size: 20, weight: .medium))
            .foregroundStyle(.blue)
        }
      }
      .navigationDestination(for: Harbor.self) { HarborPage(harbor: $0) }
    }
  }
}

private struct HarborRow: View {
  let harbor: Harbor

  var body: some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 10)
        .fill(Color(hue: harbor.hue, saturation: 0.5, brightness: 0.85).gradient)
        .frame(width: 46, height: 46)
      VStack(alignment: .leading, spacing: 2) {
        Text(harbor.name).font(.headline)
        Text(verbatim: "\(3 + harbor.number * 7 % 11) berths free")
          .font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold))
        .foregroundStyle(.tertiary)
    }
    .padding(.horizontal, 16)
    .frame(height: 70)
    .contentShape(Rectangle())
    .overlay(alignment: .bottomTrailing) {
      Divider().padding(.leading, 76)
    }
  }
}

private struct HarborPage: View {
  let harbor: Harbor

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        RoundedRectangle(cornerRadius: 22)
          .fill(Color(hue: harbor.hue, saturation: 0.5, brightness: 0.85).gradient)
          .frame(height: 220)
        Text("Enter on the flood").font(.title2.bold())
        ForEach(0..<5, id: \.self) { Text(Self.lines[$0]).font(.body).lineSpacing(2) }
      }
      .padding(16)
    }
    .navigationTitle(harbor.name)
    .navigationBarTitleDisplayMode(.inline)
  }

  private static let lines = [
    "Keep the white house over the end of the mole until the second buoy, then turn for the "
      + "chapel.",
    "There is water for two meters at the visitors' wall, less after a week of east wind.",
    "The baker opens at six and closes when he has sold what he has made.",
    "Ask for the key of the shower at the net loft; the deposit is a story.",
    "Leave on the first of the ebb, and wave to whoever sits on the bench.",
  ]
}
