// At 1.8.
import AlertToast
import SwiftUI

struct AlertToastFixture: View {
  @State private var shown = [true, true, true, true, true]
  @State private var log = "shown"

  private let style = AlertToast.AlertStyle.style(
    backgroundColor: .yellow, titleColor: .red, subTitleColor: .blue, titleFont: .title,
    subTitleFont: .caption)

  var body: some View {
    VStack(spacing: 0) {
      place(0, AlertToast(displayMode: .alert, type: .complete(.green), title: "Done"))
      place(1, AlertToast(displayMode: .hud, type: .error(.red), title: "Error", subTitle: "Twice"))
      place(
        2,
        AlertToast(
          displayMode: .banner(AlertToast.BannerAnimation.pop),
          type: AlertToast.AlertType.systemImage("star", .orange), title: "Banner",
          subTitle: "Below", style: style))
      place(3, AlertToast(type: .loading, title: "Loading"))
      place(4, AlertToast(type: .regular, title: "Regular"), duration: 0.5)
      Text(log)
    }
  }

  private func place(_ index: Int, _ toast: AlertToast, duration: Double = 5) -> some View {
    Color.gray.opacity(0.1).frame(height: 150)
      .toast(isPresenting: $shown[index], duration: duration) {
        toast
      } completion: {
        log += " \(index)"
      }
  }
}
