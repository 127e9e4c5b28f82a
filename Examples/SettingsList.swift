import SwiftUI

/// Settings in groups, as a scroll view of cards.
struct SettingsList: View {
  @State private var isQuiet = true
  @State private var isLocal = false
  @State private var size = 0.4

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        Text("Settings").font(.largeTitle.bold()).padding(.top, 12)

        HStack(spacing: 14) {
          Text("RH")
            .font(.title2.bold())
            .foregroundStyle(.white)
            .frame(width: 60, height: 60)
            .background(Circle().fill(Color.teal.gradient))
          VStack(alignment: .leading) {
            Text("Rosa Hald").font(.title3.bold())
            Text("Name, sounds, devices").font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Image(systemName: "chevron.right").foregroundStyle(.tertiary)
        }
        .padding(16)
        .background(RoundedRectangle(cornerRadius: 22).fill(.white))

        SettingsGroup("Reading") {
          SettingsRow("Text size", symbol: "plus", color: .blue) {
            Slider(value: $size).frame(width: 130)
          }
          SettingsRow("Night pages", symbol: "moon.fill", color: .indigo) { Text("At dusk") }
          SettingsRow("Bookmarks", symbol: "bookmark.fill", color: .orange) { Text("14") }
        }
        SettingsGroup("Alerts") {
          SettingsRow("Quiet hours", symbol: "bell.fill", color: .red) {
            SwitchMark(isOn: isQuiet)
              .id("quiet")
              .onTapGesture { withAnimation(.snappy) { isQuiet.toggle() } }
          }
          SettingsRow("Letters", symbol: "envelope", color: .blue) { Text("Weekly") }
        }
        SettingsGroup("Privacy") {
          SettingsRow("Stay on this device", symbol: "house.fill", color: .green) {
            SwitchMark(isOn: isLocal)
              .id("local")
              .onTapGesture { withAnimation(.snappy) { isLocal.toggle() } }
          }
          SettingsRow("Places", symbol: "location.fill", color: .cyan) { Text("Never") }
          SettingsRow("Microphone", symbol: "mic.fill", color: .pink) { Text("Ask") }
          SettingsRow("Camera", symbol: "camera.fill", color: .gray) { Text("Ask") }
        }
        SettingsGroup("Storage") {
          SettingsRow("Books", symbol: "square.fill", color: .brown) { Text("1.2 GB") }
          SettingsRow("Empty the bin", symbol: "trash", color: .red) { Text("3 items") }
        }
      }
      .padding(.horizontal, 18)
      .padding(.bottom, 40)
    }
    .background(Color(.systemGray6))
  }
}

private struct SettingsGroup<Rows: View>: View {
  let title: String
  let rows: Rows

  init(_ title: String, @ViewBuilder rows: () -> Rows) {
    self.title = title
    self.rows = rows()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.footnote).foregroundStyle(.secondary).padding(.leading, 16)
      VStack(spacing: 0) { rows }
        .background(RoundedRectangle(cornerRadius: 22).fill(.white))
    }
  }
}

private struct SettingsRow<Value: View>: View {
  let title: String
  let symbol: String
  let color: Color
  let value: Value

  init(_ title: String, symbol: String, color: Color, @ViewBuilder value: () -> Value) {
    self.title = title
    self.symbol = symbol
    self.color = color
    self.value = value()
  }

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: symbol)
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: 30, height: 30)
        .background(RoundedRectangle(cornerRadius: 8).fill(color.gradient))
      Text(title)
      Spacer()
      value.foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: 54)
  }
}

private struct SwitchMark: View {
  let isOn: Bool

  var body: some View {
    Capsule()
      .fill(isOn ? Color.green : Color(.systemGray4))
      .frame(width: 50, height: 30)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white).padding(2).shadow(color: .black.opacity(0.2), radius: 2, y: 1)
      }
  }
}

#Preview { SettingsList() }
