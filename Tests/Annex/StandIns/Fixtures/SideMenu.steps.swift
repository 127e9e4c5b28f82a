// Waits for the menu to go.
[.wait(3)]
