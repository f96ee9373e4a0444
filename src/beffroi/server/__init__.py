"""The table in the browser: HTTP and WebSockets over the store; what leaves it is one viewer's view."""
