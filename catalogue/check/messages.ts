import { type Finding, findingFactories, type JsonLocation, type Localized } from './finding.ts';

const MESSAGES = {
  // Kinds and forms of values that the schemas require.
  'wrong-kind': {
    en: 'this must be <wanted>, not <value> → replace it with <wanted>',
    ru: 'здесь нужно <wanted>, а стоит <value> → замените на <wanted>',
  },
  missing: {
    en: "'<field>' is missing → add the field '<field>' with <wanted>",
    ru: 'нет «<field>» → добавьте поле «<field>»: <wanted>',
  },
  empty: {
    en: 'this is empty → fill it in',
    ru: 'здесь пусто → заполните',
  },
  'own-field': {
    en: "the site does not use the field '<field>' → keep it for yourself, or use one of <known>",
    ru: 'сайт не использует поле «<field>» → оставьте его для себя или возьмите одно из: <known>',
  },
  'unknown-field': {
    en: "unknown field '<field>' → remove it, or use one of <known>",
    ru: 'неизвестное поле «<field>» → уберите его или возьмите одно из: <known>',
  },
  'misspelled-field': {
    en: "unknown field '<field>', did you mean '<suggestion>'? → use '<suggestion>'",
    ru: 'неизвестное поле «<field>»; может быть, «<suggestion>»? → напишите «<suggestion>»',
  },
  'misspelled-copy': {
    en: "unknown field '<field>', did you mean '<suggestion>'? → remove it, because '<suggestion>' is already there",
    ru: 'неизвестное поле «<field>»; может быть, «<suggestion>»? → уберите его: «<suggestion>» уже есть',
  },
  'unknown-word': {
    en: "unknown word '<value>' → use one of <known>",
    ru: 'неизвестное слово «<value>» → возьмите одно из: <known>',
  },
  'misspelled-word': {
    en: "unknown word '<value>', did you mean '<suggestion>'? → use '<suggestion>'",
    ru: 'неизвестное слово «<value>»; может быть, «<suggestion>»? → напишите «<suggestion>»',
  },
  id: {
    en: "the id '<value>' is not a positive whole number → write a number such as 12, without quotation marks",
    ru: 'номер «<value>» — не целое положительное число → напишите число, например 12, без кавычек',
  },
  'large-id': {
    en: "the id '<value>' is too large → write a number from 1 to <limit>",
    ru: 'номер «<value>» слишком велик → напишите число от 1 до <limit>',
  },
  'average-colour': {
    en: 'a colour is three whole numbers from 0 to 255 → write it like [120, 98, 64], or leave the field out',
    ru: 'цвет — это три целых числа от 0 до 255 → напишите как [120, 98, 64] или уберите поле',
  },
  'category-name': {
    en: "'<value>' cannot be part of a web address → use small Latin letters, like 'still-life'; 'all' is reserved",
    ru: '«<value>» не может быть частью адреса → напишите маленькими латинскими буквами, например «still-life»; слово «all» занято',
  },
  languages: {
    en: 'the list of languages is empty, or names one twice → write it like ["ru", "en"]; pages in the first language have addresses without a folder',
    ru: 'список языков пуст, или один назван дважды → напишите как ["ru", "en"]; у страниц на первом языке адреса без папки',
  },
  language: {
    en: "'<value>' is not the code of a language → write it like 'en', 'kk' or 'sr-Latn'",
    ru: '«<value>» — не код языка → напишите как «en», «kk» или «sr-Latn»',
  },
  colour: {
    en: "'<value>' is not a colour → write it like '#a8321f'",
    ru: '«<value>» — не цвет → напишите как «#a8321f»',
  },
  'seal-name': {
    en: "'<value>' is not the name of an SVG or PNG → put the file beside site.json, and write its name like 'logo.svg'",
    ru: '«<value>» — не имя файла SVG или PNG → положите файл рядом с site.json и напишите его имя, например «logo.svg»',
  },
  repository: {
    en: "'<value>' is not the page of a repository → write it like 'https://github.com/elena/gallery'",
    ru: '«<value>» — не страница репозитория → напишите как «https://github.com/elena/gallery»',
  },
  verification: {
    en: "'<value>' is not a verification code of <field> → choose the HTML tag at <field>, and paste the value of content: <example>",
    ru: '«<value>» — не код подтверждения <field> → выберите в <field> метатег и вставьте значение content: <example>',
  },
  'program-word': {
    en: "'<value>' contains characters that are not allowed here → use Latin letters, digits and . : / @ ~ _ + - without spaces",
    ru: 'в «<value>» есть знаки, которых здесь быть не может → возьмите латинские буквы, цифры и . : / @ ~ _ + - без пробелов',
  },
  phone: {
    en: "'<value>' is not a phone number with a country code → write it like +375 29 123-45-67",
    ru: '«<value>» — не номер телефона с кодом страны → напишите как +375 29 123-45-67',
  },
  'no-entries': {
    en: "'<field>' is empty → add at least one of <known>",
    ru: '«<field>» пусто → добавьте хотя бы одно из: <known>',
  },
  'many-photos': {
    en: "'<field>' has <count> photos → keep one to <limit>",
    ru: 'в «<field>» слишком много фото: <count> → оставьте от одного до <limit>',
  },
  passage: {
    en: "'<value>' is not a position on a scroll → write it in percent of the length: a number from 0 to 100, such as 35",
    ru: '«<value>» — не место на свитке → напишите его в процентах длины: число от 0 до 100, например 35',
  },
  'close-up': {
    en: "'<value>' cannot be the longest side of a close-up → write a whole number from 2001 to 3600, or leave the field out",
    ru: '«<value>» не подходит для длинной стороны вида вблизи → напишите целое число от 2001 до 3600 или уберите поле',
  },
  day: {
    en: "'<value>' is not a date → write it like '2027-03-12'",
    ru: '«<value>» — не дата → напишите как «2027-03-12»',
  },
  url: {
    en: "'<value>' is not a web address → write it in full, like https://example.org/page",
    ru: '«<value>» — не адрес страницы → напишите его целиком, как https://example.org/page',
  },
  email: {
    en: "'<value>' is not an e-mail address → write it like name@example.org",
    ru: '«<value>» — не адрес почты → напишите как name@example.org',
  },
  'work-key': {
    en: "'<field>' is not the key of a work → write it like 'art-12'",
    ru: '«<field>» — не ключ работы → напишите как «art-12»',
  },
  'text-number': {
    en: '\'<field>\' is not the number of a text → number texts "1", "2", "3"',
    ru: '«<field>» — не номер текста → пронумеруйте тексты: "1", "2", "3"',
  },

  // Any text or number of the folder.
  'hidden-characters': {
    en: 'the text holds invisible characters: <characters> → remove them, or type the text again',
    ru: 'в тексте невидимые знаки: <characters> → уберите их или наберите текст заново',
  },
  'mixed-alphabets': {
    en: "letter <position> of '<word>', '<letter>', is <alphabet> → write '<suggestion>'",
    ru: 'в слове «<word>» буква № <position>, «<letter>», <alphabet> → напишите «<suggestion>»',
  },
  secret: {
    en: 'this address contains a user name, a password or a key, which the site would show → remove it from the address, and change it if others may have seen it',
    ru: 'в этом адресе имя пользователя, пароль или ключ, и сайт показал бы их → уберите их из адреса и смените, если их мог кто-то увидеть',
  },
  'half-character': {
    en: "half of a character is missing: '<excerpt>' → write the character itself",
    ru: 'от знака осталась половина: «<excerpt>» → напишите сам знак',
  },
  html: {
    en: "the site shows HTML as plain text: '<excerpt>' → remove it, or write the character itself",
    ru: 'сайт покажет код HTML как есть: «<excerpt>» → уберите его или напишите сам знак',
  },
  garbled: {
    en: "letters were lost when the text was saved in another encoding: '<excerpt>' → type them again, or copy them from the original",
    ru: 'буквы испорчены сменой кодировки: «<excerpt>» → наберите их заново или скопируйте из исходного текста',
  },
  'large-number': {
    en: 'this number is too large → write a smaller number',
    ru: 'это число слишком велико → напишите число поменьше',
  },

  // Entries of works and posts.
  'repeated-id': {
    en: 'the id <id> is used twice, first by entry no. <first> of the file → use a free id, such as <free>',
    ru: 'номер <id> стоит дважды, впервые в записи № <first> файла → возьмите свободный номер, например <free>',
  },
  'repeated-key': {
    en: "the key '<key>' is used twice, first by entry no. <first> of the file → remove 'key' from the copy",
    ru: 'ключ «<key>» стоит дважды, впервые в записи № <first> файла → уберите «key» из копии',
  },
  'empty-entry': {
    en: 'this entry of the list is empty → remove it',
    ru: 'эта строка списка пуста → уберите её',
  },
  'long-title': {
    en: 'the title has <length> characters: page titles and link previews show only <limit> → shorten it, and move the rest to the text',
    ru: 'длина названия — <length> зн.: во вкладке и в карточке ссылки видны первые <limit> → сократите его, а остальное расскажите в тексте',
  },
  'many-descriptions': {
    en: '<descriptions> descriptions for <photos> photos → write one for each of images, in the same order',
    ru: 'описаний <descriptions>, а фото <photos> → напишите по одному к каждому из images, в том же порядке',
  },
  'foreign-title': {
    en: "the title '<title>' is not the key of this work → write 'art-<id>'",
    ru: '«<title>» в «title» — не ключ этой работы → напишите «art-<id>»',
  },
  unlisted: {
    en: 'the work is unlisted: <state> → to show it in the gallery, write "active": "true"',
    ru: 'работы нет в галерее: <state> → чтобы показать её, напишите "active": "true"',
  },
  'hidden-collection': {
    en: 'the collection is not shown: \'availability\' does not say that the work is in a collection → write "availability": "collection", or leave \'collection\' out',
    ru: 'собрание не показано: в «availability» не сказано, что работа в нём → напишите "availability": "collection" или уберите «collection»',
  },
  'size-missing': {
    en: "the size of the work is missing → write width and height after the medium: 'холст, масло, 40х60 см'",
    ru: 'размер работы не указан → напишите ширину и высоту после материала: «холст, масло, 40х60 см»',
  },
  'size-single': {
    en: "the size has only one number → write width and height: '40х60 см'",
    ru: 'в размере только одно число → напишите ширину и высоту: «40х60 см»',
  },
  'size-unit': {
    en: "the unit of '<size>' is not clear → write the unit, like '<suggestion>'",
    ru: 'неясно, в чём измерено «<size>» → напишите единицу, например «<suggestion>»',
  },
  'size-round': {
    en: "a round work is not shown on the wall → to show it there, write width and height: '30х30 см'",
    ru: 'круглой работы нет на стене в масштабе → чтобы она там появилась, напишите ширину и высоту: «30х30 см»',
  },
  'size-parts': {
    en: "a work of several parts is not shown on the wall → to show it there, write the size of the whole as it hangs: '130х60 см'",
    ru: 'работы из нескольких частей нет на стене в масштабе → чтобы она там появилась, напишите общий размер, как она висит: «130х60 см»',
  },
  'unknown-material': {
    en: "the search by materials does not know '<piece>' → if one of these fits, write it instead: <techniques>; on <grounds>",
    ru: 'поиск по материалам не знает «<piece>» → если подходит, напишите вместо этого: <techniques>; на чём: <grounds>',
  },
  'uncertain-year': {
    en: "the year of '<date>' is not clear → to show the work under its year, write it like 'Крым, май 2025' (a winter belongs to two years)",
    ru: 'из «<date>» неясен год → чтобы работа нашлась по году, напишите как «Крым, май 2025» (зима относится к двум годам)',
  },
  'early-end': {
    en: "the exhibition ends on '<to>', before it begins → write '<from>' or a later day",
    ru: 'выставка кончается «<to>», раньше, чем начнётся → напишите «<from>» или день позже',
  },
  'no-work': {
    en: 'there is no work <id> → write the id of a work in gallery.json, or remove this number',
    ru: 'работы <id> нет → напишите id работы из gallery.json или уберите это число',
  },
  'unlisted-work': {
    en: 'the work <id> is not listed → set "active": "true" in gallery.json, or leave it: the post does not show the work',
    ru: 'работа <id> скрыта → напишите "active": "true" в gallery.json или оставьте так: новость её не покажет',
  },

  // Links and videos.
  'no-profile': {
    en: "'<url>' is not a link to a <service> page → write it like <example>",
    ru: '«<url>» — не ссылка на страницу <service> → напишите как <example>',
  },
  'url-protocol': {
    en: "the link '<url>' starts with '<protocol>' → use a link that starts with <protocols>",
    ru: 'ссылка «<url>» начинается с «<protocol>» → возьмите ссылку, которая начинается с <protocols>',
  },
  'no-page': {
    en: "the site has no page '<url>' → write it like '/gallery/landscape/12' or '/news/5'",
    ru: 'на сайте нет страницы «<url>» → напишите как «/gallery/landscape/12» или «/news/5»',
  },
  'unknown-video': {
    en: "'<url>' is neither a VK nor a YouTube video → copy the link from the page of the video, like <example>",
    ru: '«<url>» — видео не из VK и не из YouTube → скопируйте ссылку со страницы видео, например <example>',
  },
  'video-playlist': {
    en: "'<url>' is a playlist → open one video of it, and copy the link of that video, like <example>",
    ru: '«<url>» — список видео → откройте в нём одно видео и скопируйте ссылку на него, например <example>',
  },
  'other-service': {
    en: "'<url>' is a <service> video, which the site cannot show → upload it to VK or YouTube, or link to it in a text",
    ru: '«<url>» — видео <service>, сайт его не покажет → загрузите его в VK или YouTube или поставьте ссылку в тексте',
  },
  'youtube-in-news': {
    en: "'<url>' is a YouTube video, but news posts show VK videos only → remove it, or use the same video on VK",
    ru: '«<url>» — видео YouTube, а в новостях показываются только видео VK → уберите его или возьмите то же видео в VK',
  },
  'other-player': {
    en: "'<url>' is a <player> video → move it to '<field>'",
    ru: '«<url>» — видео <player> → перенесите его в «<field>»',
  },

  // Texts of works and their translations.
  'stray-texts': {
    en: 'there is no work <key> → remove its texts, or add the work to gallery.json',
    ru: 'нет работы <key> → уберите её тексты или добавьте работу в gallery.json',
  },
  'misplaced-texts': {
    en: "the texts of <key> are under '<category>', but the work is in '<own>' → move them to '<own>', or remove them if they are already there",
    ru: 'тексты <key> стоят под «<category>», а работа в «<own>» → перенесите их в «<own>» или уберите, если там они уже есть',
  },
  'no-text': {
    en: "the placeholder {{<number>}} has no text in any language → add text \"<number>\" to <file> under '<category>', 'art-<id>'; until then the page shows {{<number>}}",
    ru: 'у {{<number>}} нет текста ни на одном языке → добавьте текст "<number>" в <file>, под «<category>», «art-<id>»; пока на странице стоит {{<number>}}',
  },
  untitled: {
    en: "the title is empty → add a title, or leave it: 'Без названия' is shown",
    ru: 'название пусто → добавьте его или оставьте так: сайт пишет «Без названия»',
  },
  'first-missing': {
    en: 'the <first> <what> is missing → add it',
    ru: 'нет <first:ого> <what> → добавьте',
  },
  'other-missing': {
    en: 'the <language> <what> is missing → translate it; until then the <first> one is shown',
    ru: 'нет <language:ого> <what> → переведите; пока показан <first> текст',
  },
  untranslated: {
    en: 'the <language> text is missing → translate it',
    ru: 'нет <language:ого> текста → переведите его',
  },
  'unused-text': {
    en: 'no page shows text <number> → add {{<number>}} to the details.text of the work',
    ru: 'текст <number> не показан ни на одной странице → добавьте {{<number>}} в details.text работы',
  },
  'missing-labels': {
    en: '<count> labels of the site are missing in <language>: <keys> → translate them from catalogue/texts/interface/en.json of the program, which has only Russian and English',
    ru: 'нет <language:ого> перевода надписей сайта (<count>): <keys> → переведите их из catalogue/texts/interface/ru.json программы; русские и английские в ней уже есть',
  },
  'nameless-category': {
    en: "the category '<category>' has no name → add \"<category>\" with its name to 'category'",
    ru: 'у раздела «<category>» нет названия → добавьте "<category>" с названием в «category»',
  },
  'untranslated-category': {
    en: "the category '<category>' has no name → add \"<category>\" with its name to 'category'; until then the <first> one is shown",
    ru: 'у раздела «<category>» нет названия → добавьте "<category>" с названием в «category»; пока показано <first:ое>',
  },
  'no-category': {
    en: "there is no category '<category>' → add it to 'categories' in site.json, or remove the name",
    ru: 'нет раздела «<category>» → добавьте его в «categories» в site.json или уберите название',
  },

  // The vocabulary.
  'unknown-phrase': {
    en: "the vocabulary does not know '<phrase>' → add '<phrase>' to 'vocabulary' in <file>",
    ru: 'в словаре нет «<phrase>» → добавьте «<phrase>» в «vocabulary» в <file>',
  },
  'no-translation': {
    en: "'<phrase>' has no translation → write the <language> word",
    ru: 'у «<phrase>» нет перевода → напишите <language:ое> слово',
  },
  'swapped-phrases': {
    en: '\'<phrase>\' and \'<word>\' are swapped → write the <first> phrase first: "<word>": "<phrase>"',
    ru: '«<phrase>» и «<word>» перепутаны местами → сначала пишется <first:ое>: "<word>": "<phrase>"',
  },
  'first-language-word': {
    en: "the translation '<word>' is <first> → write the <language> word",
    ru: 'перевод «<word>» — <first> → напишите <language:ое> слово',
  },
  'other-language-phrase': {
    en: "the phrase '<phrase>' is not <first> → write the <first> phrase first and the <language> one behind it",
    ru: '«<phrase>» — не <first:ое> слово → сначала пишется <first:ое>, за ним <language:ое>',
  },

  // Settings of the site.
  'dark-paper': {
    en: 'the paper <paper> is not lighter than the ink <ink> → choose a light paper and a dark ink: photos are prepared for a light ground',
    ru: 'бумага <paper> не светлее чернил <ink> → возьмите светлую бумагу и тёмные чернила: фото готовятся для светлого фона',
  },
  contrast: {
    en: "<colour> on the paper <paper> has a contrast of <ratio> to 1, and text needs <limit> to 1 → make '<name>' darker, or the paper lighter",
    ru: 'у <colour> на бумаге <paper> контраст <ratio> к 1, а для текста нужно <limit> к 1 → сделайте «<name>» темнее или бумагу светлее',
  },
  'publish-missing': {
    en: '\'<host>\' needs the field \'<field>\' → add it, like "<field>": "<example>"',
    ru: 'для «<host>» нужно поле «<field>» → добавьте его, например "<field>": "<example>"',
  },
  'publish-stray': {
    en: "'<field>' does not belong to '<host>' → remove it, or choose another host",
    ru: '«<field>» не относится к «<host>» → уберите его или выберите другой хостинг',
  },
  'former-host': {
    en: "npm run publish no longer publishes to '<host>' → run npm run build, then <command>, or choose another host",
    ru: 'npm run publish больше не публикует на «<host>» → выполните npm run build, потом <command>, или выберите другой хостинг',
  },
} as const satisfies Readonly<Record<string, Localized>>;

export type MessageKey = keyof typeof MESSAGES;

export function isMessageKey(key: string): key is MessageKey {
  return key in MESSAGES;
}

export const { error, notice } = findingFactories(MESSAGES);

/** For keys that a schema names: TypeScript cannot check their values. */
export const errorOf = error as (
  key: MessageKey,
  at: JsonLocation,
  values: Finding['values'],
) => Finding;
