[.wait(0.2), .tap(.point(CGPoint(x: 42, y: 358))), .wait(1)]
