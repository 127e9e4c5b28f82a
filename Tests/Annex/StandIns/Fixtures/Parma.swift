// At 0.
import Parma
import SwiftUI

private struct Render: ParmaRenderable {
  func heading(level: HeadingLevel?, textView: Text) -> Text {
    level == .two ? textView.font(.system(size: 30)).foregroundColor(.red) : textView
  }
  func paragraphBlock(view: AnyView) -> AnyView { AnyView(view.padding(.leading, 20)) }
  func code(_ text: String) -> Text { Text("code " + text) }
  func link(textView: Text, destination: String?) -> Text { Text(destination ?? "none") }
  func listItem(attributes: ListAttributes, index: [Int], view: AnyView) -> AnyView {
    let isBullet = attributes.type == ListType.bullet
    let isPeriod = attributes.delimiter == ListDelimiter.period
    return AnyView(
      HStack {
        Text("\(isBullet) \(isPeriod) \(index.count)"); view
      })
  }
  func imageView(with urlString: String, altTextView: AnyView?) -> AnyView {
    altTextView ?? AnyView(EmptyView())
  }
}

struct ParmaFixture: View {
  var body: some View {
    VStack {
      Parma("# Title\n\nA **strong** and *soft* `text`.\n\n1. item\n   - inner\n\n![a](picture.png)")
      Parma(
        "## Red\n\n`a` [words](page)\n\n- item\n\n![words](picture.png)", alignment: .center,
        render: Render())
    }
  }
}
