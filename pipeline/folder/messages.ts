import { findingFactories } from '#catalogue/check/finding.ts';
import { messages } from '#pipeline/messages.ts';
import type { LoadedContent } from './check-content.ts';

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
  'file-missing': {
    en: 'the file is missing → restore it from a copy, or see README.md of the content folder',
    ru: 'файла нет → верните его из копии или посмотрите, каким он должен быть, в README.md папки',
  },
  'file-misnamed': {
    en: "the file is missing, but <found> is here → rename it to '<name>'",
    ru: 'файла нет, но здесь есть <found> → переименуйте его в «<name>»',
  },
  'file-copy': {
    en: "this seems to be a copy of '<name>', and the site reads only '<name>' → keep what you need under that name, and remove the copy",
    ru: 'это, видимо, копия «<name>», а сайт читает только «<name>» → оставьте нужное под этим именем, а копию уберите',
  },
  unreadable: { en: '<message> → <remedy>', ru: '<message> → <remedy>' },
  link: {
    en: 'this is a link, and the site uses only files of this folder → put the file itself here',
    ru: 'это ссылка, а сайт берёт только файлы из этой папки → положите сюда сам файл',
  },
  'file-encoding': {
    en: 'the file is not UTF-8 from line <line> on → save it again in a text editor with the encoding UTF-8',
    ru: 'файл не в кодировке UTF-8, начиная со строки <line> → сохраните его в текстовом редакторе заново, в кодировке UTF-8',
  },

  // JSON. In the excerpt, ▸ marks the position of the error.
  'repeated-field': {
    en: "the field '<field>' is here twice, again in line <line>, perhaps with an invisible character in its name → keep one of the two",
    ru: 'поле «<field>» стоит здесь дважды, второй раз в строке <line>, возможно, с невидимым знаком в имени → оставьте одно из двух',
  },
  'json-empty': {
    en: 'the file is empty → restore its content',
    ru: 'файл пуст → верните его содержимое',
  },
  'json-conflict': {
    en: "git has put two versions of the file into it: '<excerpt>' → keep one of the two, and remove the three lines of git",
    ru: 'git оставил в файле две его версии: «<excerpt>» → оставьте одну и уберите три строки, которые добавил git',
  },
  'json-after-end': {
    en: "there is something after the end of the data: '<excerpt>' → remove it, or a bracket before it",
    ru: 'что-то стоит после конца данных: «<excerpt>» → уберите это или лишнюю скобку перед ним',
  },
  'json-field-name': {
    en: 'a field must be here: \'<excerpt>\' → write its name in quotation marks and a : after it, like "title":',
    ru: 'здесь должно стоять поле: «<excerpt>» → напишите его имя в кавычках и двоеточие после него, как "title":',
  },
  'json-last-comma': {
    en: "there is a comma before a closing bracket: '<excerpt>' → remove it",
    ru: 'запятая перед закрывающей скобкой: «<excerpt>» → уберите её',
  },
  'json-comma': {
    en: "a comma is missing, or a quotation mark ends the text too early: '<excerpt>' → put a comma here, or write quotation marks inside a text as « » or \\\"",
    ru: 'не хватает запятой, или кавычка закрыла текст слишком рано: «<excerpt>» → поставьте здесь запятую или напишите кавычки внутри текста как « » или \\"',
  },
  'json-unclosed': {
    en: "a <close> is missing: '<excerpt>' → close the <open> of line <line> with <close>",
    ru: 'не хватает <close>: «<excerpt>» → закройте <open> из строки <line> скобкой <close>',
  },
  'json-comment': {
    en: "JSON has no comments: '<excerpt>' → remove the comment",
    ru: 'в JSON не бывает примечаний: «<excerpt>» → уберите примечание',
  },
  'json-open-text': {
    en: "this text has no closing quotation mark: '<excerpt>' → close it on the same line with \"; a new line inside a text is written \\n",
    ru: 'у этого текста нет закрывающей кавычки: «<excerpt>» → закройте его на той же строке знаком "; новая строка внутри текста пишется \\n',
  },
  'json-character': {
    en: "a text cannot contain this character: '<excerpt>' → replace a tab or an invisible character with a space, and write a backslash twice: \\\\",
    ru: 'такого знака в тексте быть не может: «<excerpt>» → замените табуляцию или невидимый знак пробелом, а обратную черту напишите дважды: \\\\',
  },
  'json-value': {
    en: "a text or a number must be here: '<excerpt>' → enclose a text in straight double quotation marks; write a number like 5 or -1.5",
    ru: 'здесь должен стоять текст или число: «<excerpt>» → поставьте текст в прямые двойные кавычки, а число напишите как 5 или -1.5',
  },

  // Names of photos.
  'photo-misspelled': {
    en: "there is no photo '<name>' in <folder>, did you mean '<suggestion>'? → write exactly this name, with the same capital letters, or move the photo to <folder>",
    ru: 'фото «<name>» нет в <folder>, может быть, «<suggestion>»? → напишите точно это имя, с теми же большими буквами, или перенесите фото в <folder>',
  },
  'photo-missing': {
    en: "there is no photo '<name>' in <folder> → put the photo there, or write the name of one that is",
    ru: 'фото «<name>» нет в <folder> → положите его туда или напишите имя того, которое есть',
  },
  'photo-path': {
    en: "'<name>' is not the name of a photo in <folder> → put the photo there and write only its name; only detail photos may be links",
    ru: '«<name>» — не имя фото в <folder> → положите фото туда и напишите только его имя; ссылкой может быть только дополнительное фото',
  },
  'photo-ambiguous': {
    en: "'<name>' may be any of these photos, whose names look the same: <photos> → copy the name of one from the file manager, or rename the others",
    ru: '«<name>» может быть любым из этих фото, их имена выглядят одинаково: <photos> → скопируйте имя нужного из папки или переименуйте остальные',
  },

  // Files of photos.
  'same-name': {
    en: "this name differs from '<first>' only by capital letters, invisible characters or the Unicode form → rename one of the two: on macOS and Windows one of the photos would be lost",
    ru: 'это имя отличается от «<first>» только большими буквами, невидимыми знаками или видом букв Unicode → переименуйте одно из двух: на macOS и Windows одно фото пропало бы',
  },
  'unused-photo': {
    en: 'the site does not use this photo → write its name where it belongs, move it, or remove it',
    ru: 'сайт не использует это фото → напишите его имя там, где ему место, перенесите его или уберите',
  },
  'several-pages': {
    en: 'the file contains <pages> pictures, and the site shows only the first → save the others as separate files if visitors should see them',
    ru: 'картинок в файле <pages>, а сайт покажет только первую → сохраните остальные отдельными файлами, если их нужно показать',
  },
  proportions: {
    en: 'the proportions of the photo (<photo>) and of the size (<size>) differ → write the width first, measure the work again, or crop the photo to it',
    ru: 'пропорции фото (<photo>) и размера (<size>) не совпадают → напишите сначала ширину, измерьте работу ещё раз или обрежьте фото по ней',
  },

  // Files of `public`.
  'public-page': {
    en: 'your own pages are not published → remove this file; only google….html and yandex_….html, which prove that the site is yours, may be directly in public',
    ru: 'свои страницы не публикуются → уберите её; исключение — google….html и yandex_….html прямо в public, которыми подтверждают права на сайт',
  },
  'public-large': {
    en: 'this file has <megabytes> MB, and the limit is <limit> MB → make it smaller, or keep it elsewhere and link to it',
    ru: 'в этом файле <megabytes> МБ, а можно не больше <limit> МБ → уменьшите его или положите в другом месте и поставьте ссылку',
  },

  // The seal, the fonts and the public address.
  'seal-format': {
    en: "there is no <format> picture '<name>' → put an SVG or a PNG with the matching ending beside site.json",
    ru: 'нет картинки <format> «<name>» → положите рядом с site.json SVG или PNG с таким же окончанием имени',
  },
  'active-seal': {
    en: "'<name>' contains more than a drawing → save it as a plain SVG, without scripts, links and photos",
    ru: 'в «<name>» есть не только рисунок → сохраните его как простой SVG, без скриптов, ссылок и фото',
  },
  'seal-size': {
    en: "'<name>' is <width> by <height>, and icons are squares of up to <limit> pixels → use such a picture, or a square SVG",
    ru: '«<name>»: <width> на <height>, а значки — квадраты до <limit> точек → возьмите такую картинку или квадратный SVG',
  },
  'no-letters': {
    en: 'the fonts of the site do not have <letters> → keep them if a font on the device of the visitor may show them',
    ru: 'в шрифтах сайта нет букв <letters> → оставьте их, если можно показать их шрифтом с устройства посетителя',
  },
  'private-url': {
    en: "others cannot reach the site at '<url>' → write an address like 'https://example.org' or 'https://name.github.io/gallery'",
    ru: 'по адресу «<url>» никто не найдёт сайт → напишите адрес вроде «https://example.org» или «https://name.github.io/gallery»',
  },
});

export const text = messages(
  {
    post: (id: unknown) => `post ${id}`,
    unnumbered: (isPost: boolean, number: number) =>
      `${isPost ? 'post' : 'work'} no. ${number} of the file`,
    line: (line: number) => `line ${line}`,
    usedBy: (uses: string) => `used by ${uses}`,
    // Padded to the same width, so that messages align.
    error: 'error ',
    notice: 'notice',
    more: (count: number) => `and ${count} more places`,
    checked: ({ works, posts, photos }: LoadedContent['counts']) =>
      `works: ${works}, posts: ${posts}, photos: ${photos}`,
    found: (errors: number, notices: number) => `errors: ${errors}, notices: ${notices}`,
  },
  {
    post: (id) => `новость ${id}`,
    unnumbered: (isPost, number) => `${isPost ? 'новость' : 'работа'} № ${number} в файле`,
    line: (line) => `строка ${line}`,
    usedBy: (uses) => `его берёт ${uses}`,
    error: 'ошибка',
    notice: 'замеч.',
    more: (count) => `и ещё мест: ${count}`,
    checked: ({ works, posts, photos }) => `работ: ${works}, новостей: ${posts}, фото: ${photos}`,
    found: (errors, notices) => `ошибок: ${errors}, замечаний: ${notices}`,
  },
);
