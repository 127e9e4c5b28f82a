[.wait(0.3), .tap(.point(CGPoint(x: 196, y: 358))), .wait(1)]
