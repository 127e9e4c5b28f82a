// Waits for the last message to go.
[.wait(3)]
