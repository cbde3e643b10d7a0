import { writeFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { makeNewSite } from '#pipeline/new-site/new-site.ts';
import { readArguments, runCommand } from './run-command.ts';

const text = messages(
  {
    usage: 'Make a new folder for an artist: npm run new-site -- ../elena',
    made: (folder: string) =>
      `Your folder is ${folder}. Its README.md explains its files, in Russian and in English.`,
    remembered: (line: string) =>
      `The commands use it from now on: the file .env here says so (${line}).
  npm run dev                                        shows the site
  npm run add -- photos --category landscape         adds a whole folder of photos
  npm run publish                                    publishes the site`,
    other: (line: string) => `To make the commands use it, write into the file .env here: ${line}`,
  },
  {
    usage: 'Создать папку художника: npm run new-site -- ../elena',
    made: (folder) =>
      `Ваша папка — ${folder}. Что в ней где, рассказывает её README.md, по-русски и по-английски.`,
    remembered: (line) =>
      `Теперь команды берут её: так сказано здесь в файле .env (${line}).
  npm run dev                                  показывает сайт
  npm run add -- foto --category landscape     принимает сразу много фото
  npm run publish                              публикует`,
    other: (line) => `Чтобы команды брали её, напишите здесь в файле .env: ${line}`,
  },
);

await runCommand(async () => {
  const { positionals } = readArguments({ allowPositionals: true }, text().usage);
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new ExpectedError(text().usage);
  const folder = resolve(name);
  await makeNewSite(folder);
  const path = (relative('.', folder) || folder).replaceAll(sep, '/');
  const quote = path.includes("'") ? '"' : "'";
  const line = `CONTENT_DIR=${quote}${path}${quote}`;
  // An existing `.env` is never overwritten.
  const isRemembered = await writeFile('.env', `${line}\n`, { flag: 'wx' }).then(
    () => true,
    () => false,
  );
  console.log(
    `${text().made(folder)}\n${isRemembered ? text().remembered(line) : text().other(line)}`,
  );
});
