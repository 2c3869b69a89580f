### Как закончить игру досрочно: бросить её, закрыть стол, сдаться.

leave-discard-title = Бросить эту игру?
leave-discard-says = Игра сразу закончится без результата и исчезнет из списка ваших игр.
leave-discard-go = Бросить игру
leave-close-title = Закрыть этот стол?
leave-close-says = Больше никто не сможет присоединиться, и игра не состоится.
leave-close-go = Закрыть стол
leave-resign-title = Сдаться?
leave-resign-says = Бот доиграет за вас до конца, и вернуться будет нельзя.
leave-resign-go = Сдаться
front-discard = Бросить игру: { $names }
front-close = Закрыть стол: { $names }
front-to-mine = Показать мои игры
lobby-closed-by-host = Хозяин закрыл стол до начала игры.
event-closed = Хозяин закрыл стол.
event-resigned = { $name } сдаётся. Дальше играет бот.
event-ended-discarded = Игра брошена.
end-discarded = Эта игра была брошена. Результата нет.
error-table-not-alone = Играют и другие люди, поэтому бросить игру нельзя. Вы можете сдаться.
event-ended-expired = Игра прекращена: в неё долго никто не играл.
end-expired = Эта игра прекращена: в неё долго никто не играл. Результата нет.
