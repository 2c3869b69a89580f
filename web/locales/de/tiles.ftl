### Was an eigenen Plättchen nicht stimmt. Die Felder heißen wie in der Datei.

violation-tile = Plättchen { $tile }, { $field }
violation-object = muss ein Objekt mit den Feldern { $fields } sein
violation-missing = fehlt
violation-unknown = ist kein bekanntes Feld; die Felder sind { $fields }
violation-name = muss 1 bis { $most } druckbare Zeichen haben, nicht { $found }
violation-exactly = muss genau { $expected } sein, nicht { $found }
violation-list = muss eine Liste von { $expected } Plättchen sein, nicht { $found }
violation-id = muss eine Farbe aus RBYGW, eine Stufe von 1 bis 3 und ein Kleinbuchstabe sein, etwa G2a, nicht { $found }
violation-choice = muss eins von { $expected } sein, nicht { $found }
violation-cost = darf höchstens { $most } Buchstaben aus RBYGW* haben, nicht { $found }
violation-effect = muss eins von { $kinds } sein, nicht { $found }
violation-effect-of-kind = { $found } geht nicht: { $kind } braucht die Zahl { $numbers } (0: keine) und { $colors } verschiedene Farben
violation-range = muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }
violation-mystic = muss wegfallen: Nur Plättchen der Farbe { $color } haben einen mystischen Wert
violation-repeated = kommt { $found }-mal vor
violation-taken = { $found } steht schon auf { $other }
violation-count = es müssen { $expected } sein, nicht { $found }
violation-digest = muss { $expected } sein oder wegfallen
violations-more = { $count ->
    [one] … und { $count } weiterer Fehler
   *[other] … und { $count } weitere Fehler
}
