import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { loadContent } from '#pipeline/folder/load-content.ts';
import { formatProblems } from '#pipeline/folder/report.ts';
import { importFolder, type PhotoOutcome } from '#pipeline/import/import-folder.ts';
import { importSummary, photoLine } from '#pipeline/import/import-report.ts';
import { messages } from '#pipeline/messages.ts';
import { readSettings } from '#pipeline/settings.ts';
import { runCommand } from './run-command.ts';

const say = messages(
  {
    usage: 'Name a folder of photos: npm run add -- photos --category landscape',
    noFile: (file: string) => `There is no folder '${file}'`,
    into: (folder: string, contentDir: string) =>
      `Taking the photos of ${folder} into ${contentDir}`,
    unsound: 'Nothing was taken in: put right the errors above first',
    busy: 'Another change is just being saved; run it again, and it goes on from here',
  },
  {
    usage: 'Назовите папку с фото: npm run add -- foto --category landscape',
    noFile: (file) => `Нет папки «${file}»`,
    into: (folder, contentDir) => `Принимаем фото из ${folder} в ${contentDir}`,
    unsound: 'Ничего не принято: сначала исправьте ошибки, названные выше',
    busy: 'Сейчас записывается другая правка; запустите ещё раз, и приём продолжится отсюда',
  },
);

await runCommand(async () => {
  const { contentDir } = readSettings(process.env);
  const { positionals, values } = readArguments();
  if (positionals.length === 0) throw new ExpectedError(say().usage);
  for (const path of positionals) {
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) await addFolder(path, contentDir, values.category);
    else refuse(say().noFile(path));
  }
});

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { category: { type: 'string' } } });
  } catch {
    throw new ExpectedError(say().usage);
  }
}

async function addFolder(
  folder: string,
  contentDir: string,
  category: string | undefined,
): Promise<void> {
  const { problems } = await loadContent(contentDir);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    console.log(formatProblems(errors));
    return refuse(say().unsound);
  }
  console.log(say().into(resolve(folder), contentDir));
  const outcomes: PhotoOutcome[] = [];
  const ended = await importFolder({
    ...{ contentDir, folder, category },
    onPhoto: (file, outcome, { done, total }) => {
      outcomes.push(outcome);
      console.log(`[${done}/${total}] ${photoLine(file, outcome)}`);
    },
  });
  console.log(importSummary(outcomes));
  if (ended === 'busy') return refuse(say().busy);
  if (outcomes.some(({ status }) => status !== 'imported' && status !== 'known')) {
    process.exitCode = 1;
  }
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
