"""Tables: pure rules of who may do what, folded from events; and the registry that keeps them live."""
