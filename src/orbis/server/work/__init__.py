"""What goes on in the background: bots that think, analyses, the clock."""
