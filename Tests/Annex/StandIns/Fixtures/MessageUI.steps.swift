[
  .wait(0.3), .tap(.point(CGPoint(x: 42, y: 250))), .wait(0.2),
  .tap(.point(CGPoint(x: 42, y: 445))), .wait(1),
]
