import Scrollwork

/// Full pages with paging.
extension Scene {
  /// Four pages: a flick, a slow drag that falls back, and a drag past the end.
  public static let pages = Scene(
    "pages", summary: "full pages with paging: one page per flick; short drags fall back",
    background: Color(red: 0.043, green: 0.075, blue: 0.169),
    script: [
      .wait(0.25),
      .flick(.left, velocity: 900),
      .untilSettled(),
      .wait(0.2),
      .drag(by: CGVector(dx: -130, dy: 0), over: 0.5, curve: .easeOut, hold: 0.12),
      .untilSettled(),
      .wait(0.2),
      .flick(.left, velocity: 2200),
      .untilSettled(),
      .flick(.left, velocity: 1400),
      .untilSettled(),
      .drag(by: CGVector(dx: -220, dy: 0), over: 0.45, curve: .easeOut),
      .untilSettled(),
      .wait(0.2),
    ]
  ) {
    PagesView()
  }
}

private struct Page: Identifiable {
  let id: Int
  let title: String
  let line: String
  let colors: [Color]

  static let all = [
    Page(
      id: 0, title: "Morning", line: "Light comes over the ridge\nand the valley fills up.",
      colors: [hex(0xFFD9A0), hex(0xFF9A76)]),
    Page(
      id: 1, title: "Noon", line: "Shadows hide under their trees\nand wait.",
      colors: [hex(0x9BE7D8), hex(0x3AA6B9)]),
    Page(
      id: 2, title: "Evening", line: "The lake keeps the sky\na little longer than the sky does.",
      colors: [hex(0xB79CED), hex(0x6A5ACD)]),
    Page(
      id: 3, title: "Night", line: "Somebody counts the windows\nthat are still awake.",
      colors: [hex(0x33415C), hex(0x0B132B)]),
  ]

  private static func hex(_ value: UInt32) -> Color {
    Color(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }
}

private struct PagesView: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(Page.all) { page in
          PageView(page: page)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
  }
}

private struct PageView: View {
  let page: Page

  var body: some View {
    ZStack {
      LinearGradient(colors: page.colors, startPoint: .top, endPoint: .bottom)
      Hills(swing: Double(page.id))
        .fill(.white.opacity(0.16))
        .frame(height: 300)
        .frame(maxHeight: .infinity, alignment: .bottom)
      Hills(swing: Double(page.id) + 1.7)
        .fill(.black.opacity(0.12))
        .frame(height: 190)
        .frame(maxHeight: .infinity, alignment: .bottom)
      VStack(spacing: 18) {
        Image("sun-\(page.id)")
          .visualEffect { content, proxy in
            let place = proxy.frame(in: .scrollView(axis: .horizontal)).midX - 195
            return content.offset(x: -0.35 * place)
          }
        Text(page.title)
          .font(.system(size: 44, weight: .bold, design: .rounded))
        Text(page.line)
          .font(.system(size: 18))
          .multilineTextAlignment(.center)
          .opacity(0.85)
      }
      .foregroundStyle(.white)
      .padding(.bottom, 120)
    }
    .clipped()
  }
}

/// A line of hills, filled to the bottom.
private struct Hills: Shape {
  let swing: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...48 {
        let x = Double(step) / 48
        let height = 0.5 + 0.32 * sin(5.1 * x + swing) + 0.14 * sin(11.3 * x + 2.4 * swing)
        path.addLine(
          to: CGPoint(x: rect.minX + x * rect.width, y: rect.maxY - height * rect.height * 0.8))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
