import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { formatProblems } from '#pipeline/folder/report.ts';
import { importFolder } from '#pipeline/import/import-folder.ts';
import { readSettings } from '#pipeline/settings.ts';
import { text } from './messages.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run add -- photos [--category landscape]';
const config = { allowPositionals: true, options: { category: { type: 'string' } } } as const;

await runCommand(usage, config, async ({ positionals, values }) => {
  const { contentDir } = readSettings(process.env);
  if (positionals.length === 0) throw new ExpectedError(text().usage(usage));
  for (const folder of positionals) await addFolder(folder, contentDir, values.category);
});

async function addFolder(folder: string, contentDir: string, fallback: string | undefined) {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new ExpectedError(text().noFolder(folder));
  console.log(text().into(resolve(folder), contentDir));
  const { log } = console;
  const { counts, ...saved } = await importFolder({ contentDir, folder, fallback, log });
  if (saved.status === 'problems') {
    const errors = saved.problems.map((problem) => ({ severity: 'error' as const, ...problem }));
    console.log(formatProblems(errors));
    throw new ExpectedError(text().faulty);
  }
  if (saved.status !== 'saved') throw new ExpectedError(text().busy);
  console.log(text().summary(counts.imported, counts.known, counts.faulty));
  if (counts.imported > 0) console.log(text().next);
  if (counts.faulty > 0) process.exitCode = 1;
}
