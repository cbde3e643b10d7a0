import { formatProblems } from '#pipeline/folder/report.ts';
import { messages } from '#pipeline/messages.ts';
import type { SaveOutcome } from './save-work.ts';

const say = messages(
  {
    saved: (packageFile: string, key: string) => `${packageFile} is saved as ${key}:`,
    removed: (file: string) => `removed ${file}`,
    wrote: (file: string) => `wrote ${file}`,
    kept: (file: string, place: string) => `kept what was ${file} as ${place}`,
    page: (path: string) => `Its page is ${path}; see it with npm run dev`,
    nothing: (packageFile: string) => `Nothing was saved of ${packageFile}`,
    busy: (packageFile: string) => `Another work is just being saved; try ${packageFile} again`,
  },
  {
    saved: (packageFile, key) => `${packageFile} — теперь работа ${key}:`,
    removed: (file) => `убрано: ${file}`,
    wrote: (file) => `записано: ${file}`,
    kept: (file, place) => `прежнее ${file} отложено: ${place}`,
    page: (path) => `Её страница ${path}; посмотреть можно так: npm run dev`,
    nothing: (packageFile) => `Из ${packageFile} ничего не записано`,
    busy: (packageFile) => `Сейчас записывается другая работа; попробуйте ${packageFile} ещё раз`,
  },
);

export function printOutcome(packageFile: string, outcome: SaveOutcome): void {
  switch (outcome.status) {
    case 'saved': {
      console.log(say().saved(packageFile, outcome.entry.title));
      for (const { file, content } of outcome.changes) {
        console.log(`  ${content === undefined ? say().removed(file) : say().wrote(file)}`);
      }
      for (const { file, place } of outcome.setAside) {
        console.log(`  ${say().kept(file, place)}`);
      }
      console.log(say().page(outcome.path));
      break;
    }
    case 'problems': {
      const problems = outcome.problems.map((problem) => ({
        severity: 'error' as const,
        ...problem,
        file: problem.file || packageFile,
      }));
      console.log(formatProblems(problems));
      console.error(say().nothing(packageFile));
      break;
    }
    case 'busy':
      console.error(say().busy(packageFile));
  }
}
