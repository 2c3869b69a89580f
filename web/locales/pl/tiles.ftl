### Co jest nie tak z własnym zestawem kafli. Nazwy pól są takie jak w pliku.

violation-tile = Kafel { $tile }, { $field }
violation-object = to musi być obiekt z polami { $fields }
violation-missing = brakuje tego pola
violation-unknown = nie ma takiego pola; są tylko { $fields }
violation-name = potrzeba od 1 do { $most } drukowalnych znaków, a jest { $found }
violation-exactly = musi być dokładnie { $expected }, a jest { $found }
violation-list = to musi być lista { $expected } kafli, a jest { $found }
violation-id = to musi być kolor spośród RBYGW, poziom od 1 do 3 i mała litera, na przykład G2a, a jest { $found }
violation-choice = musi być jedno z { $expected }, a jest { $found }
violation-cost = może być najwyżej { $most } liter spośród RBYGW*, a jest { $found }
violation-effect = musi być jedno z { $kinds }, a jest { $found }
violation-effect-of-kind = { $found } nie działa: { $kind } wymaga liczby { $numbers } (0: żadnej) i różnych kolorów: { $colors }
violation-range = to musi być liczba całkowita od { $least } do { $most }, a jest { $found }
violation-mystic = tego pola nie może być: wartość mistyczną mają tylko kafle koloru { $color }
violation-repeated = występuje { $found } razy
violation-taken = { $found } jest już na { $other }
violation-count = musi być { $expected }, a jest { $found }
violation-digest = musi być { $expected } albo nic
violations-more = { $count ->
    [one] … i jeszcze { $count } błąd
    [few] … i jeszcze { $count } błędy
   *[many] … i jeszcze { $count } błędów
}
