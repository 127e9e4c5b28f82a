[.wait(0.3), .tap(.point(CGPoint(x: 113, y: 415))), .wait(1)]
