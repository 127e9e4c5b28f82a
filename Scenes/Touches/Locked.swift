import Scrollwork

extension Scene {
  /// A sheet of stamps, dragged almost vertically, then diagonally, then vertically and, after a
  /// pause, horizontally: `isDirectionalLockEnabled`.
  public static let locked = Scene(
    "locked", summary: "a directional lock restricts drags to one axis until a pause",
    canvas: CGSize(width: 300, height: 356),
    script: [
      .wait(0.1),
      .drag(by: CGVector(dx: 20, dy: -130), over: 0.3, hold: 0.1),
      .mark("straight"),
      .wait(0.1),
      .drag(by: CGVector(dx: -100, dy: -80), over: 0.3, hold: 0.1),
      .mark("aslant"),
      .wait(0.1),
      .touch(.unit(.center)),
      .move(by: CGVector(dx: 0, dy: 60), over: 0.2),
      .hold(0.65),
      .move(by: CGVector(dx: 120, dy: 8), over: 0.3),
      .hold(0.1),
      .release,
      .wait(0.2),
    ]
  ) {
    Stamps()
  }
}

private struct Stamps: View {
  @State private var offset = CGPoint(x: 120, y: 60)

  var body: some View {
    VStack(spacing: 14) {
      LockedWindow(offset: $offset) { Sheet() }
        .frame(width: 268, height: 268)
        .clipShape(RoundedRectangle(cornerRadius: 18))
      HStack(spacing: 24) {
        readout("arrow.right", offset.x)
        readout("arrow.down", offset.y)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.16, green: 0.2, blue: 0.27))
  }

  private func readout(_ symbol: String, _ value: CGFloat) -> some View {
    HStack(spacing: 8) {
      Image(systemName: symbol).foregroundStyle(Color(red: 0.98, green: 0.78, blue: 0.4))
      Text("\(Int(value.rounded()))").monospacedDigit().frame(width: 44, alignment: .leading)
    }
    .font(.system(size: 17, weight: .semibold, design: .rounded))
    .foregroundStyle(.white)
  }
}

/// A UIKit scroll view with content that is larger in both axes.
private struct LockedWindow<Content: View>: UIViewRepresentable {
  @Binding var offset: CGPoint
  @ViewBuilder let content: Content

  func makeCoordinator() -> Coordinator { Coordinator($offset) }

  func makeUIView(context: Context) -> UIScrollView {
    let window = UIScrollView()
    window.isDirectionalLockEnabled = true
    window.contentSize = CGSize(width: 620, height: 620)
    let controller = UIHostingController(rootView: content)
    controller.view.frame = CGRect(origin: .zero, size: window.contentSize)
    window.addSubview(controller.view)
    window.contentOffset = CGPoint(x: 120, y: 60)
    window.delegate = context.coordinator
    return window
  }

  func updateUIView(_ window: UIScrollView, context: Context) {}

  final class Coordinator: UIScrollViewDelegate {
    @Binding private var offset: CGPoint

    init(_ offset: Binding<CGPoint>) { _offset = offset }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
  }
}

/// 6 × 6 stamps, each with a sun at another height.
private struct Sheet: View {
  var body: some View {
    VStack(spacing: 12) {
      ForEach(0..<6, id: \.self) { row in
        HStack(spacing: 12) {
          ForEach(0..<6, id: \.self) { column in stamp(row, column) }
        }
      }
    }
    .padding(14)
    .background(Color(red: 0.95, green: 0.93, blue: 0.88))
  }

  private func stamp(_ row: Int, _ column: Int) -> some View {
    let hue = 0.52 + Double(row) * 0.035
    return ZStack {
      LinearGradient(
        colors: [
          Color(hue: hue, saturation: 0.55, brightness: 0.95),
          Color(hue: hue + 0.07, saturation: 0.65, brightness: 0.6),
        ], startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(Color(hue: 0.12, saturation: 0.6, brightness: 1))
        .frame(width: 26, height: 26)
        .offset(x: CGFloat(column - 2) * 8 - 4, y: CGFloat(row * 7 - 22))
      Text("\(row + 1)·\(column + 1)")
        .font(.system(size: 13, weight: .bold, design: .rounded))
        .foregroundStyle(.white)
        .offset(x: 20, y: 30)
    }
    .frame(width: 88, height: 88)
    .clipped()
  }
}
