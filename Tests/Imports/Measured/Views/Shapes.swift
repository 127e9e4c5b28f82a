import Scrollwork

extension MeasuredViews {
  @CaseViews static var shapes: [CaseView] {
    CaseView("shapes in stacks") { ShapesInStacks() }
    CaseView("shapes with modifiers") { ModifiedShapes() }
    CaseView("a border has no room") { box(31, 16, "inner").border(.red, width: 8).marked("outer") }
  }

  @CaseViews static var transforms: [CaseView] {
    CaseView("turned, scaled and moved views keep their frames") {
      HStack(spacing: 0) {
        box(40, 40).rotationEffect(.degrees(30), anchor: .topLeading).marked("turned")
        box(40, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).marked("scaled")
        box(40, 40).offset(x: 12, y: 8).marked("moved")
        box(40, 40).transformEffect(CGAffineTransform(translationX: 20, y: -4))
          .marked("transformed")
      }
    }
    CaseView("a hidden view keeps its room") {
      VStack(spacing: 0) {
        box(80, 30).hidden().marked("hidden")
        box(80, 30, "shown")
      }
    }
  }
}

private struct ShapesInStacks: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 0) {
        Circle().fill(.red).marked("circle")
        Ellipse().fill(.blue).marked("ellipse")
        Capsule().fill(.green).marked("capsule")
        Circle().stroke(lineWidth: 2).marked("stroked")
      }
      .frame(height: 40)
      HStack(spacing: 4) {
        Rectangle().marked("rectangle")
        Rectangle().frame(width: 40).marked("framed")
        Capsule().frame(width: 20).marked("framedCapsule")
        RoundedRectangle(cornerRadius: 4).frame(maxWidth: 50).marked("limited")
      }
      .frame(width: 200, height: 30)
      HStack(spacing: 4) {
        Rectangle().fixedSize().marked("idealRectangle")
        Circle().fixedSize().marked("idealCircle")
        Circle().strokeBorder(lineWidth: 2).fixedSize().marked("idealBorder")
        VStack(spacing: 0) {
          Circle().marked("upper")
          Rectangle().marked("lower")
        }
        .frame(width: 60, height: 100)
      }
    }
  }
}

private struct ModifiedShapes: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        framed(Circle().scale(0.5).fill(.blue), "scaled")
        framed(Circle().offset(x: 10, y: 5).fill(.red), "moved")
        framed(Rectangle().rotation(.degrees(30)).fill(.green), "turned")
        framed(Rectangle().size(width: 30, height: 20).fill(.purple), "sized")
      }
      HStack(spacing: 8) {
        framed(Circle().trim(from: 0.25, to: 1).stroke(.blue, lineWidth: 4), "trimmed")
        framed(RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(.teal), "inset")
        framed(Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(.red), "strokedAndMoved")
        framed(Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(.pink), "stretched")
      }
      HStack(spacing: 8) {
        Circle().offset(x: 5).fill(.blue).marked("idealMoved")
        Rectangle().size(width: 30, height: 20).fill(.green).marked("idealSized")
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fill(.red)
          .marked("idealPath")
        Circle().trim(from: 0, to: 0.5).fill(.orange).marked("idealTrimmed")
      }
      .fixedSize()
    }
  }

  private func framed(_ shape: some View, _ name: String) -> some View {
    shape.marked(name).frame(width: 60, height: 40)
  }
}
