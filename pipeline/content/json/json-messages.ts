import { messages, told } from '#pipeline/messages.ts';

export const say = messages(
  {
    deep: told('brackets are nested too deeply', 'remove some'),
    emptyFile: told('the file is empty', 'restore its content'),
    afterEnd: told(
      'something stands after the end of the data',
      'remove it, or a bracket before it',
    ),
    fieldName: told('a field name in quotation marks must stand here', 'write it like "title":'),
    colon: told('a colon is missing after the field name', 'put a : here'),
    lastComma: (close: string) => told(`a comma stands before the closing ${close}`, 'remove it'),
    closesNothing: (next: string, open: string, line: number, close: string) =>
      told(`${next} closes nothing here`, `close the ${open} of line ${line} with ${close} first`),
    comma: told('a comma is missing', 'put a comma here'),
    commaOrQuote: told(
      'a comma is missing, or a quotation mark ends the text too early',
      'put a comma here, or write quotation marks inside a text as « » or \\"',
    ),
    unclosed: (open: string, line: number, close: string) =>
      told('the file ends too early', `a ${close} is missing for the ${open} of line ${line}`),
    comment: told('JSON knows no comments', 'remove the comment'),
    halfCharacter: told('half of a character is missing', 'write the character itself'),
    openText: told(
      'this text has no closing quotation mark',
      'close it on the same line with "; a new line inside a text is written \\n',
    ),
    backslash: told('a backslash means something else here', 'write it twice: \\\\'),
    tab: told('a tab stands inside a text', 'replace it by spaces or by \\t'),
    invisible: told('an invisible character stands inside a text', 'remove it'),
    largeNumber: told('this number is too large', 'write a smaller number'),
    endsEarly: told('the file ends too early', 'complete it'),
    otherQuote: (mark: string) =>
      told(`${mark} cannot enclose a text`, 'use straight double quotation marks: "'),
    noValue: (mark: string) =>
      told(`a value is missing before ${mark}`, 'write the value, or remove what is too much'),
    badNumber: (word: string) =>
      told(`${word} is not a proper number`, 'write a number such as 5 or -1.5'),
    bareWord: (word: string) =>
      told(
        `${word} is neither a text nor a number`,
        'enclose texts in straight double quotation marks',
      ),
  },
  {
    deep: told('скобки вложены слишком глубоко', 'уберите часть'),
    emptyFile: told('файл пуст', 'верните его содержимое'),
    afterEnd: told('что-то стоит после конца данных', 'уберите это или лишнюю скобку перед ним'),
    fieldName: told('здесь должно стоять имя поля в кавычках', 'напишите как "title":'),
    colon: told('после имени поля нет двоеточия', 'поставьте здесь :'),
    lastComma: (close) => told(`запятая перед закрывающей ${close}`, 'уберите её'),
    closesNothing: (next, open, line, close) =>
      told(
        `${next} здесь ничего не закрывает`,
        `сначала закройте ${open} из строки ${line} скобкой ${close}`,
      ),
    comma: told('не хватает запятой', 'поставьте здесь запятую'),
    commaOrQuote: told(
      'не хватает запятой, или кавычка закрыла текст слишком рано',
      'поставьте здесь запятую или напишите кавычки внутри текста как « » или \\"',
    ),
    unclosed: (open, line, close) =>
      told('файл кончается слишком рано', `не хватает ${close} к ${open} из строки ${line}`),
    comment: told('в JSON не бывает примечаний', 'уберите примечание'),
    halfCharacter: told('от знака осталась половина', 'напишите сам знак'),
    openText: told(
      'у этого текста нет закрывающей кавычки',
      'закройте его на той же строке знаком "; новая строка внутри текста пишется \\n',
    ),
    backslash: told('обратная черта значит здесь другое', 'напишите её дважды: \\\\'),
    tab: told('внутри текста стоит табуляция', 'замените её пробелами или \\t'),
    invisible: told('внутри текста стоит невидимый знак', 'уберите его'),
    largeNumber: told('это число слишком велико', 'напишите число поменьше'),
    endsEarly: told('файл кончается слишком рано', 'допишите его'),
    otherQuote: (mark) =>
      told(`${mark} не может окружать текст`, 'поставьте прямые двойные кавычки: "'),
    noValue: (mark) => told(`перед ${mark} нет значения`, 'напишите его или уберите лишнее'),
    badNumber: (word) =>
      told(`${word} — неправильное число`, 'напишите число, например 5 или -1.5'),
    bareWord: (word) =>
      told(`${word} — не текст и не число`, 'поставьте текст в прямые двойные кавычки'),
  },
);
