import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { copyProject } from './copy-project.ts';
import type { BuildRun } from './run-build.ts';

let folder: string;
let project: string;
let content: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fail-'));
  content = await new ContentDraft().save(folder);
  const large = samplePhoto({ width: 1200, height: 900 }).jpeg();
  await large.toFile(join(content, 'images/gallery/river.jpg'));
  return () => rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  project = await mkdtemp(join(folder, 'project-'));
  await copyProject(project);
});

/** Runs a command of the project in a shell, with nothing of npm around it. */
async function run(
  command: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BuildRun> {
  const child = spawn('sh', ['-c', command.replace(/\bnode\b/, `'${process.execPath}'`)], {
    cwd: project,
    env: {
      PATH: '/usr/bin:/bin',
      CONTENT_DIR: content,
      OUT_DIR: join(project, 'public/site'),
      // A free port: somebody may have the site open at the default one.
      PORT: '0',
      ...settings,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

test.each(['start', 'dev'])('npm run %s says at once that the port is in use', async (command) => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const port = String((server.address() as AddressInfo).port);
  const started = await run(`node pipeline/commands/${command}.ts`, { PORT: port });
  expect(started).toEqual({
    code: 1,
    output: `Port ${port} is in use; close what uses it, or set PORT to another\n`,
  });
});

test('with errors in the folder, npm run dev tells them and leaves no server behind', async () => {
  const faulty = await new ContentDraft()
    .set('gallery.json', [0, 'category'], 'nowhere')
    .save(folder);
  const { code, output } = await run('node pipeline/commands/dev.ts', { CONTENT_DIR: faulty });
  expect(code).toBe(1);
  expect(output).toContain('nowhere');
  expect(output).toContain('Nothing was built');
});

test('a build says in a line that there is no room', { tags: 'full' }, async () => {
  // A limit to the size of files stands for a full disk: it needs no rights, and comes in the middle of a file.
  const { code, output } = await run('ulimit -f 120; node pipeline/commands/build.ts working');
  expect(code).toBe(1);
  expect(output).toMatch(/^A file would be too large for the disk \(EFBIG\b.*\): .+$/m);
});
