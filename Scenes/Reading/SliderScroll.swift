import Scrollwork

/// A slider that sets the scroll position of a story.
extension Scene {
  /// The thumb is dragged forward, back a little, and to the end; the text follows.
  public static let sliderScroll = Scene(
    "slider-scroll", summary: "a slider that sets the scroll position of a story",
    canvas: CGSize(width: 390, height: 720), background: .paper,
    script: [
      .wait(0.35),
      .drag(
        from: .view("place"), by: CGVector(dx: 118, dy: 0), over: 1.1, curve: .easeInOut,
        hold: 0.2),
      .wait(0.25),
      .drag(
        from: .view("place"), by: CGVector(dx: -56, dy: 6), over: 0.6, curve: .easeInOut,
        hold: 0.15),
      .wait(0.25),
      .drag(
        from: .view("place"), by: CGVector(dx: 260, dy: 0), over: 1.3, curve: .easeInOut,
        hold: 0.2),
      .wait(0.5),
    ]
  ) {
    SliderScrollView()
  }
}

private struct SliderScrollView: View {
  @State private var position: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      StoryHeader()
        .padding(.horizontal, 32)
        .padding(.top, 44)
        .padding(.bottom, 18)
      Divider()
      ScrollView {
        ScrollViewReader { proxy in
          Text(Story.lamp)
            .font(.system(size: 19, design: .serif))
            .foregroundStyle(Color.ink)
            .padding(.horizontal, 32)
            .padding(.vertical, 24)
            .id("story")
            .onChange(of: position) { _, place in
              proxy.scrollTo("story", anchor: UnitPoint(x: 0, y: place))
            }
        }
      }
      Divider()
      PlaceBar(position: $position)
        .padding(.horizontal, 32)
        .padding(.vertical, 20)
    }
  }
}

private struct StoryHeader: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("A STORY IN ONE SITTING")
        .font(.system(size: 11, weight: .bold))
        .tracking(1.6)
        .foregroundStyle(Color.rust)
      Text("The Spare Lamp")
        .font(.system(size: 31, weight: .bold, design: .serif))
        .foregroundStyle(Color.ink)
    }
  }
}

/// The slider, and the fraction of the story above.
private struct PlaceBar: View {
  @Binding var position: CGFloat

  var body: some View {
    HStack(spacing: 16) {
      Slider(value: $position)
        .tint(.rust)
        .accessibilityIdentifier("place")
      Text("\(Int((position * 100).rounded())) %")
        .font(.system(size: 15, weight: .medium, design: .serif))
        .foregroundStyle(Color.ink)
        .frame(width: 52, alignment: .trailing)
    }
  }
}

extension Color {
  fileprivate static let paper = Color(red: 0.984, green: 0.969, blue: 0.941)
  fileprivate static let ink = Color(red: 0.176, green: 0.153, blue: 0.141)
  fileprivate static let rust = Color(red: 0.741, green: 0.318, blue: 0.18)
}
