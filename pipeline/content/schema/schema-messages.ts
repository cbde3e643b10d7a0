import { messages, told } from '#pipeline/messages.ts';

const HIGHEST_ID = Number.MAX_SAFE_INTEGER;

/** Names and values are passed with their quotation marks. */
export const say = messages(
  {
    wanted: {
      text: 'a text in quotation marks',
      boolean: 'true or false without quotation marks',
      number: 'a number without quotation marks',
      list: 'a list in square brackets [ ]',
      colour: 'three numbers from 0 to 255 in square brackets [ ]',
      fields: 'fields in curly brackets { }',
      word: 'one of the known words in quotation marks',
      other: 'another value',
    },
    kinds: {
      null: 'null',
      list: 'a list',
      fields: 'fields in curly brackets',
      text: (shown: string) => `the text ${shown}`,
      number: (value: unknown) => `the number ${value}`,
      word: (value: unknown) => `the word ${value}`,
    },
    file: 'the file',
    listEntry: (number: number) => `entry ${number} of this list`,
    wrongKind: (name: string, wanted: string, kind: string) =>
      told(`${name} must be ${wanted}, not ${kind}`, `replace it by ${wanted}`),
    missing: (name: string, wanted: string) =>
      told(`${name} is missing`, `add the field ${name} with ${wanted}`),
    largeId: (id: string) =>
      told(`the id ${id} is too large`, `write a number from 1 to ${HIGHEST_ID}`),
    noId: (id: string) =>
      told(
        `the id ${id} is not a positive whole number`,
        'write a number such as 12, without quotation marks',
      ),
    averageColour: told(
      'a colour is three whole numbers from 0 to 255',
      'write it like [120, 98, 64], or leave the field out',
    ),
    categoryName: (name: string) =>
      told(
        `${name} cannot stand in an address`,
        "write it in small Latin letters, like 'still-life'; 'all' is taken",
      ),
    languages: told(
      'the list of languages is empty, or names one twice',
      'write it like ["ru", "en"]; the first is that of the addresses without a folder',
    ),
    language: (shown: string) =>
      told(`${shown} is no language`, "write it like 'en', 'kk' or 'sr-Latn'"),
    colour: (shown: string) => told(`${shown} is not a colour`, "write it like '#a8321f'"),
    seal: (shown: string) =>
      told(
        `${shown} is not the name of an SVG or PNG`,
        "put the file beside site.json, and write its name like 'logo.svg'",
      ),
    verification: (shown: string, service: string, tag: string) =>
      told(
        `${shown} is no code of ${service}`,
        `choose the HTML tag there, and paste what content holds: <meta name='${tag}' content='…'>`,
      ),
    programWord: (shown: string) =>
      told(`${shown} cannot stand here`, 'use letters, digits and . : / @ ~ _ + - without spaces'),
    phone: (shown: string) =>
      told(
        `${shown} is not a telephone number`,
        'write it with its country, like +375 29 123-45-67',
      ),
    noEntries: (name: string, known: string) =>
      told(`${name} is empty`, `name at least one of ${known}`),
    empty: (name: string) => told(`${name} is empty`, 'fill it in'),
    noPhotos: (name: string) => told(`${name} has no photo`, 'name at least one'),
    manyPhotos: (name: string, count: number, most: unknown) =>
      told(`${name} has ${count} photos`, `name one to ${most}`),
    passage: (shown: string) =>
      told(
        `${shown} is no place of a scroll`,
        'write percent of its length, a number from 0 to 100, such as 35',
      ),
    closeUp: (shown: string) =>
      told(
        `${shown} is no largest side for close up`,
        'write a whole number from 2001 to 3600, or leave the field out',
      ),
    day: (shown: string) => told(`${shown} is not a day`, "write it like '2027-03-12'"),
    address: (shown: string) =>
      told(`${shown} is not an address`, 'write it in full, like https://example.org/page'),
    email: (shown: string) =>
      told(`${shown} is not an e-mail address`, 'write it like name@example.org'),
    workKey: (name: string) => told(`${name} is not the key of a work`, "write it like 'art-12'"),
    textNumber: (name: string) =>
      told(`${name} is not the number of a text`, 'number texts "1", "2", "3"'),
    unknownWord: (noun: string, word: string, known: string) =>
      told(`unknown ${noun} ${word}`, `use one of ${known}`),
    meantWord: (noun: string, word: string, meant: string) =>
      told(`unknown ${noun} ${word}, did you mean '${meant}'?`, `use '${meant}'`),
    nouns: { category: 'category', field: 'field', class: 'class', to: 'host' } as Record<
      string,
      string | undefined
    >,
    ownField: (name: string, known: string) =>
      told(
        `unknown field ${name}`,
        `the site does not use it${known && `; known here are ${known}`}`,
      ),
    unknownField: (noun: string, name: string, known: string) =>
      told(`unknown ${noun} ${name}`, `remove it${known && `; known here are ${known}`}`),
    takenField: (noun: string, name: string, meant: string) =>
      told(
        `unknown ${noun} ${name}, did you mean '${meant}'?`,
        `remove it, '${meant}' is there already`,
      ),
  },
  {
    wanted: {
      text: 'текст в кавычках',
      boolean: 'true или false без кавычек',
      number: 'число без кавычек',
      list: 'список в квадратных скобках [ ]',
      colour: 'три числа от 0 до 255 в квадратных скобках [ ]',
      fields: 'поля в фигурных скобках { }',
      word: 'одно из известных слов в кавычках',
      other: 'другое значение',
    },
    kinds: {
      null: 'null',
      list: 'список',
      fields: 'поля в фигурных скобках',
      text: (shown) => `текст ${shown}`,
      number: (value) => `число ${value}`,
      word: (value) => `слово ${value}`,
    },
    file: 'файл',
    listEntry: (number) => `строка ${number} этого списка`,
    wrongKind: (name, wanted, kind) =>
      told(`${name}: здесь нужно ${wanted}, а стоит ${kind}`, `замените на ${wanted}`),
    missing: (name, wanted) => told(`нет ${name}`, `добавьте поле ${name}: ${wanted}`),
    largeId: (id) => told(`номер ${id} слишком велик`, `напишите число от 1 до ${HIGHEST_ID}`),
    noId: (id) =>
      told(
        `номер ${id} — не целое положительное число`,
        'напишите число, например 12, без кавычек',
      ),
    averageColour: told(
      'цвет — это три целых числа от 0 до 255',
      'напишите как [120, 98, 64] или уберите поле',
    ),
    categoryName: (name) =>
      told(
        `${name} не может стоять в адресе`,
        'напишите маленькими латинскими буквами, например «still-life»; слово «all» занято',
      ),
    languages: told(
      'список языков пуст, или один назван дважды',
      'напишите как ["ru", "en"]; первый — язык адресов без папки',
    ),
    language: (shown) => told(`${shown} — не язык`, 'напишите как «en», «kk» или «sr-Latn»'),
    colour: (shown) => told(`${shown} — не цвет`, 'напишите как «#a8321f»'),
    seal: (shown) =>
      told(
        `${shown} — не имя файла SVG или PNG`,
        'положите файл рядом с site.json и напишите его имя, например «logo.svg»',
      ),
    verification: (shown, service, tag) =>
      told(
        `${shown} — не код ${service}`,
        `выберите там метатег и вставьте то, что стоит в content: <meta name='${tag}' content='…'>`,
      ),
    programWord: (shown) =>
      told(
        `${shown} не может здесь стоять`,
        'возьмите латинские буквы, цифры и . : / @ ~ _ + - без пробелов',
      ),
    phone: (shown) =>
      told(`${shown} — не номер телефона`, 'напишите с кодом страны, как +375 29 123-45-67'),
    noEntries: (name, known) => told(`${name} пусто`, `назовите хотя бы одно из: ${known}`),
    empty: (name) => told(`${name} пусто`, 'заполните'),
    noPhotos: (name) => told(`в ${name} нет фото`, 'назовите хотя бы одно'),
    manyPhotos: (name, count, most) =>
      told(`в ${name} слишком много фото: ${count}`, `назовите от одного до ${most}`),
    passage: (shown) =>
      told(
        `${shown} — не место свитка`,
        'напишите процент его длины, число от 0 до 100, например 35',
      ),
    closeUp: (shown) =>
      told(
        `${shown} — не самая длинная сторона для вида вблизи`,
        'напишите целое число от 2001 до 3600 или уберите поле',
      ),
    day: (shown) => told(`${shown} — не день`, 'напишите как «2027-03-12»'),
    address: (shown) =>
      told(`${shown} — не адрес`, 'напишите его целиком, как https://example.org/page'),
    email: (shown) => told(`${shown} — не адрес почты`, 'напишите как name@example.org'),
    workKey: (name) => told(`${name} — не ключ работы`, 'напишите как «art-12»'),
    textNumber: (name) => told(`${name} — не номер текста`, 'пронумеруйте тексты: "1", "2", "3"'),
    unknownWord: (noun, word, known) =>
      told(`${noun} ${word}: такого нет`, `возьмите одно из: ${known}`),
    meantWord: (noun, word, meant) =>
      told(`${noun} ${word}: такого нет; может быть, «${meant}»?`, `напишите «${meant}»`),
    nouns: {
      category: 'раздел',
      field: 'поле',
      class: 'вид абзаца',
      to: 'место публикации',
      availability: 'наличие',
    },
    ownField: (name, known) =>
      told(`неизвестное поле ${name}`, `сайт его не берёт${known && `; здесь известны ${known}`}`),
    unknownField: (noun, name, known) =>
      told(`${noun} ${name}: такого нет`, `уберите${known && `; здесь известны ${known}`}`),
    takenField: (noun, name, meant) =>
      told(`${noun} ${name}: такого нет; может быть, «${meant}»?`, `уберите, «${meant}» уже есть`),
  },
);
