"""Tables in memory, changed one at a time, and the clients that follow them."""
