import Scrollwork

extension MeasuredViews {
  @CaseViews static var text: [CaseView] {
    CaseView("a large title under another") { two(.largeTitle) }
    CaseView("a title under another") { two(.title) }
    CaseView("a third title under another") { two(.title3) }
    CaseView("a headline under another") { two(.headline) }
    CaseView("body under body") { two(.body) }
    CaseView("17 points under 17 points") { two(.system(size: 17)) }
    CaseView("the lower font decides the distance") {
      VStack {
        Text("One").font(.system(size: 20)).id("first")
        Text("Two").font(.title2).id("second")
        Text("Three").font(.system(size: 20)).id("third")
      }
    }
    CaseView("10 points between views") { between(10) }
    CaseView("17 points between views") { between(17) }
    CaseView("20 points between views") { between(20) }
    CaseView("26 points between views") { between(26) }
    CaseView("texts and a view in a row") {
      HStack {
        Text("One").id("first")
        Text("Two").id("second")
        box(10, 10, "box")
      }
    }
    CaseView("a line of 10 points") { line(10) }
    CaseView("a line of 11 points") { line(11) }
    CaseView("a line of 13 points") { line(13) }
    CaseView("a line of 15 points") { line(15) }
    CaseView("a line of 17 points") { line(17) }
    CaseView("a line of 22 points") { line(22) }
    CaseView("a line of 24 points") { line(24) }
    CaseView("a line of 26 points") { line(26) }
    CaseView("a line of 40 points") { line(40) }
    CaseView("two lines of 17 points") { Text("Hg\nHg").font(.system(size: 17)).id("text") }
    CaseView("lines of body have leading") {
      VStack {
        Text("Hg").id("one")
        Text("Hg\nHg\nHg").id("three")
      }
    }
    brokenTexts
  }

  @CaseViews private static var brokenTexts: [CaseView] {
    CaseView("a wrapped text is as wide as its lines") { small(sentence, "text").frame(width: 150) }
    CaseView("a last word is not left alone") {
      VStack(alignment: .leading) {
        small("must wrap", "words")
        small("Layout must wrap", "text").frame(width: 90, alignment: .leading)
      }
    }
    CaseView("lines that are reserved") {
      VStack(spacing: 0) {
        small("Hello", "one")
        Text("Hello").font(.system(size: 13)).lineLimit(2, reservesSpace: true).id("reserved")
        Text("Hello").font(.system(size: 13)).lineLimit(2...4).id("twoToFour")
        Text("Hello").font(.system(size: 13)).lineLimit(3...).id("threeAndMore")
      }
    }
    CaseView("a raised or lowered text is taller") {
      VStack(spacing: 0) {
        small("a", "plain")
        Text("a").font(.system(size: 13)).baselineOffset(6).id("raised")
        Text("a").font(.system(size: 13)).baselineOffset(-4).id("lowered")
      }
    }
    CaseView("a text with a line break") {
      VStack(spacing: 0) {
        small("Right side", "line")
        small("Left\nRight side", "lines")
      }
    }
    CaseView("a text without room") {
      Text("Hello").font(.system(size: 13)).frame(width: 0).marked("text")
    }
    CaseView("a bold headline is no wider") {
      VStack {
        Text("Headline").font(.headline).id("plain")
        Text("Headline").font(.headline).bold().id("bold")
      }
    }
    CaseView("a text in 8 points") { squeezed(8) }
    CaseView("a text in 20 points") { squeezed(20) }
    CaseView("a text in 40 points") { squeezed(40) }
    CaseView("a text in 48 points") { squeezed(48) }
  }
}

private let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

@MainActor private func small(_ text: String, _ name: String) -> some View {
  Text(text).font(.system(size: 13)).id(name)
}

@MainActor private func two(_ font: Font) -> some View {
  VStack {
    Text("One").font(font).id("first")
    Text("Two").font(font).id("second")
  }
}

@MainActor private func between(_ size: CGFloat) -> some View {
  VStack {
    box(30, 10, "above")
    Text("Two").font(.system(size: size)).id("text")
    box(30, 10, "below")
  }
}

@MainActor private func line(_ size: CGFloat) -> some View {
  Text("Hg").font(.system(size: size)).id("text")
}

@MainActor private func squeezed(_ height: CGFloat) -> some View {
  VStack(spacing: 0) {
    small("x", "line")
    small(sentence, "text").frame(width: 110, height: height)
  }
}
