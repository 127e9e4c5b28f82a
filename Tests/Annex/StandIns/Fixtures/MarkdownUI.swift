// At 0.
import MarkdownUI
import SwiftUI

@MarkdownContentBuilder private func poem() -> String {
  "One **strong** line."
  "> quoted"
}

struct MarkdownUIFixture: View {
  private let theme: Theme = .gitHub

  var body: some View {
    VStack(alignment: .leading) {
      Markdown("# Title\n\nA *text* of `code`.\n\n- [x] done\n\n---")
      Markdown { poem() }
      Markdown("## Ruled\n\n```\nlet a = 1\n```").markdownTheme(theme)
      Markdown("| a | b |\n|---|---|").markdownTheme(.docC)
      Markdown("1. first").markdownTheme(.basic)
    }
    .padding()
  }
}
