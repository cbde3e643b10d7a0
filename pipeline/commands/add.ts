import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LARGEST_PACKAGE_BYTES } from '#catalogue/add/work-package.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { loadContent } from '#pipeline/folder/load-content.ts';
import { formatProblems } from '#pipeline/folder/report.ts';
import { importFolder, type PhotoOutcome } from '#pipeline/import/import-folder.ts';
import { importSummary, photoLine } from '#pipeline/import/import-report.ts';
import { messages } from '#pipeline/messages.ts';
import { failureWords } from '#pipeline/saving/failure-words.ts';
import { restoreContent } from '#pipeline/saving/lock-saving.ts';
import { printOutcome } from '#pipeline/saving/print-outcome.ts';
import { readPackage } from '#pipeline/saving/read-package.ts';
import { saveWork } from '#pipeline/saving/save-work.ts';
import { readSettings } from '#pipeline/settings.ts';
import { runCommand } from './run-command.ts';

const say = messages(
  {
    usage:
      'Say which package or folder of photos: npm run add -- work.zip, or npm run add -- photos --category landscape',
    noFile: (file: string) => `There is no file or folder '${file}'`,
    tooLarge: (file: string) => `'${file}' is too large for a package`,
    into: (folder: string, contentDir: string) =>
      `Taking the photos of ${folder} into ${contentDir}`,
    unsound: 'Nothing was taken in: put right the errors above first',
    busy: 'Another work is just being saved; run it again, and it goes on from here',
  },
  {
    usage:
      'Назовите файл или папку с фото: npm run add -- kartina.zip или npm run add -- foto --category landscape',
    noFile: (file) => `Нет ни файла, ни папки «${file}»`,
    tooLarge: (file) => `«${file}»: слишком большой файл, /add таких не делает`,
    into: (folder, contentDir) => `Принимаем фото из ${folder} в ${contentDir}`,
    unsound: 'Ничего не принято: сначала исправьте ошибки, названные выше',
    busy: 'Сейчас записывается другая работа; запустите ещё раз, и приём продолжится отсюда',
  },
);

await runCommand(async () => {
  const { contentDir } = readSettings(process.env);
  const { positionals, values } = readArguments();
  if (positionals.length === 0) throw new ExpectedError(say().usage);
  for (const path of positionals) {
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) await addFolder(path, contentDir, values.category);
    else if (found?.isFile()) await addPackage(path, found.size, contentDir);
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

async function addPackage(file: string, bytes: number, contentDir: string): Promise<void> {
  // Packages are read into memory, so the size is checked first.
  if (bytes > LARGEST_PACKAGE_BYTES) return refuse(say().tooLarge(file));
  try {
    const read = readPackage(await readFile(file));
    const outcome = read.status === 'received' ? await saveWork(contentDir, read.work) : read;
    printOutcome(file, outcome);
    if (outcome.status !== 'saved') process.exitCode = 1;
  } catch (error) {
    refuse(`${file}: ${failureWords(error)}`);
  }
}

async function addFolder(
  folder: string,
  contentDir: string,
  category: string | undefined,
): Promise<void> {
  await restoreContent(contentDir);
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
