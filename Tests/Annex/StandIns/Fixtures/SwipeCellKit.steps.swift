// Swipes the first row to the left, and deletes it.
[
  .wait(0.2),
  .drag(from: .point(CGPoint(x: 300, y: 81)), by: CGVector(dx: -150, dy: 0), press: 0, over: 0.2),
  .wait(1),
  .tap(.point(CGPoint(x: 350, y: 81))), .wait(1),
]
