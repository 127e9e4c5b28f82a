[.wait(0.3), .tap(.point(CGPoint(x: 42, y: 340))), .wait(1)]
