// Drags the knob from 45° to 135°, clockwise from the top.
[
  .wait(0.2),
  .drag(from: .point(CGPoint(x: 267, y: 354)), by: CGVector(dx: 0, dy: 141), over: 0.5),
  .wait(1.2),
]
