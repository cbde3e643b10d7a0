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

/**
 * The section in Markdown.
 *
 * @param machine on what it was measured, in Markdown
 */
export function sectionText({ heading, about, rows }: Section, machine: string): string {
  return [
    `## ${heading}`,
    about,
    machine,
    [
      '| What | Target | Measured | Reached |',
      '|---|---|--:|---|',
      ...rows.map((row) => `| ${[row.what, row.target, row.measured, verdict(row)].join(' | ')} |`),
    ].join('\n'),
  ].join('\n\n');
}

/**
 * A page with a section in the place of the one that has the same heading, or at its end.
 *
 * @param page Markdown, with sections as `sectionText` makes them
 */
export function withSection(page: string, section: string): string {
  const [heading] = section.split('\n');
  const parts = page.split(/^(?=## )/m).map((part) => part.trimEnd());
  const found = parts.findIndex((part) => part.split('\n')[0] === heading);
  const next = found < 0 ? [...parts, section] : parts.with(found, section);
  return `${next.join('\n\n')}\n`;
}

function verdict({ isReached }: Row): string {
  if (isReached === undefined) return '';
  return isReached ? 'yes' : '**no**';
}
