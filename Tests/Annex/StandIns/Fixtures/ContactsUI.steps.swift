[.wait(0.3), .tap(.point(CGPoint(x: 42, y: 316))), .wait(1)]
