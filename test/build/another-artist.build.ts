import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';

const OTHERS = "vars.CONTENT_DIR != ''";
const SAMPLE = "vars.CONTENT_DIR == ''";

/** The steps of the workflow that publishes: when each is taken, what it runs, and all of its text. */
async function steps() {
  const workflow = await readFile('.github/workflows/publish.yml', 'utf8');
  return workflow.split(/^ {6}- /m).map((text) => ({
    text,
    condition: /^\s*if: (.+)$/m.exec(text)?.[1],
    command: /^\s*run: (.+)$/m.exec(text)?.[1],
  }));
}

test('it tests what another artist has in her folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'));
  const content = await new ContentDraft().save(folder);
  const commands = (await steps()).filter(({ condition }) => condition === OTHERS);
  expect(commands.map(({ command }) => command)).toEqual(['npm run test:content']);
  for (const { command = '' } of commands) {
    const { stdout } = await promisify(execFile)('sh', ['-c', command], {
      env: {
        ...process.env,
        ...{ CONTENT_DIR: content, OUT_DIR: join(folder, 'client'), SITE_URL: 'example.org' },
      },
    });
    expect(stdout).toContain('2 works, 1 post');
    expect(stdout).toMatch(/ pages, .* 0 faults/);
  }
  await rm(folder, { recursive: true });
});

test('it leaves the tests that know the sample to the sample', async () => {
  const step = (await steps()).find(({ command }) => command === 'npm test');
  expect(step?.condition).toBe(SAMPLE);
});

test.each(['npm run test:content', 'npm run build'])('it tells %s of the folder', async (name) => {
  const step = (await steps()).find(({ command }) => command === name);
  for (const variable of ['CONTENT_DIR', 'SITE_URL', 'BASE_PATH']) {
    expect(step?.text).toContain(`${variable}: \${{ vars.${variable} }}`);
  }
});

test('it keeps the pictures of one folder apart from those of another', async () => {
  const step = (await steps()).find(({ text }) => text.includes('path: .cache'));
  expect(step?.text).toContain("hashFiles(format('{0}/images/**', vars.CONTENT_DIR || 'content'),");
});

test('the image is told of the folder before it builds', async () => {
  const dockerfile = await readFile('deploy/docker/Dockerfile', 'utf8');
  for (const variable of ['CONTENT_DIR', 'SITE_URL', 'BASE_PATH']) {
    expect(dockerfile).toMatch(
      new RegExp(`^COPY \\. \\.$[\\s\\S]*^ARG ${variable}$[\\s\\S]*^RUN npm run build`, 'm'),
    );
  }
});
