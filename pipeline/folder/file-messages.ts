import { findingFactories } from '#catalogue/check/finding.ts';

/** `message → remedy`, for what needs files: JSON as text, photos, the seal and the fonts. */
export const { error, notice } = findingFactories({
  // Files.
  'no-folder': {
    en: "there is no content folder at '<folder>' → restore it, or set CONTENT_DIR to the folder",
    ru: 'папки «<folder>» нет → верните её или назовите папку в CONTENT_DIR',
  },
  'newer-folder': {
    en: 'this folder is of version <version>, and this program reads version <own> → update the program: git pull && npm ci',
    ru: 'это папка версии <version>, а программа читает версию <own> → обновите программу: git pull && npm ci',
  },
  'file-outside': {
    en: 'the file is a link to a place outside the content folder → put the file itself here',
    ru: 'файл — ссылка на место вне этой папки → положите сюда сам файл',
  },
  'file-missing': {
    en: 'the file is missing → restore it from a copy, or see README.md of the content folder',
    ru: 'файла нет → верните его из копии или посмотрите, каким он должен быть, в README.md папки',
  },
  'file-unreadable': {
    en: 'the file cannot be read (<code>) → check that it is a file and may be read',
    ru: 'файл не читается (<code>) → проверьте, что это файл и что его можно читать',
  },
  'file-encoding': {
    en: 'the file is not UTF-8 from line <line> on → save it again in a text editor with the encoding UTF-8',
    ru: 'файл не в кодировке UTF-8, начиная со строки <line> → сохраните его в текстовом редакторе заново, в кодировке UTF-8',
  },

  // JSON. The excerpt marks the place with ▸.
  'repeated-field': {
    en: "the field '<field>' stands here twice, the second time in line <line> → keep one of the two",
    ru: 'поле «<field>» стоит здесь дважды, второй раз в строке <line> → оставьте одно из двух',
  },
  'json-deep': {
    en: 'brackets are nested too deeply → remove some',
    ru: 'скобки вложены слишком глубоко → уберите часть',
  },
  'json-empty': {
    en: 'the file is empty → restore its content',
    ru: 'файл пуст → верните его содержимое',
  },
  'json-after-end': {
    en: "something stands after the end of the data: '<excerpt>' → remove it, or a bracket before it",
    ru: 'что-то стоит после конца данных: «<excerpt>» → уберите это или лишнюю скобку перед ним',
  },
  'json-field-name': {
    en: 'a field name in quotation marks must stand here: \'<excerpt>\' → write it like "title":',
    ru: 'здесь должно стоять имя поля в кавычках: «<excerpt>» → напишите как "title":',
  },
  'json-colon': {
    en: "a colon is missing after the field name: '<excerpt>' → put a : here",
    ru: 'после имени поля нет двоеточия: «<excerpt>» → поставьте здесь :',
  },
  'json-last-comma': {
    en: "a comma stands before the closing <found>: '<excerpt>' → remove it",
    ru: 'запятая перед закрывающей <found>: «<excerpt>» → уберите её',
  },
  'json-bracket': {
    en: "<found> closes nothing here: '<excerpt>' → close the <open> of line <line> with <close> first",
    ru: '<found> здесь ничего не закрывает: «<excerpt>» → сначала закройте <open> из строки <line> скобкой <close>',
  },
  'json-comma': {
    en: "a comma is missing: '<excerpt>' → put a comma here",
    ru: 'не хватает запятой: «<excerpt>» → поставьте здесь запятую',
  },
  'json-comma-or-quote': {
    en: "a comma is missing, or a quotation mark ends the text too early: '<excerpt>' → put a comma here, or write quotation marks inside a text as « » or \\\"",
    ru: 'не хватает запятой, или кавычка закрыла текст слишком рано: «<excerpt>» → поставьте здесь запятую или напишите кавычки внутри текста как « » или \\"',
  },
  'json-unclosed': {
    en: "the file ends too early: '<excerpt>' → a <close> is missing for the <open> of line <line>",
    ru: 'файл кончается слишком рано: «<excerpt>» → не хватает <close> к <open> из строки <line>',
  },
  'json-comment': {
    en: "JSON knows no comments: '<excerpt>' → remove the comment",
    ru: 'в JSON не бывает примечаний: «<excerpt>» → уберите примечание',
  },
  'json-open-text': {
    en: "this text has no closing quotation mark: '<excerpt>' → close it on the same line with \"; a new line inside a text is written \\n",
    ru: 'у этого текста нет закрывающей кавычки: «<excerpt>» → закройте его на той же строке знаком "; новая строка внутри текста пишется \\n',
  },
  'json-backslash': {
    en: "a backslash means something else here: '<excerpt>' → write it twice: \\\\",
    ru: 'обратная черта значит здесь другое: «<excerpt>» → напишите её дважды: \\\\',
  },
  'json-control': {
    en: "a tab or another invisible character stands inside a text: '<excerpt>' → replace it by a space",
    ru: 'внутри текста стоит табуляция или другой невидимый знак: «<excerpt>» → замените его пробелом',
  },
  'json-quote': {
    en: "<found> cannot enclose a text: '<excerpt>' → use straight double quotation marks: \"",
    ru: '<found> не может окружать текст: «<excerpt>» → поставьте прямые двойные кавычки: "',
  },
  'json-value': {
    en: "a value is missing before <found>: '<excerpt>' → write the value, or remove what is too much",
    ru: 'перед <found> нет значения: «<excerpt>» → напишите его или уберите лишнее',
  },
  'json-number': {
    en: "<found> is not a proper number: '<excerpt>' → write a number such as 5 or -1.5",
    ru: '<found> — неправильное число: «<excerpt>» → напишите число, например 5 или -1.5',
  },
  'json-word': {
    en: "<found> is neither a text nor a number: '<excerpt>' → enclose texts in straight double quotation marks",
    ru: '<found> — не текст и не число: «<excerpt>» → поставьте текст в прямые двойные кавычки',
  },

  // Names of photos.
  'photo-meant': {
    en: "there is no photo '<name>' in <folder>, did you mean '<meant>'? → use '<meant>'",
    ru: 'фото «<name>» нет в <folder>, может быть, «<meant>»? → напишите «<meant>»',
  },
  'photo-elsewhere': {
    en: "there is no photo '<name>' in <folder> → move <meant> there",
    ru: 'фото «<name>» нет в <folder> → перенесите туда <meant>',
  },
  'photo-missing': {
    en: "there is no photo '<name>' in <folder> → put the photo there, or write the name of one that is",
    ru: 'фото «<name>» нет в <folder> → положите его туда или напишите имя того, которое есть',
  },
  'photo-escapes': {
    en: "the path '<name>' leaves the folder <folder> → put the photo into <folder> and write only its name",
    ru: 'путь «<name>» выходит из папки <folder> → положите фото в <folder> и напишите только его имя',
  },
  'photo-url': {
    en: "'<name>' is an address, but only detail images may have one → put the photo into <folder> and write its name",
    ru: '«<name>» — адрес, а адрес можно дать только дополнительному фото → положите фото в <folder> и напишите его имя',
  },
  'photo-letter-case': {
    en: "the photo '<name>' is really called '<meant>': capital and small letters differ → copy the name from here: '<meant>', or rename the file",
    ru: 'фото «<name>» на самом деле зовётся «<meant>»: большие и маленькие буквы разные → скопируйте имя отсюда: «<meant>», или переименуйте файл',
  },

  // Files of photos.
  'folder-unreadable': {
    en: 'this folder cannot be read → allow reading it',
    ru: 'эта папка не читается → разрешите её читать',
  },
  'dead-link': {
    en: 'this is a link that leads nowhere → put the photo itself here',
    ru: 'эта ссылка никуда не ведёт → положите сюда само фото',
  },
  'photo-outside': {
    en: 'this is a link to a place outside the images folder → put the photo itself here',
    ru: 'это ссылка на место вне папки images → положите сюда само фото',
  },
  'no-file': {
    en: 'this is not a file → put a photo here',
    ru: 'это не файл → положите сюда фото',
  },
  'folder-link': {
    en: 'this is a link to a folder → put the folder itself here',
    ru: 'это ссылка на папку → положите сюда саму папку',
  },
  'same-name': {
    en: "this name differs from '<first>' only by capital letters, invisible characters or the Unicode form → rename one of the two: on macOS and Windows one of the photos would be lost",
    ru: 'это имя отличается от «<first>» только большими буквами, невидимыми знаками или видом букв Unicode → переименуйте одно из двух: на macOS и Windows одно фото пропало бы',
  },
  'unused-photo': {
    en: 'nobody uses this photo → name it where it belongs, or remove it',
    ru: 'это фото никому не нужно → назовите его там, где ему место, или уберите',
  },
  'stray-photo': {
    en: 'no page looks for photos in this folder → move it, or remove it',
    ru: 'в этой папке сайт фото не ищет → перенесите его или уберите',
  },
  'several-pages': {
    en: 'the file holds <pages> pictures, and the site shows only the first → save the others as files of their own if they shall be seen',
    ru: 'картинок в файле <pages>, а сайт покажет только первую → сохраните остальные отдельными файлами, если их должны видеть',
  },
  proportions: {
    en: "the photo's proportions are <photo>, those of the size <size> → measure the work again, width first, or crop the photo to the work",
    ru: 'пропорции фото <photo>, а размера — <size> → измерьте работу ещё раз, сначала ширину, или обрежьте фото по работе',
  },
  'swapped-size': {
    en: "the photo's proportions are <photo>, those of the size <size> → write the width first: '<swapped>'",
    ru: 'пропорции фото <photo>, а размера — <size> → сначала пишется ширина: «<swapped>»',
  },

  // Files of `public`.
  'public-link': {
    en: 'this is a link, not a file → copy the file itself here',
    ru: 'это ссылка, а не файл → скопируйте сюда сам файл',
  },
  'public-page': {
    en: 'pages of your own are not published → remove it; only google….html and yandex_….html directly in public, which prove that a site is yours, are',
    ru: 'свои страницы не публикуются → уберите её; исключение — google….html и yandex_….html прямо в public, которыми подтверждают права на сайт',
  },
  'public-large': {
    en: 'this file has <megabytes> MB; published are at most <limit> → make it smaller, or keep it elsewhere and link to it',
    ru: 'в этом файле <megabytes> МБ, а публикуются не больше <limit> → уменьшите его или положите в другом месте и поставьте ссылку',
  },

  // The seal, the fonts and the public address.
  'no-seal': {
    en: "there is no file '<name>' → put it beside site.json",
    ru: 'нет файла «<name>» → положите его рядом с site.json',
  },
  'seal-format': {
    en: "'<name>' is no <format> picture → save it as an SVG or a PNG with the matching ending",
    ru: '«<name>» — не картинка <format> → сохраните её как SVG или PNG с таким же окончанием имени',
  },
  'active-seal': {
    en: "'<name>' holds more than a drawing → save it as a plain SVG, without scripts, links and photos",
    ru: 'в «<name>» есть не только рисунок → сохраните его как простой SVG, без скриптов, ссылок и фото',
  },
  'oblong-seal': {
    en: "'<name>' is <width> by <height>, and icons are square → put it on a square ground",
    ru: '«<name>»: <width> на <height>, а значки квадратные → положите её на квадратный фон',
  },
  'small-seal': {
    en: "'<name>' is <width> pixels wide, and the largest icon <limit> → use a larger picture, or an SVG",
    ru: '«<name>»: ширина <width> точек, а самый большой значок — <limit> → возьмите картинку крупнее или SVG',
  },
  'no-letters': {
    en: 'the fonts of the site have no <letters> → leave them, if another font may show them; each visitor sees her own',
    ru: 'в шрифтах сайта нет букв <letters> → оставьте их, если можно показать другим шрифтом; у каждого посетителя он свой',
  },
  'private-address': {
    en: "'<url>' is no address at which others can find the site → write it like 'https://example.org' or 'https://name.github.io/gallery'",
    ru: 'по адресу «<url>» никто не найдёт сайт → напишите как «https://example.org» или «https://name.github.io/gallery»',
  },
});
