### Ending a game early: discarding it, closing a table, resigning.

leave-discard-title = Discard this game?
leave-discard-says = The game ends now, without a result, and disappears from your games.
leave-discard-go = Discard the game
leave-close-title = Close this table?
leave-close-says = Nobody can join any more, and there will be no game.
leave-close-go = Close the table
leave-resign-title = Resign?
leave-resign-says = A bot plays on in your place until the end, and you cannot come back.
leave-resign-go = Resign
front-discard = Discard the game: { $names }
front-close = Close the table: { $names }
front-to-mine = Show my games
lobby-closed-by-host = The host closed it before the game began.
event-closed = The host closed the table.
event-resigned = { $name } resigned. A bot plays on.
event-ended-discarded = The game was discarded.
end-discarded = This game was discarded. It has no result.
error-table-not-alone = Other people are playing, so you cannot discard this game. You can resign.
event-ended-expired = This game was ended because nobody played on for a long time.
end-expired = This game was ended because nobody played on for a long time. It has no result.
leave-rated = This game is rated. If you resign, discard it, or haven’t come back when it ends, you finish behind everyone who stays.
