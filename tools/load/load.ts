/**
 * The command that asks both servers for the built site from many connections at once, and writes down how they bear it:
 *
 *     npm run bench:load                  30 seconds each, into docs/load.md
 *     npm run bench:load -- --seconds 3   a shorter look, on the screen
 *
 * It needs wrk (Debian: `apt-get install wrk`), Debian's nginx, and a built site.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';
import { parseArgs } from 'node:util';
import { freePort } from '#test/free-port.ts';
import { failures, type Measured, readReport, type Target, tableOf } from './measured.ts';

const CONNECTIONS = 64;
const SECONDS = 30;
const PORT = process.env.PORT || String(await freePort());
const PAGE = 'docs/load.md';

const SERVERS = [
  { server: 'nginx', name: 'nginx' },
  { server: '`npm start`', name: '' },
];

const { values } = parseArgs({ options: { seconds: { type: 'string' } } });
const seconds = Number(values.seconds ?? SECONDS);

const load = loadavg()[0] ?? 0;
const measured: Measured[] = [];
for (const { server, name } of SERVERS) {
  const child = spawn(process.execPath, ['test/browser/serve-built-site.ts', name], {
    env: { ...process.env, PORT },
    stdio: 'inherit',
  });
  try {
    await untilItAnswers(child);
    for (const target of targets()) measured.push({ server, ...target, ...ask(target.path) });
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

const table = tableOf(measured);
console.log(table);
if (!values.seconds) await writeFile(PAGE, pageOf(table));
if (measured.some((each) => failures(each) > 0)) process.exitCode = 1;

function targets(): Target[] {
  const page = readFileSync('build/client/gallery/landscape/index.html', 'utf8');
  const picture = /\/images\/[^" ,]+\.avif/.exec(page)?.[0];
  if (!picture) throw new Error('The page has no picture');
  return [
    { what: 'home', path: '/', status: 200 },
    { what: 'a category', path: '/gallery/landscape', status: 200 },
    { what: 'a work', path: '/gallery/landscape/164', status: 200 },
    { what: 'a picture (AVIF)', path: picture, status: 200 },
    { what: 'the works of a category', path: '/gallery/landscape/works.json', status: 200 },
    { what: 'a missing page', path: '/nope', status: 404 },
  ];
}

async function untilItAnswers(child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://localhost:${PORT}/`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('The server ended before it answered');
}

function ask(path: string) {
  const options = ['--threads', '1', '--connections', String(CONNECTIONS)];
  const as = ['--duration', `${seconds}s`, '--header', 'Accept-Encoding: br'];
  const script = ['--script', 'tools/load/report.lua'];
  const address = `http://localhost:${PORT}${path}`;
  return readReport(
    execFileSync('wrk', [...options, ...as, ...script, address], { encoding: 'utf8' }),
  );
}

function pageOf(figures: string): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const processor = cpus()[0]?.model ?? 'unknown processor';
  return `# Under load

Written by \`npm run bench:load\`: ${CONNECTIONS} connections on the same machine ask for one address as fast as they are
answered, for ${SECONDS} seconds each, taking brotli. nginx has the shipped configuration and one worker process.

${figures}

A request counts as failed when it has no answer, or one with another status than it should have.

- Machine: ${availableParallelism()} processors (${processor}), ${memory} GB, ${type()}. wrk ran on it too. Load
  average before the first request, which is what else was going on: ${load.toFixed(1)}.
- Versions: ${[versionOf('nginx', '-v'), `Node ${process.version}`, versionOf('wrk', '-v')].join(', ')}.
`;
}

/** wrk explains its use after its version, and ends with a complaint; nginx answers on the error channel. */
function versionOf(program: string, option: string): string {
  const path = `${process.env.PATH}:/usr/sbin`;
  const script = `${program} ${option} 2>&1 | head -1`;
  const line = execFileSync('sh', ['-c', script], { env: { PATH: path }, encoding: 'utf8' });
  return `${program} ${/\d[\w.+-]*/.exec(line)?.[0] ?? ''}`;
}
