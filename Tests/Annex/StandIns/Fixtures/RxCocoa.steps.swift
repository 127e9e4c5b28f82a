// Turns the switch on, taps the button, and selects a row.
[
  .wait(0.1), .tap(.point(CGPoint(x: 170, y: 75))), .wait(0.1),
  .tap(.point(CGPoint(x: 170, y: 150))), .wait(0.5), .tap(.point(CGPoint(x: 100, y: 410))),
  .wait(1),
]
