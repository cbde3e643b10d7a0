import { relative, resolve } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { makeNewSite } from '#pipeline/new-site/new-site.ts';
import { runCommand } from './run-command.ts';

/** Makes a folder for another artist: `npm run new-site -- ../elena`. */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new ExpectedError('Say where: npm run new-site -- ../elena');
  const folder = resolve(name);
  await makeNewSite(folder);
  const shown = relative('.', folder) || folder;
  console.log(`Your folder is ${folder}. Its README.md says what is where, in Russian and in English.
To see the site that it makes: ${commandWith(shown, 'npm run dev')}`);
});

/** A command with the folder in its environment, as the shell of the system takes it. */
function commandWith(folder: string, command: string): string {
  return process.platform === 'win32'
    ? `$env:CONTENT_DIR='${folder}'; ${command}   (PowerShell)`
    : `CONTENT_DIR='${folder}' ${command}`;
}
