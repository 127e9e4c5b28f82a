[
  .wait(0.3), .tap(.point(CGPoint(x: 113, y: 391))), .wait(0.2),
  .tap(.point(CGPoint(x: 355, y: 392))), .wait(1),
]
