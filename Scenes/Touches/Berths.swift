import Scrollwork

extension Scene {
  /// Three lists side by side in a paging scroll view: vertical drags scroll the list, horizontal
  /// ones the pages.
  public static let berths = Scene(
    "berths", summary: "UIKit lists nested in a paging UIKit scroll view: drags by axis",
    canvas: CGSize(width: 300, height: 400),
    script: [
      .wait(0.1),
      .flick(.up, velocity: 900),
      .wait(0.5),
      .flick(.left, velocity: 700),
      .untilSettled(),
      .mark("second"),
      .drag(by: CGVector(dx: 0, dy: 90), over: 0.25),
      .untilSettled(),
      .mark("back"),
      .drag(by: CGVector(dx: 80, dy: 6), over: 0.2, hold: 0.15),
      .untilSettled(),
      .wait(0.1),
    ]
  ) {
    Berths()
  }
}

private struct Berths: View {
  @State private var page = 0

  var body: some View {
    VStack(spacing: 12) {
      Text(Quay.all[page].name)
        .font(.system(size: 22, weight: .bold, design: .serif))
        .foregroundStyle(Color(red: 0.1, green: 0.22, blue: 0.32))
      Quays(page: $page)
        .clipShape(RoundedRectangle(cornerRadius: 20))
      HStack(spacing: 8) {
        ForEach(0..<Quay.all.count, id: \.self) { index in
          Circle()
            .fill(Color(red: 0.1, green: 0.22, blue: 0.32).opacity(index == page ? 1 : 0.25))
            .frame(width: 8, height: 8)
        }
      }
    }
    .padding(16)
    .background(Color(red: 0.87, green: 0.91, blue: 0.9))
  }
}

/// A quay and its boats.
private struct Quay {
  let name: String
  let hue: Double
  let boats: [String]

  static let all = [
    Quay(
      name: "North Quay", hue: 0.55,
      boats: ["Alma", "Brisk", "Curlew", "Dovekie", "Eider", "Fulmar", "Gannet", "Heron"]),
    Quay(
      name: "Fish Pier", hue: 0.04,
      boats: ["Juno", "Kestrel", "Lark", "Merlin", "Nuthatch", "Osprey", "Petrel", "Quail"]),
    Quay(
      name: "Old Basin", hue: 0.4,
      boats: ["Rook", "Siskin", "Tern", "Umber", "Vesper", "Whimbrel", "Xebec", "Yarrow"]),
  ]
}

/// A paging UIKit scroll view with a nested one for each quay.
private struct Quays: UIViewRepresentable {
  @Binding var page: Int

  private static let (size, height) = (CGSize(width: 268, height: 294), CGFloat(8 * 66 + 12))

  func makeCoordinator() -> Coordinator { Coordinator($page) }

  func makeUIView(context: Context) -> UIScrollView {
    let pages = UIScrollView(frame: CGRect(origin: .zero, size: Self.size))
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.contentSize = CGSize(
      width: Self.size.width * CGFloat(Quay.all.count), height: Self.size.height)
    pages.delegate = context.coordinator
    for (index, quay) in Quay.all.enumerated() {
      let list = UIScrollView(
        frame: CGRect(
          origin: CGPoint(x: Self.size.width * CGFloat(index), y: 0), size: Self.size))
      list.contentSize = CGSize(width: Self.size.width, height: Self.height)
      list.autoresizingMask = [.flexibleHeight]
      list.indicatorStyle = .white
      list.backgroundColor = UIColor(Color(hue: quay.hue, saturation: 0.5, brightness: 0.35))
      let controller = UIHostingController(rootView: Moorings(quay: quay))
      controller.view.frame = CGRect(origin: .zero, size: list.contentSize)
      list.addSubview(controller.view)
      pages.addSubview(list)
    }
    return pages
  }

  func updateUIView(_ pages: UIScrollView, context: Context) {}

  final class Coordinator: UIScrollViewDelegate {
    @Binding private var page: Int

    init(_ page: Binding<Int>) { _page = page }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let turned = scrollView.contentOffset.x / max(scrollView.bounds.width, 1)
      page = min(max(Int(turned.rounded()), 0), Quay.all.count - 1)
    }
  }
}

private struct Moorings: View {
  let quay: Quay

  var body: some View {
    VStack(spacing: 10) {
      ForEach(0..<quay.boats.count, id: \.self) { index in
        HStack(spacing: 12) {
          Text("\(index + 1)")
            .font(.system(size: 15, weight: .bold, design: .rounded))
            .frame(width: 34, height: 34)
            .background(
              Circle().fill(Color(hue: quay.hue, saturation: 0.45, brightness: 0.75)))
          Text(quay.boats[index]).font(.system(size: 17, weight: .medium, design: .serif))
          Spacer()
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 11)
        .frame(height: 56)
        .background(
          RoundedRectangle(cornerRadius: 14)
            .fill(Color(hue: quay.hue, saturation: 0.5, brightness: 0.46)))
      }
    }
    .padding(.horizontal, 12)
  }
}
