/// The first attempt: its types bear the names of those that replace them.
enum Stuck {}
