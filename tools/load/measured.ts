/** What is asked for again and again, and with which status it must be answered. */
export interface Target {
  readonly what: string;
  readonly path: string;
  readonly status: 200 | 404;
}

/** What `report.lua` writes. */
export interface Counted {
  readonly requests: number;
  readonly bytes: number;
  readonly microseconds: number;
  /** Requests without an answer: no connection, one that broke, or none in time. */
  readonly broken: number;
  /** Answers with a status from 400. */
  readonly refused: number;
  readonly median: number;
  readonly p99: number;
}

export interface Measured extends Target, Counted {
  readonly server: string;
}

/**
 * Reads what wrk printed.
 *
 * @throws when there is no report in it.
 */
export function readReport(output: string): Counted {
  const report = /^\{.*\}$/m.exec(output)?.[0];
  if (!report) throw new Error(`wrk reports nothing:\n${output}`);
  return JSON.parse(report);
}

/** Requests that were not answered as they should have been. A page that is not there must be refused every time. */
export function failures({ status, requests, broken, refused }: Measured): number {
  return broken + (status === 404 ? requests - refused : refused);
}

/** The figures as rows of Markdown. */
export function tableOf(measured: readonly Measured[]): string {
  const rows = measured.map((each) => {
    const seconds = each.microseconds / 1e6;
    return [
      each.server,
      each.what,
      Math.round(each.requests / seconds).toLocaleString('en'),
      (each.bytes / seconds / 1e6).toFixed(1),
      (each.median / 1000).toFixed(1),
      (each.p99 / 1000).toFixed(1),
      each.requests.toLocaleString('en'),
      failures(each),
    ].join(' | ');
  });
  return [
    '| Server | Asked for | requests/s | MB/s | median, ms | 99 %, ms | requests | failed |',
    '|---|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}
