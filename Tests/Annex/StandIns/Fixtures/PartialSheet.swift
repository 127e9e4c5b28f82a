// At 1, 2.
import PartialSheet
import SwiftUI

struct PartialSheetFixture: View {
  @State private var isShown = true
  @State private var text = "content"
  private let cover = PSIphoneStyle.PSCoverStyle.disabled
  private let handle = PSIphoneStyle.PSHandleBarStyle.solid(.red)
  private let background = PSIphoneStyle.PSIphoneBackground.solid(.yellow)

  var body: some View {
    Text(text)
      .partialSheet(
        isPresented: $isShown, type: PSType.scrollView(height: 100, showsIndicators: false),
        iPhoneStyle: PSIphoneStyle(
          background: background, handleBarStyle: handle, cover: cover, cornerRadius: 30),
        onDismiss: { text = "dismissed" }
      ) {
        Color.blue.frame(height: 300)
      }
      .attachPartialSheetToRoot()
  }
}
