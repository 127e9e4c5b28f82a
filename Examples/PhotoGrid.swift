import SwiftUI

/// A grid of pictures; a tapped one expands to fill the page, and shrinks back.
struct PhotoGrid: View {
  @Namespace private var space
  @State private var opened: Int?
  private let columns = [GridItem(.adaptive(minimum: 100), spacing: 4)]

  var body: some View {
    ZStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Last summer").font(.largeTitle.bold()).padding(.horizontal, 16)
          LazyVGrid(columns: columns, spacing: 4) {
            ForEach(0..<36, id: \.self) { index in
              Group {
                if opened == index {
                  Color.clear
                } else {
                  Picture(index: index)
                    .matchedGeometryEffect(id: index, in: space)
                }
              }
              .aspectRatio(1, contentMode: .fit)
              .id("photo \(index)")
              .onTapGesture { withAnimation(.spring(duration: 0.5)) { opened = index } }
            }
          }
        }
        .padding(.top, 24)
      }

      if let index = opened {
        Color.black.opacity(0.9)
          .transition(.opacity)
        Picture(index: index)
          .matchedGeometryEffect(id: index, in: space)
          .frame(width: 390, height: 390)
          .id("opened")
          .onTapGesture { withAnimation(.spring(duration: 0.5)) { opened = nil } }
      }
    }
    .background(.white)
  }
}

private struct Picture: View {
  let index: Int

  var body: some View {
    let hue = Double(index * 7 % 36) / 36
    GeometryReader { proxy in
      let side = proxy.size.width
      ZStack {
        LinearGradient(
          colors: [
            Color(hue: hue, saturation: 0.35, brightness: 1),
            Color(hue: hue + 0.1, saturation: 0.7, brightness: 0.8),
          ], startPoint: .top, endPoint: .bottom)
        Circle()
          .fill(.white.opacity(0.8))
          .frame(width: side * 0.22, height: side * 0.22)
          .offset(x: side * (0.3 - 0.05 * Double(index % 9)), y: -side * 0.22)
        Ridge(seed: index)
          .fill(Color(hue: hue + 0.15, saturation: 0.6, brightness: 0.45))
      }
    }
    .clipped()
  }
}

private struct Ridge: Shape {
  var seed: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...6 {
        let height = 0.25 + 0.09 * Double((seed * 5 + step * step * 3) % 5)
        path.addLine(
          to: CGPoint(
            x: rect.minX + rect.width * CGFloat(step) / 6, y: rect.maxY - rect.height * height))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

#Preview { PhotoGrid() }
