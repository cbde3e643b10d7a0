export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly target?: string;
}

export interface Report {
  readonly rows: readonly Row[];
  readonly runs: number;
  readonly machine: string;
}

/** @throws {RangeError} without figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const below = sorted[Math.floor((sorted.length - 1) / 2)];
  const above = sorted[Math.floor(sorted.length / 2)];
  if (below === undefined || above === undefined) throw new RangeError('No figures');
  return (below + above) / 2;
}

export function milliseconds(figures: readonly number[]): string {
  return `${Math.round(median(figures))} ms`;
}

export function tableRow({ what, measured, target = '' }: Row): string {
  return `| ${what} | ${measured} | ${target} |`;
}

export function markdownPage({ rows, runs, machine }: Report): string {
  return `# Benchmarks

\`npm run bench\` writes this page. It measures the release build of the sample, served on the same machine. Times are
medians (number of runs: ${runs}), each in the browser with an empty cache.

- **Weight**: compressed bytes without headers, in KB of 1,024 bytes, that a phone loads before it is touched.
- **Paint**: a phone with a processor 4 times slower and a slow 4G network, both applied: 1.47 Mbit/s, 562 ms a request.
- **Lightbox**: from the click to the frame that shows the painting. A transition counts from its first frame.
- **Link**: from the click to the largest paint of the next page. Chromium prerenders nothing for a page under
  automation, so visitors on a desktop see the next page earlier than this.
- **Build**: working quality, with all pictures in the cache.
- With a mouse, the pointer rests on the target for 300 ms before it presses.

Machine: ${machine}.

| What | Measured | Target |
|---|---|---|
${rows.map(tableRow).join('\n')}
`;
}
