import Scrollwork

extension MeasuredViews {
  @CaseViews static var representables: [CaseView] {
    CaseView("hugging of 749 fills") {
      Represented(hugging: 749).marked("view").frame(width: 200, height: 60)
    }
    CaseView("hugging of 750 keeps the natural size") {
      Represented(hugging: 750).marked("view").frame(width: 200, height: 60)
    }
    CaseView("resistance of 750 keeps the natural size") {
      Represented(resistance: 750).marked("view").frame(width: 30, height: 10)
    }
    CaseView("a view with a natural size, nothing proposed") {
      Represented().marked("view").fixedSize()
    }
    CaseView("a view without a natural size, nothing proposed") {
      Represented(isPlain: true).marked("view").fixedSize()
    }
    CaseView("a size of its own") { SelfSized().marked("view").frame(width: 200, height: 60) }
    CaseView("the baselines of a view are its edges") {
      VStack {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          SelfSized().marked("first")
          box(10, 30, "atFirst")
        }
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          SelfSized().marked("last")
          box(10, 30, "atLast")
        }
      }
    }
  }
}

private final class NaturallySized: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 39, height: 20) }
}

private struct Represented: UIViewRepresentable {
  var hugging: Float = 250
  var resistance: Float = 750
  var isPlain = false

  func makeUIView(context: Context) -> UIView {
    let view = isPlain ? UIView() : NaturallySized()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
    }
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

private struct SelfSized: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIView, context: Context
  ) -> CGSize? { CGSize(width: 44, height: 22) }
}
