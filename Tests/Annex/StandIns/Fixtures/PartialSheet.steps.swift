[.wait(1.1), .tap(.point(CGPoint(x: 196, y: 300))), .wait(1.2)]
