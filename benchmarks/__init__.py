"""What is measured, how, and against what: `make bench` prints one table."""
