import { messages } from '#pipeline/messages.ts';

export const text = messages(
  {
    usage: (usage: string) => `Usage: ${usage}`,
    notUnderstood: (args: string) => `Unknown arguments: ${args}`,
    site: (url: string) => `The site: ${url}  (stop with Ctrl+C)`,
    forms: (url: string) => `Edit works, news and texts at ${url}`,
    noFolder: (folder: string) => `There is no folder '${folder}'; write its full path`,
    importing: (folder: string, contentDir: string) =>
      `Importing photos from ${folder} into ${contentDir}`,
    contentErrors: 'Nothing was imported: correct the errors above first',
    busy: 'Nothing was imported: another change is being saved; run the command again',
    summary: (imported: number, known: number, leftOut: number) =>
      `\nimported: ${imported}, already there: ${known}, left out: ${leftOut}`,
    nextSteps: `A work without a date has that of its photo now, if there is one: check these dates. Add missing texts on /add
(npm run dev) or in gallery.json; npm run check:content lists the rest.`,
    created: (folder: string) => `Your folder is ${folder}; its README.md explains the files in it`,
    writtenToEnv: (line: string) =>
      `npm run dev now shows it and npm run publish publishes it, because the file .env here has this line: ${line}`,
    addToEnv: (line: string) =>
      `To make the commands use it, write into the file .env here: ${line}`,
  },
  {
    usage: (usage) => `Вызов: ${usage}`,
    notUnderstood: (args) => `Неизвестные параметры: ${args}`,
    site: (url) => `Сайт: ${url}  (остановить — Ctrl+C)`,
    forms: (url) => `Править работы, новости и тексты: ${url}`,
    noFolder: (folder) => `Папки «${folder}» нет; напишите полный путь к ней`,
    importing: (folder, contentDir) => `Принимаем фото из ${folder} в ${contentDir}`,
    contentErrors: 'Ничего не принято: сначала исправьте ошибки, названные выше',
    busy: 'Ничего не принято: сейчас сохраняется другая правка; запустите команду ещё раз',
    summary: (imported, known, leftOut) =>
      `\nпринято: ${imported}, уже было: ${known}, не взято: ${leftOut}`,
    nextSteps: `Если дата работы не указана, взята дата снимка, если она есть: проверьте такие даты. Дополнить можно на странице /add
(npm run dev) или в gallery.json; остальное перечислит npm run check:content.`,
    created: (folder) => `Ваша папка — ${folder}. Что где лежит, рассказывает её README.md`,
    writtenToEnv: (line) =>
      `Теперь npm run dev показывает эту папку, а npm run publish публикует: в файле .env здесь есть строка ${line}`,
    addToEnv: (line) => `Чтобы команды брали её, напишите здесь в файле .env: ${line}`,
  },
);
