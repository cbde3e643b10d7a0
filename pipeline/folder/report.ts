import { styleText } from 'node:util';
import type { Problem } from '#pipeline/problem.ts';
import type { ContentCounts } from './load-content.ts';
import { text } from './messages.ts';

export interface Report {
  readonly problems: readonly Problem[];
  readonly counts: ContentCounts;
}

interface Look {
  readonly isColoured: boolean;
}

export function nothingBuilt(): string {
  return text().nothingBuilt;
}

export function printReport(report: Report): void {
  console.log(formatReport(report, { isColoured: isTerminalColoured() }));
}

export function isTerminalColoured(): boolean {
  return process.stdout.isTTY && process.stdout.hasColors();
}

/** @example `24 works, 5 posts, 61 photos: 2 problems, 7 notices`, after the problems */
export function formatReport({ problems, counts }: Report, look: Look): string {
  const { works, posts, photos, problems: errors, notices } = text();
  const count = problems.filter(({ severity }) => severity === 'error').length;
  const checked = [works(counts.works), posts(counts.posts), photos(counts.photos)].join(', ');
  const found = [errors(count), notices(problems.length - count)].join(', ');
  const summary = `${checked}: ${paintOf(look)(count > 0 ? 'red' : 'green', found)}`;
  return [...formatProblems(problems, look), summary].join('\n');
}

export function formatProblems(problems: readonly Problem[], look: Look): string[] {
  const paint = paintOf(look);
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile].map(([file, inFile]) => {
    const lines = grouped(inFile).map(({ severity, place, message, remedy }) => {
      const label = paint(severity === 'error' ? 'red' : 'yellow', text()[severity]);
      const where = place === '' ? '' : `${visible(place)}: `;
      const action = paint('dim', `          → ${visible(remedy)}`);
      return `  ${label}  ${where}${visible(message)}\n${action}`;
    });
    return [paint('bold', visible(file)), ...lines, ''].join('\n');
  });
}

const FEWEST_GROUPED = 3;

/** One unknown word may stand in a hundred works; errors are corrected one by one. */
function grouped(problems: readonly Problem[]): Problem[] {
  const same = Map.groupBy(problems, ({ severity, place, message, remedy }) =>
    JSON.stringify([severity, message, remedy, severity === 'error' ? place : '']),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length < FEWEST_GROUPED || first.severity === 'error') return group;
    const shown = group.slice(0, FEWEST_GROUPED - 1).map(({ place }) => place);
    const more = text().more(group.length - shown.length);
    return [{ ...first, place: text().times(group.length, [...shown, more].join('; ')) }];
  });
}

type Paint = (style: 'bold' | 'red' | 'yellow' | 'green' | 'dim', part: string) => string;

function paintOf({ isColoured }: Look): Paint {
  return (style, part) => (isColoured ? styleText(style, part, { validateStream: false }) : part);
}

/** Control characters could steer the terminal or change the text direction. */
function visible(part: string): string {
  return part.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
