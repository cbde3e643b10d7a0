import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { formatProblems } from '#pipeline/folder/report.ts';
import { importFolder, type PhotoOutcome } from '#pipeline/import/import-folder.ts';
import { importSummary, photoLine } from '#pipeline/import/import-report.ts';
import { messages } from '#pipeline/messages.ts';
import { readSettings } from '#pipeline/settings.ts';
import { readArguments, runCommand } from './run-command.ts';

const text = messages(
  {
    usage:
      'Name the folder with the photos: npm run add -- photos, or npm run add -- photos --category landscape',
    noFolder: (folder: string) => `There is no folder '${folder}'`,
    into: (folder: string, contentDir: string) =>
      `Taking the photos of ${folder} into ${contentDir}`,
    faulty: 'Nothing was taken in: correct the errors above first',
    busy: 'Nothing was taken in: another change is just being saved; run it again',
  },
  {
    usage:
      'Назовите папку с фото: npm run add -- foto или npm run add -- foto --category landscape',
    noFolder: (folder) => `Папки «${folder}» нет`,
    into: (folder, contentDir) => `Принимаем фото из ${folder} в ${contentDir}`,
    faulty: 'Ничего не принято: сначала исправьте ошибки, названные выше',
    busy: 'Ничего не принято: сейчас записывается другая правка; запустите ещё раз',
  },
);

await runCommand(async () => {
  const { positionals, values } = readArguments(
    { allowPositionals: true, options: { category: { type: 'string' } } },
    text().usage,
  );
  const { contentDir } = readSettings(process.env);
  if (positionals.length === 0) throw new ExpectedError(text().usage);
  for (const folder of positionals) await addFolder(folder, contentDir, values.category);
});

async function addFolder(folder: string, contentDir: string, category: string | undefined) {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new ExpectedError(text().noFolder(folder));
  console.log(text().into(resolve(folder), contentDir));
  const outcomes: PhotoOutcome[] = [];
  const saved = await importFolder({
    ...{ contentDir, folder, category },
    onPhoto: (file, outcome, done, total) => {
      outcomes.push(outcome);
      console.log(`[${done}/${total}] ${photoLine(file, outcome)}`);
    },
  });
  if (saved.status === 'problems') {
    const errors = saved.problems.map((problem) => ({ severity: 'error' as const, ...problem }));
    console.log(formatProblems(errors));
    throw new ExpectedError(text().faulty);
  }
  if (saved.status !== 'saved') throw new ExpectedError(text().busy);
  console.log(importSummary(outcomes));
  if (outcomes.some(({ status }) => status === 'faulty')) process.exitCode = 1;
}
