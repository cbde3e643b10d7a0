import { formatProblems, isTerminalColoured } from '#pipeline/content/report.ts';
import type { SaveOutcome } from './save-work.ts';

/** Tells what became of a package. */
export function printOutcome(packageFile: string, outcome: SaveOutcome): void {
  switch (outcome.status) {
    case 'saved': {
      console.log(`${packageFile} is saved as ${outcome.entry.title}:`);
      for (const { file, content } of outcome.changes) {
        console.log(content === undefined ? `  removed ${file}` : `  wrote ${file}`);
      }
      for (const { file, place } of outcome.setAside) {
        console.log(`  kept what was ${file} as ${place}`);
      }
      console.log(`Its page is ${outcome.path}; see it with npm run dev`);
      break;
    }
    case 'problems': {
      const problems = outcome.problems.map((problem) => ({
        severity: 'error' as const,
        ...problem,
        file: problem.file || packageFile,
      }));
      console.log(formatProblems(problems, { isColoured: isTerminalColoured() }).join('\n'));
      console.error(`Nothing was saved of ${packageFile}`);
      break;
    }
    case 'busy':
      console.error(`Another work is just being saved; try ${packageFile} again`);
  }
}
