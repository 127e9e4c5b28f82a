[
  .wait(0.3), .tap(.point(CGPoint(x: 355, y: 228))), .wait(0.2),
  .tap(.point(CGPoint(x: 42, y: 436))), .wait(1),
]
