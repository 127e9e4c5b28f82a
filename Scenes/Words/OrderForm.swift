import Scrollwork

/// An order form: segments, fields, a wheel, and disclosure groups.
struct OrderForm: View {
  @State private var kind = 0
  @State private var minutes = 20
  @State private var isOpen = false
  @State private var name = ""

  private static let kinds = ["Rye", "Oat", "Corn"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("One loaf, please").font(.title.bold())
        Picker("Kind", selection: $kind) {
          ForEach(Self.kinds.indices, id: \.self) { index in
            Text(Self.kinds[index]).tag(index).id("kind \(index)")
          }
        }
        .pickerStyle(.segmented)
        GroupBox("For") {
          TextField("Your name", text: $name)
          Divider()
          LabeledContent("Bread", value: Self.kinds[kind])
          LabeledContent("Ready in", value: "\(minutes) minutes")
        }
        DisclosureGroup("What is in it", isExpanded: $isOpen) {
          LabeledContent("Flour", value: "500 g")
          LabeledContent("Water", value: "350 ml")
          LabeledContent("Salt", value: "10 g")
        }
        .id("more")
        Picker("Minutes", selection: $minutes) {
          ForEach(Array(stride(from: 5, through: 60, by: 5)), id: \.self) { Text("\($0) min") }
        }
        .pickerStyle(.wheel)
        .id("wheel")
        TextField("A note", text: .constant("No seeds on top"))
          .textFieldStyle(.roundedBorder)
        HStack {
          Text("Pay")
          Spacer()
          Picker("Pay", selection: .constant("later")) {
            Text("At the door").tag("door")
            Text("Later").tag("later")
          }
        }
      }
      .padding(20)
    }
    .background(Color(.systemBackground))
  }
}

extension Scene {
  /// Controls of a form, used one after another.
  public static let order = Scene(
    "order", summary: "a form with segments, fields, a wheel and a disclosure group",
    canvas: CGSize(width: 360, height: 780),
    script: [
      .wait(0.3), .tap(.view("kind 2")), .wait(0.5), .tap(.view("more")), .wait(0.6),
      .drag(from: .view("wheel"), by: CGVector(dx: 0, dy: -90), over: 0.5, hold: 0.1),
      .untilSettled(), .wait(0.2),
    ]
  ) { OrderForm() }
}
