import { writeFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { makeNewSite } from '#pipeline/new-site/new-site.ts';
import { runCommand } from './run-command.ts';

const say = messages(
  {
    where: 'Say where: npm run new-site -- ../elena',
    made: (folder: string) =>
      `Your folder is ${folder}. Its README.md says what is where, in Russian and in English.`,
    remembered: (line: string) =>
      `From now on commands take it: the file .env here says so (${line}).
  npm run dev                                        shows the site that it makes
  npm run add -- photos --category landscape         takes in a whole folder of photos
  npm run publish                                    brings it to its host`,
    other: (line: string) => `To let commands take it, write into the file .env here: ${line}`,
  },
  {
    where: 'Назовите место: npm run new-site -- ../elena',
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
  const [name] = process.argv.slice(2);
  if (!name) throw new ExpectedError(say().where);
  const folder = resolve(name);
  await makeNewSite(folder);
  const line = `CONTENT_DIR='${(relative('.', folder) || folder).replaceAll(sep, '/')}'`;
  // An existing `.env` is never overwritten.
  const isRemembered = await writeFile('.env', `${line}\n`, { flag: 'wx' }).then(
    () => true,
    () => false,
  );
  console.log(
    `${say().made(folder)}\n${isRemembered ? say().remembered(line) : say().other(line)}`,
  );
});
