import { readFile, stat } from 'node:fs/promises';
import { LARGEST_PACKAGE_BYTES } from '#catalogue/add/work-package.ts';
import { failureWords } from '#pipeline/add/failure-words.ts';
import { printOutcome } from '#pipeline/add/print-outcome.ts';
import { readPackage } from '#pipeline/add/read-package.ts';
import { saveWork } from '#pipeline/add/save-work.ts';
import { readSettings } from '#pipeline/settings.ts';
import { runCommand } from './run-command.ts';

/** Takes packages of `/add` into the artist's folder, one after the other: `npm run add -- work.zip`. */
await runCommand(async () => {
  const { contentDir } = readSettings(process.env);
  const files = process.argv.slice(2);
  if (files.length === 0) refuse('Say which package: npm run add -- work.zip');
  for (const file of files) await add(file, contentDir);
});

async function add(file: string, contentDir: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return refuse(`There is no file '${file}'`);
  // Read whole into memory, so not before its size is known.
  if (found.size > LARGEST_PACKAGE_BYTES) return refuse(`'${file}' is too large for a package`);
  try {
    const read = readPackage(await readFile(file));
    const outcome = read.status === 'received' ? await saveWork(contentDir, read.work) : read;
    printOutcome(file, outcome);
    if (outcome.status !== 'saved') process.exitCode = 1;
  } catch (error) {
    refuse(`${file}: ${failureWords(error)}`);
  }
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
