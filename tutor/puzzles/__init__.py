"""What can be asked about a position: one family of questions a module, every right answer found by the rules."""
