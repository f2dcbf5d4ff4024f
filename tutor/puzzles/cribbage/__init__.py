"""What can be asked about cribbage with Muggins: one family a module, every right answer from the rules."""
