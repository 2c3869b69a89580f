### Что не так с собственным набором тайлов. Поля называются так же, как в файле.

violation-tile = Тайл { $tile }, { $field }
violation-object = здесь нужен объект с полями { $fields }
violation-missing = этого поля не хватает
violation-unknown = такого поля нет; есть только { $fields }
violation-name = нужно от 1 до { $most } печатных символов, а не { $found }
violation-exactly = должно быть ровно { $expected }, а не { $found }
violation-list = нужен список из { $expected } тайлов, а не { $found }
violation-id = нужны цвет из RBYGW, уровень от 1 до 3 и строчная буква, например G2a, а не { $found }
violation-choice = должно быть одно из { $expected }, а не { $found }
violation-cost = не больше { $most } букв из RBYGW*, а не { $found }
violation-effect = должно быть одно из { $kinds }, а не { $found }
violation-effect-of-kind = { $found } не подходит: { $kind } требует числа { $numbers } (0: без числа) и разных цветов: { $colors }
violation-range = нужно целое число от { $least } до { $most }, а не { $found }
violation-mystic = этого поля быть не должно: мистическое значение бывает только у тайлов цвета { $color }
violation-repeated = встречается { $found } раз(а)
violation-taken = { $found } уже есть на { $other }
violation-count = должно быть { $expected }, а не { $found }
violation-digest = должно быть { $expected } или ничего
violations-more = { $count ->
    [one] … и ещё { $count } ошибка
    [few] … и ещё { $count } ошибки
   *[many] … и ещё { $count } ошибок
}
