"""La Città: rules, examples, invariants, data, positions and secrets."""
