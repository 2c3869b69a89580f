### What is wrong with a custom tile set. The names of fields are those in the file.

violation-tile = Tile { $tile }, { $field }
violation-object = must be an object with the fields { $fields }
violation-missing = is missing
violation-unknown = isn’t a known field; the fields are { $fields }
violation-name = must have 1 to { $most } printable characters, not { $found }
violation-exactly = must be exactly { $expected }, not { $found }
violation-list = must be a list of { $expected } tiles, not { $found }
violation-id = must be a color out of RBYGW, a level from 1 to 3, and a lowercase letter, such as G2a, not { $found }
violation-choice = must be one of { $expected }, not { $found }
violation-cost = must have at most { $most } letters out of RBYGW*, not { $found }
violation-effect = must be one of { $kinds }, not { $found }
violation-effect-of-kind = { $found } doesn’t work: { $kind } takes the number { $numbers } (0: none) and { $colors } different colors
violation-range = must be a whole number from { $least } to { $most }, not { $found }
violation-mystic = must be left out: only tiles of the color { $color } have a mystic value
violation-repeated = appears { $found } times
violation-taken = { $found } is already on { $other }
violation-count = there must be { $expected }, not { $found }
violation-digest = must be { $expected }, or be left out
violations-more = { $count ->
    [one] … and { $count } more problem
   *[other] … and { $count } more problems
}
