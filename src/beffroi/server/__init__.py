"""The table in the browser: HTTP and WebSockets over the store; only one viewer's view ever leaves it."""
