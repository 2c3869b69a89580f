### Partien vorzeitig beenden: verwerfen, einen Tisch schließen, aufgeben.

leave-discard-title = Diese Partie verwerfen?
leave-discard-says = Die Partie endet sofort und ohne Ergebnis und verschwindet aus deinen Partien.
leave-discard-go = Partie verwerfen
leave-close-title = Diesen Tisch schließen?
leave-close-says = Dann kann sich niemand mehr dazusetzen, und es gibt keine Partie.
leave-close-go = Tisch schließen
leave-resign-title = Aufgeben?
leave-resign-says = Ein Bot spielt an deiner Stelle zu Ende, und du kannst nicht zurückkehren.
leave-resign-go = Aufgeben
front-discard = Partie verwerfen: { $names }
front-close = Tisch schließen: { $names }
front-to-mine = Meine Partien zeigen
lobby-closed-by-host = Der Tisch wurde vor Beginn der Partie geschlossen.
event-closed = Der Tisch wurde geschlossen.
event-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
event-ended-discarded = Die Partie wurde verworfen.
end-discarded = Diese Partie wurde verworfen. Sie hat kein Ergebnis.
error-table-not-alone = Andere spielen noch, deshalb kannst du die Partie nicht verwerfen. Du kannst aber aufgeben.
event-ended-expired = Die Partie wurde beendet, weil lange niemand weitergespielt hat.
end-expired = Diese Partie wurde beendet, weil lange niemand weitergespielt hat. Sie hat kein Ergebnis.
leave-rated = Diese Partie wird gewertet. Wenn du aufgibst, sie verwirfst oder am Ende nicht zurück bist, landest du hinter allen, die bleiben.
