import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkViews

@testable import ScrollworkStage

extension Sketcher {
  mutating func leaf() -> Sketch {
    let hue = Double(number(0...23)) / 24
    let color = Color(hue: hue, saturation: 0.5, brightness: 0.9)
    switch number(0...16) {
    case 0, 1: return Sketch("Color") { _ in AnyView(color) }
    case 2: return Sketch("Circle().fill(gradient)") { _ in AnyView(Circle().fill(color.gradient)) }
    case 3:
      let words = ["a", "word", "two words", "", "a line that has to be broken"]
      let word = words[number(0...words.count - 1)]
      return Sketch("Text(\(word.debugDescription))") { _ in AnyView(Text(word)) }
    case 4: return Sketch("Image(\"sun\")") { _ in AnyView(Image("sun")) }
    case 5: return Sketch("Image(\"moon\").resizable()") { _ in AnyView(Image("moon").resizable()) }
    case 6: return Sketch("Image(\"none\")") { _ in AnyView(Image("none")) }
    case 7: return Sketch("Spacer()") { _ in AnyView(Spacer()) }
    case 8:
      let least = length(0...20)
      return Sketch("Spacer(minLength: \(least))") { _ in AnyView(Spacer(minLength: least)) }
    case 9: return Sketch("Divider()") { _ in AnyView(Divider()) }
    case 10: return Sketch("ForEach(0..<0)") { _ in AnyView(ForEach(0..<0) { _ in Text("no") }) }
    case 11:
      let radius = length(0...30)
      return Sketch("RoundedRectangle(cornerRadius: \(radius)).stroke()") { _ in
        AnyView(RoundedRectangle(cornerRadius: radius).stroke(color, lineWidth: 2))
      }
    case 12:
      return Sketch("Image(systemName: \"star\")") { _ in AnyView(Image(systemName: "star")) }
    case 16: return control()
    case 13: return Sketch("Touched()") { _ in AnyView(Touched(color: color)) }
    default:
      let (width, height) = (length(0...90), length(0...90))
      return Sketch("Color.frame(width: \(width), height: \(height))") { _ in
        AnyView(color.frame(width: width, height: height))
      }
    }
  }
}

/// A box that a tap makes larger, and that then has a neighbor.
private struct Touched: View {
  let color: Color
  @State private var count = 0

  var body: some View {
    HStack(spacing: 2) {
      color.frame(width: 20 + CGFloat(count * 5), height: 20)
        .onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { count += 1 } }
      if count % 2 == 1 { Color.black.frame(width: 6, height: 6).transition(.scale) }
    }
  }
}
