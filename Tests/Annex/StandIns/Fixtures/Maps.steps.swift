[.wait(0.3), .tap(.point(CGPoint(x: 196, y: 541))), .wait(2)]
