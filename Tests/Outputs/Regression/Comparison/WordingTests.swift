import Testing

@testable import ScrollworkRegression

@Suite struct `Wording of findings` {
  @Test(arguments: [
    (0.8, 0.85, ViewProperty.Unit.fraction, "0.80", "0.85"),
    (1, 0.9996, .fraction, "1.0000", "0.9996"),
    (0, 0.5, .points, "0.0 pt", "0.5 pt"), (12, 30, .points, "12 pt", "30 pt"),
    (-0.001, 0.001, .points, "-0.001 pt", "0.001 pt"), (0, 3, .degrees, "0°", "3°"),
    (5, 5, .points, "5.0000 pt", "5.0000 pt"), (1e30, -1e30, .fraction, "1e+30", "-1e+30"),
    (0.00001, 0, .thousandths, "0.0000", "0.0000"), (9.96, 10.04, .points, "9.96 pt", "10.04 pt"),
  ]) func `has the digits that tell values apart`(
    old: Double, new: Double, unit: ViewProperty.Unit, first: String, second: String
  ) {
    let (one, other) = ValueWording.pair(old, new, unit: unit)
    #expect(one == first && other == second)
  }

  @Test func `rounds lengths and times`() {
    #expect(ValueWording.points(1.234) == "1.23 pt")
    #expect(ValueWording.points(-12.34) == "-12.3 pt")
    #expect(ValueWording.points(-0.001) == "0 pt")
    #expect(ValueWording.seconds(1.0 / 60) == "0.02 s")
    #expect(ValueWording.stills(3, 3) == "in still 3")
    #expect(ValueWording.stills(3, 4) == "in stills 3 to 4")
    #expect(ValueWording.count(1, "still") == "1 still")
    #expect(ValueWording.count(0, "still") == "0 stills")
  }

  @Test(arguments: [
    ("", "Color", "the background"), ("VStack/Text[1]", "Text", "Text of Text[1]"),
    ("VStack/ForEach#Moss", "Text", "“Moss”"),
    ("VStack/ForEach#Moss/Text[0]", "Text", "Text of “Moss”"),
    ("VStack/ForEach[3]/Text", "Text", "Text of ForEach[3]"), ("Circle", "Circle", "Circle"),
    ("VStack/ForEach#a/b/Text", "Text", "Text of “a/b”"),
  ]) func `names views by their row`(name: String, kind: String, label: String) {
    #expect(ViewLabel.label(name: name, kind: kind) == label)
  }

  @Test func `lists and quotes`() {
    #expect(ViewLabel.list([]) == "")
    #expect(ViewLabel.list(["a", "a"]) == "a")
    #expect(ViewLabel.list(["a", "b"]) == "a and b")
    #expect(ViewLabel.list(["a", "b", "c"]) == "a, b and 1 other")
    #expect(ViewLabel.list(["a", "b", "c", "d"]) == "a, b and 2 others")
    #expect(ViewLabel.quoted("one\ntwo\r\n") == "“one two”")
    let long = String(repeating: "x", count: 40)
    #expect(ViewLabel.quoted(long) == "“" + String(repeating: "x", count: 31) + "…”")
    #expect(ViewLabel.label(scrollView: "ScrollView") == "ScrollView")
    #expect(ViewLabel.label(scrollView: "VStack/ScrollView[1]") == "ScrollView[1] of VStack")
  }

  @Test func `tells colors and sizes from other changes of a drawing`() {
    let color = DrawingChange(
      ["fill rect(0, 0) #ff0000", "end"], ["fill rect(0, 0) #00ff00", "end"])
    #expect(color.isColor && color.old == "#ff0000" && color.new == "#00ff00")
    #expect(color.details == ["- fill rect(0, 0) #ff0000", "+ fill rect(0, 0) #00ff00"])
    let stop = DrawingChange(["stop #ff0000@0.5"], ["stop #00ff00@0.5"])
    #expect(stop.isColor && stop.old == "#ff0000" && stop.new == "#00ff00")
    let moved = DrawingChange(["stop #ff0000@0.5"], ["stop #ff0000@0.6"])
    #expect(moved.old == "#ff0000@0.5" && moved.new == "#ff0000@0.6")
    let size = DrawingChange(["rect 0,0 10x10"], ["rect 0,0 10x12"])
    #expect(size.isGeometry && !size.isColor)
    let more = DrawingChange(["a"], ["a", "b"])
    #expect(!more.isColor && !more.isGeometry && more.old == "" && more.details == ["+ b"])
    let same = DrawingChange(["a"], ["a"])
    #expect(!same.isColor && !same.isGeometry && same.details.isEmpty)
    let lines = (0..<99).map { "line \($0)" }
    #expect(DrawingChange([], lines).details.count == 24)
  }
}
