import { relative, resolve } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { makeNewSite } from '#pipeline/new-site/new-site.ts';
import { runCommand } from './run-command.ts';

const say = messages(
  {
    where: 'Say where: npm run new-site -- ../elena',
    made: (folder: string, command: (name: string) => string) =>
      `Your folder is ${folder}. Its README.md says what is where, in Russian and in English.
To see the site that it makes:      ${command('npm run dev')}
To take in a whole folder of photos: ${command('npm run add -- photos --category landscape')}
To publish it:                      ${command('npm run publish')}`,
  },
  {
    where: 'Назовите место: npm run new-site -- ../elena',
    made: (folder, command) =>
      `Ваша папка — ${folder}. Что в ней где, рассказывает её README.md, по-русски и по-английски.
Посмотреть сайт:             ${command('npm run dev')}
Принять сразу много фото:    ${command('npm run add -- foto --category landscape')}
Опубликовать:                ${command('npm run publish')}`,
  },
);

/** Makes a folder for another artist: `npm run new-site -- ../elena`. */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new ExpectedError(say().where);
  const folder = resolve(name);
  await makeNewSite(folder);
  const shown = relative('.', folder) || folder;
  console.log(say().made(folder, (command) => commandWith(shown, command)));
});

/** A command with the folder in its environment, as the shell of the system takes it. */
function commandWith(folder: string, command: string): string {
  return process.platform === 'win32'
    ? `$env:CONTENT_DIR='${folder}'; ${command}   (PowerShell)`
    : `CONTENT_DIR='${folder}' ${command}`;
}
