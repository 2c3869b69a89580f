### Zakończenie gry przed czasem: porzucenie gry, zamknięcie stołu, poddanie się.

leave-discard-title = Porzucić tę grę?
leave-discard-says = Gra skończy się od razu, bez wyniku, i zniknie z twoich gier.
leave-discard-go = Porzuć grę
leave-close-title = Zamknąć ten stół?
leave-close-says = Nikt już nie będzie mógł dołączyć, a gra się nie odbędzie.
leave-close-go = Zamknij stół
leave-resign-title = Poddać się?
leave-resign-says = Bot dogra tę grę za ciebie i nie będzie można do niej wrócić.
leave-resign-go = Poddaj się
front-discard = Porzuć grę: { $names }
front-close = Zamknij stół: { $names }
front-to-mine = Pokaż moje gry
lobby-closed-by-host = Gospodarz zamknął stół przed początkiem gry.
event-closed = Gospodarz zamknął stół.
event-resigned = { $name } poddaje się. Dalej gra bot.
event-ended-discarded = Gra została porzucona.
end-discarded = Ta gra została porzucona. Nie ma wyniku.
error-table-not-alone = Grają jeszcze inne osoby, więc nie możesz porzucić tej gry. Możesz się poddać.
event-ended-expired = Gra została zakończona, bo długo nikt w nią nie grał.
end-expired = Ta gra została zakończona, bo długo nikt w nią nie grał. Nie ma wyniku.
leave-rated = Ta gra liczy się do rankingu. Jeśli się poddasz, porzucisz ją albo nie wrócisz przed jej końcem, będziesz za wszystkimi, którzy zostali.
