import { messages } from '#pipeline/messages.ts';

export const text = messages(
  {
    usage: (usage: string) => `Usage: ${usage}`,
    notUnderstood: (args: string) => `Not understood: ${args}`,
    site: (url: string) => `The site: ${url}  (Ctrl+C ends it)`,
    forms: (url: string) => `Works, news and texts by form: ${url}`,
    noFolder: (folder: string) => `There is no folder '${folder}'`,
    importing: (folder: string, contentDir: string) => `Photos of ${folder} go to ${contentDir}`,
    contentErrors: 'Nothing was taken in: correct the errors above first',
    busy: 'Nothing was taken in: another change is just being saved; run it again',
    summary: (imported: number, known: number, left: number) =>
      `\n${imported} taken in, ${known} already there, ${left} left out`,
    nextSteps: `Where nothing told the date of a work, it is that of the photo: look them through. Fill in what is missing
with npm run dev, page /add, or in gallery.json; npm run check:content lists more.`,
    created: (folder: string) => `Your folder is ${folder}; its README.md explains the files in it`,
    writtenToEnv: (line: string) =>
      `Now npm run dev shows it, and npm run publish publishes it: the file .env here says so (${line})`,
    addToEnv: (line: string) =>
      `To make the commands use it, write into the file .env here: ${line}`,
  },
  {
    usage: (usage) => `Вызов: ${usage}`,
    notUnderstood: (args) => `Непонятно: ${args}`,
    site: (url) => `Сайт: ${url}  (закончить — Ctrl+C)`,
    forms: (url) => `Работы, новости и тексты через формы: ${url}`,
    noFolder: (folder) => `Папки «${folder}» нет`,
    importing: (folder, contentDir) => `Принимаем фото из ${folder} в ${contentDir}`,
    contentErrors: 'Ничего не принято: сначала исправьте ошибки, названные выше',
    busy: 'Ничего не принято: сейчас записывается другая правка; запустите ещё раз',
    summary: (imported, known, left) =>
      `\nпринято: ${imported}, уже было: ${known}, не взято: ${left}`,
    nextSteps: `Где о дате работы ничего не сказано, взята дата снимка: просмотрите их. Дополнить можно на странице /add
(npm run dev) или в gallery.json; остальное перечислит npm run check:content.`,
    created: (folder) => `Ваша папка — ${folder}. Что в ней где, рассказывает её README.md`,
    writtenToEnv: (line) =>
      `Теперь npm run dev показывает эту папку, а npm run publish публикует: так сказано здесь в файле .env (${line})`,
    addToEnv: (line) => `Чтобы команды брали её, напишите здесь в файле .env: ${line}`,
  },
);
