import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '#test/browser/find-browser.ts';
import { freePort } from '#test/free-port.ts';
import { measureBuilds } from './builds.ts';
import { measureLightbox } from './lightbox.ts';
import { measureLinks } from './links.ts';
import { measurePaint } from './paint.ts';
import { markdownPage, type Row, tableRow } from './report.ts';
import type { Bench } from './visit.ts';
import { measureWeights } from './weights.ts';

const REPORT_FILE = 'docs/benchmarks.md';

const PARTS: Readonly<Record<string, (bench: Bench) => Promise<Row[]>>> = {
  weights: measureWeights,
  paint: measurePaint,
  lightbox: measureLightbox,
  links: measureLinks,
  builds: measureBuilds,
};

const runs = Number(process.env.RUNS || 5);
const requested = process.argv.slice(2);
const unknown = requested.filter((part) => !(part in PARTS));
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`Usage: [RUNS=5] npm run bench [-- ${Object.keys(PARTS).join(' ')}]`);
  process.exit(1);
}

const [load = 0] = loadavg();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: BROWSER_ARGUMENTS,
  // With hidden scroll bars, an opening dialog would change the width of the page.
  ignoreDefaultArgs: ['--hide-scrollbars'],
});
const port = String(await freePort());
const server = spawn(process.execPath, ['test/browser/serve-built-site.ts'], {
  env: { ...process.env, PORT: port },
  stdio: 'inherit',
});
const exited = once(server, 'exit');
const origin = `http://localhost:${port}`;

try {
  await waitForServer();
  const rows: Row[] = [];
  for (const [part, measure] of Object.entries(PARTS)) {
    if (requested.length > 0 && !requested.includes(part)) continue;
    const measured = await measure({ browser, origin, runs });
    console.log(measured.map(tableRow).join('\n'));
    rows.push(...measured);
  }
  // The page names one machine, so all of its figures come from one run.
  if (requested.length === 0) {
    await writeFile(REPORT_FILE, markdownPage({ rows, runs, machine: describeMachine() }));
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await exited;
}

async function waitForServer(): Promise<void> {
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    const hasExited = server.exitCode !== null || server.signalCode !== null;
    if (hasExited) throw new Error('The server of the built site did not start');
    await pause(50);
  }
}

function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const processor = cpus()[0]?.model ?? 'unknown model';
  return [
    `${availableParallelism()} processors (${processor})`,
    `${gigabytes} GB`,
    type(),
    `Node ${process.version}`,
    `Chromium ${browser.version()}`,
    `load average at the start ${load.toFixed(1)}`,
  ].join(', ');
}
