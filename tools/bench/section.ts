/** One figure beside the one that was asked for. */
export interface Row {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  /** Left out where there is only something to know, and nothing to reach. */
  readonly isReached?: boolean;
}

/** One table of the page of benchmarks. */
export interface Section {
  readonly heading: string;
  /** How it was measured, in Markdown. */
  readonly about: string;
  readonly rows: readonly Row[];
}

/** The section in Markdown. */
export function sectionText({ heading, about, rows }: Section): string {
  return [
    `## ${heading}`,
    about,
    [
      '| What | Target | Measured | Reached |',
      '|---|---|--:|---|',
      ...rows.map((row) => `| ${[row.what, row.target, row.measured, verdict(row)].join(' | ')} |`),
    ].join('\n'),
  ].join('\n\n');
}

function verdict({ isReached }: Row): string {
  if (isReached === undefined) return '';
  return isReached ? 'yes' : '**no**';
}
