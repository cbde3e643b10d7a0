import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { formatProblems } from '#pipeline/folder/report.ts';
import { importFolder } from '#pipeline/import/import-folder.ts';
import { readSettings } from '#pipeline/settings.ts';
import { text } from './messages.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run add -- ../photos [--category landscape]';
const config = { allowPositionals: true, options: { category: { type: 'string' } } } as const;

await runCommand(usage, config, async ({ positionals, values }) => {
  const { contentDir } = readSettings(process.env);
  if (positionals.length === 0) throw new ExpectedError(text().usage(usage));
  for (const path of positionals) {
    // npm runs every command in the folder of the program.
    const folder = resolve(process.env.INIT_CWD ?? '', path);
    const found = await stat(folder).catch(() => undefined);
    if (!found?.isDirectory()) throw new ExpectedError(text().noFolder(folder));
    console.log(text().importing(folder, contentDir));
    const outcome = await importFolder({ contentDir, folder, fallback: values.category });
    if (outcome.status === 'problems') {
      console.log(formatProblems(outcome.problems));
      throw new ExpectedError(text().contentErrors);
    }
    if (outcome.status !== 'saved') throw new ExpectedError(text().busy);
    const { imported, known, faulty } = outcome.counts;
    console.log(text().summary(imported, known, faulty));
    if (imported > 0) console.log(text().nextSteps);
    if (faulty > 0) process.exitCode = 1;
  }
});
