/// Views that print when their bodies are evaluated: the container, the presenter, and what is around.
enum Bodies {}
