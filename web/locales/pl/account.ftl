### The account: passkeys, recovery codes, devices, and its end.

account-title = Twoje konto
account-lead = Mając konto, grasz pod swoim imieniem na każdym urządzeniu. Bez konta wszystko działa tak samo, ale tylko w tej przeglądarce.
account-no-server = Ta kopia Orbis nie ma serwera, więc nie ma też kont. Twoje gry są zapisane w tej przeglądarce.
account-since = Konto od { $date }
account-renamed = Zapisano.
account-name-says = To imię widzą inni przy stole. Na zajętych już miejscach zostaje dotychczasowe.

## From guest to account

account-create-title = Załóż konto
account-keep-title = Zachowaj imię { $name } na stałe
account-point-anywhere = Loguj się na każdym urządzeniu i nie trać imienia, miejsc ani gier.
account-point-games = Wszystko, co masz jako gość, zostaje twoje.
account-point-private = Bez hasła i bez adresu e-mail. Możesz je usunąć w każdej chwili.
account-passkey-is = Klucz dostępu przechowuje twoje urządzenie albo menedżer haseł. Potwierdzasz go tak, jak odblokowujesz ekran; odcisk palca i twarz nigdy nie opuszczają urządzenia.
account-create = Utwórz klucz dostępu

## Signing in

account-sign-in-title = Masz już konto?
account-sign-in-says = Urządzenie pokaże klucze dostępu, które ma dla tego serwera. Nie musisz wpisywać imienia.
account-sign-in = Zaloguj się kluczem dostępu
account-signed-in = Zalogowano. Witaj ponownie, { $name }!
account-recover-title = Użyj kodu zapasowego
account-recover-says = Każdy kod działa jeden raz. Spacje, łączniki i wielkość liter nie mają znaczenia.
account-recover = Zaloguj się
account-code = Kod zapasowy
account-other-guest = Na tym urządzeniu grasz jako { $name }. Jeśli przejdziesz dalej, będziesz tu grać jako { $other }, a do gier gracza { $name } nie będzie stąd dostępu, chyba że { $name } też ma konto.
account-stay = Zostań jako { $name }

## Passkeys

account-passkeys = Klucze dostępu
account-passkey = Klucz dostępu { $number }
account-passkey-made = Utworzony { $date }.
account-passkey-used = Ostatnio użyty { $date }.
account-passkey-unused = Jeszcze nie użyty do logowania.
account-passkey-add = Dodaj klucz dostępu
account-passkey-add-says = Najlepiej mieć po jednym na każdym urządzeniu, chyba że synchronizuje je menedżer haseł. Telefonem możesz zalogować także inne urządzenia.
account-passkey-remove = Usuń: { $name }
account-passkeys-none = Nie masz kluczy dostępu. Możesz się zalogować tylko kodem zapasowym.
account-remove-title = Usunąć: { $name }?
account-remove-says = Nie zalogujesz się już nim tutaj. Zalogowane urządzenia pozostaną zalogowane.
account-remove-last = To twój ostatni klucz dostępu. Potem zalogujesz się tylko { $count ->
    [one] ostatnim kodem zapasowym.
    [few] jednym z { $count } kodów zapasowych.
    [many] jednym z { $count } kodów zapasowych.
   *[other] jednym z { $count } kodów zapasowych.
}
account-remove-device = Urządzenie o tym nie wie: usuń klucz także w jego ustawieniach.
account-remove-stays = To twój ostatni klucz dostępu, a kodów zapasowych już nie masz: bez niego nie udałoby ci się zalogować. Najpierw utwórz nowe kody albo dodaj inny klucz.
account-remove-go = Usuń klucz dostępu

## Recovery codes

account-codes = Kody zapasowe
account-codes-says = Zalogujesz się nimi, jeśli stracisz klucze dostępu. Przechowuj je w bezpiecznym miejscu.
account-codes-left = { $count ->
    [0] Nie masz już kodów.
    [one] Został { $count } kod.
    [few] Zostały { $count } kody.
    [many] Zostało { $count } kodów.
   *[other] Zostało { $count } kodu.
}
account-codes-new = Utwórz nowe kody
account-codes-replace = { $count ->
    [one] Twój dotychczasowy kod przestanie działać.
    [few] Twoje dotychczasowe { $count } kody przestaną działać.
    [many] Twoich dotychczasowych { $count } kodów przestanie działać.
   *[other] Twoje dotychczasowe kody ({ $count }) przestaną działać.
}
account-codes-title = Zapisz kody zapasowe
account-codes-keep = Jeśli stracisz klucze dostępu, każdy z tych kodów zaloguje cię jeden raz. Widzisz je tylko teraz: zapisz je lub wydrukuj, zanim przejdziesz dalej.
account-codes-file = Kody zapasowe do Orbis pod adresem { $address }. Każdy działa jeden raz.
account-codes-copy = Kopiuj
account-codes-copied = Skopiowano
account-codes-save = Zapisz jako plik
account-codes-done = Kody zapisane

## Devices

account-devices = Urządzenia
account-devices-count = { $count ->
    [one] Zalogowane jest tylko to urządzenie.
    [few] Zalogowane są { $count } urządzenia, w tym to.
    [many] Zalogowanych jest { $count } urządzeń, w tym to.
   *[other] Zalogowane urządzenia: { $count }, w tym to.
}
account-programs-count = { $count ->
    [one] { $count } program ma token, by grać za ciebie.
    [few] { $count } programy mają tokeny, by grać za ciebie.
    [many] { $count } programów ma tokeny, by grać za ciebie.
   *[other] Programy z tokenami, by grać za ciebie: { $count }.
}
account-devices-more = Dodaj urządzenie lub wyloguj inne
account-sign-out = Wyloguj się tutaj
account-signed-out = Wylogowano.
account-no-return = Nie masz klucza dostępu ani kodu zapasowego, więc nie udałoby ci się zalogować ponownie.

## The end

account-delete-title = Usuń swoje konto
account-delete-says = Twoje imię zniknie; rozegrane gry zostaną dla tych, z którymi grasz.
account-delete = Usuń konto
account-delete-question = Usunąć konto?
account-delete-goes = Usuniemy twoje imię, klucze dostępu, kody zapasowe i wiadomości z czatu, a wszystkie twoje urządzenia i programy zostaną wylogowane.
account-delete-games = Gry z innymi nadal będzie można odtworzyć. W miejscu twojego imienia będzie napis „Usunięty gracz”.
account-delete-running = Nieukończone gry z innymi uznamy za poddane, a za ciebie zagra bot. Pozostałe zostaną porzucone.
account-delete-local = Gry rozegrane w tej przeglądarce bez serwera zostaną tutaj.
account-delete-sure = Rozumiem, że nie da się tego cofnąć.
account-delete-go = Usuń na zawsze
account-deleted = Twoje konto zostało usunięte.

## Where there are no passkeys

account-no-passkeys-address = Klucze dostępu wymagają innego adresu
account-no-passkeys-insecure = Klucze dostępu wymagają bezpiecznego połączenia
account-no-passkeys-unsupported = Ta przeglądarka nie ma kluczy dostępu
account-obstacle-address = Przeglądarki nie pozwalają na klucze dostępu pod adresem { $here }. Działają pod adresem { $there }, na tym samym serwerze.
account-obstacle-number = Przeglądarki nie pozwalają na klucze dostępu pod adresem z samych liczb, takim jak { $here }. Zapytaj osobę prowadzącą serwer o adres z nazwą. Do tego czasu możesz grać jako gość, a na innych urządzeniach użyć linku.
account-obstacle-insecure = Ta strona została wczytana przez nieszyfrowane połączenie. Otwórz ją przez https:// albo zapytaj osobę prowadzącą serwer. Do tego czasu możesz grać jako gość, a na innych urządzeniach użyć linku.
account-obstacle-unsupported = Zaktualizuj ją albo użyj innej. Do tego czasu możesz grać jako gość, a na innych urządzeniach użyć linku lub kodu zapasowego.
account-go-there = Przejdź na { $there }
account-go-there-says = { $name } przejdzie razem z miejscami i grami online. Gry zapisane w tej przeglądarce zostaną pod adresem { $here }.

## What went wrong

error-account-none = Nie masz jeszcze konta.
error-passkey-address = Pod tym adresem klucze dostępu nie działają.
error-passkey-cancelled = Anulowano albo trwało to zbyt długo. Nic się nie zmieniło.
error-passkey-copied = Ten klucz dostępu został chyba skopiowany, więc go odrzuciliśmy. Użyj innego klucza lub kodu zapasowego, a potem usuń ten.
error-passkey-expired = Trwało to zbyt długo. Spróbuj ponownie.
error-passkey-failed = Klucz dostępu nie zadziałał. Spróbuj ponownie albo użyj innego.
error-passkey-here = To urządzenie ma już klucz dostępu do twojego konta.
error-passkey-known = Ten klucz dostępu należy już do konta.
error-passkey-last = Nie udałoby ci się już zalogować. Najpierw utwórz kody zapasowe albo dodaj inny klucz.
error-passkey-refused = Ten klucz dostępu nie jest tu znany. Być może został usunięty albo usunięto jego konto.
error-passkey-too-many = Konto może mieć najwyżej { $most } kluczy dostępu. Usuń taki, którego już nie potrzebujesz.
error-passkey-unknown = Ten klucz dostępu został już usunięty.
error-passkey-unsupported = To urządzenie nie może przechować klucza, który sam cię zaloguje. Użyj innego urządzenia lub menedżera haseł.
error-recovery-unknown = Ten kod jest błędny albo został już użyty. Sprawdź go lub użyj innego.
