import { styleText } from 'node:util';
import { counted, messages } from '#pipeline/messages.ts';
import type { Problem } from '#pipeline/problem.ts';

export interface Report {
  readonly problems: readonly Problem[];
  readonly counts: Counts;
}

interface Counts {
  readonly works: number;
  readonly posts: number;
  readonly photos: number;
}

const say = messages(
  {
    nothingBuilt: 'Nothing was built: put right the errors above, then try again',
    // Both are as wide as the indent of the lines below.
    error: 'error ',
    notice: 'notice',
    more: (count: number) => `and ${count} more places`,
    times: (count: number, places: string) => `${count} times (${places})`,
    checked: ({ works, posts, photos }: Counts) =>
      `${plural(works, 'work')}, ${plural(posts, 'post')}, ${plural(photos, 'photo')}`,
    found: (errors: number, notices: number) =>
      `${plural(errors, 'problem')}, ${plural(notices, 'notice')}`,
  },
  {
    nothingBuilt: 'Ничего не собрано: исправьте ошибки, названные выше, и попробуйте ещё раз',
    error: 'ошибка',
    notice: 'замеч.',
    more: (count) => `и ещё ${counted(count, ['место', 'места', 'мест'])}`,
    times: (count, places) => `${counted(count, ['раз', 'раза', 'раз'])} (${places})`,
    checked: ({ works, posts, photos }) =>
      [
        counted(works, ['работа', 'работы', 'работ']),
        counted(posts, ['новость', 'новости', 'новостей']),
        `${photos} фото`,
      ].join(', '),
    found: (errors, notices) =>
      [
        counted(errors, ['ошибка', 'ошибки', 'ошибок']),
        counted(notices, ['замечание', 'замечания', 'замечаний']),
      ].join(', '),
  },
);

export function nothingBuilt(): string {
  return say().nothingBuilt;
}

interface Look {
  readonly isColoured: boolean;
}

export function formatReport(report: Report, look: Look): string {
  return [...formatProblems(report.problems, look), formatSummary(report, paintOf(look))].join(
    '\n',
  );
}

const FEWEST_GROUPED = 3;

export function formatProblems(problems: readonly Problem[], look: Look): string[] {
  const paint = paintOf(look);
  const groups = Map.groupBy(problems.map(withoutControls), (problem) => problem.file);
  return [...groups].map(([file, inFile]) =>
    [paint('bold', file), ...grouped(inFile).map((each) => formatProblem(each, paint)), ''].join(
      '\n',
    ),
  );
}

/** One unknown word may stand in a hundred works; errors are corrected one by one. */
function grouped(problems: readonly Problem[]): Problem[] {
  const same = Map.groupBy(problems, ({ severity, place, message, remedy }) =>
    JSON.stringify([severity, message, remedy, severity === 'error' ? place : '']),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length < FEWEST_GROUPED || first.severity === 'error') return group;
    const shown = group.slice(0, FEWEST_GROUPED - 1).map(({ place }) => place);
    const more = say().more(group.length - shown.length);
    return [{ ...first, place: say().times(group.length, [...shown, more].join('; ')) }];
  });
}

export function printReport(report: Report): void {
  console.log(formatReport(report, { isColoured: isTerminalColoured() }));
}

export function isTerminalColoured(): boolean {
  return process.stdout.isTTY && process.stdout.hasColors();
}

type Paint = (style: 'bold' | 'red' | 'yellow' | 'green' | 'dim', text: string) => string;

function paintOf({ isColoured }: Look): Paint {
  return (style, text) => (isColoured ? styleText(style, text, { validateStream: false }) : text);
}

function formatProblem({ severity, place, message, remedy }: Problem, paint: Paint): string {
  const label = severity === 'error' ? paint('red', say().error) : paint('yellow', say().notice);
  const where = place === '' ? '' : `${place}: `;
  return `  ${label}  ${where}${message}\n${paint('dim', `          → ${remedy}`)}`;
}

/** @example `24 works, 5 posts, 61 photos: 2 problems, 7 notices` */
function formatSummary({ problems, counts }: Report, paint: Paint): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const notices = problems.length - errors;
  const found = say().found(errors, notices);
  return `${say().checked(counts)}: ${paint(errors > 0 ? 'red' : 'green', found)}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Control characters could steer the terminal or change the text direction. */
function withoutControls(problem: Problem): Problem {
  const { file, place, message, remedy } = problem;
  return {
    severity: problem.severity,
    file: visible(file),
    place: visible(place),
    message: visible(message),
    remedy: visible(remedy),
  };
}

function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
