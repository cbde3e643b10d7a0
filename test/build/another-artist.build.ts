import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SAMPLE = "needs.folder.outputs.is_sample == 'true'";

/** The steps of the workflow that publishes: when each is taken, what it runs, and all of its text. */
async function steps() {
  const workflow = await readFile('.github/workflows/publish.yml', 'utf8');
  return workflow.split(/^ {6}- /m).map((text) => ({
    text,
    condition: /^\s*if: (.+)$/m.exec(text)?.[1],
    command: /^\s*run: (.+)$/m.exec(text)?.[1],
  }));
}

test('it leaves the tests that know the sample to the sample', async () => {
  const step = (await steps()).find(({ command }) => command === 'npm test');
  expect(step?.condition).toBe(SAMPLE);
});

test.each([
  ['the sample', {}, 'address=\nis_sample=true\n'],
  [
    'another folder, whose address is told',
    { CONTENT_DIR: 'pipeline/new-site/template', SITE_URL: 'https://anna.example.org' },
    'address=https://anna.example.org\nis_sample=false\n',
  ],
])('it knows %s', async (_, variables, outputs) => {
  const step = (await steps()).find(({ text }) => text.startsWith('id: find'));
  const script = /run: \|\n([\s\S]*?)^ {8}env:/m.exec(step?.text ?? '')?.[1] ?? '';
  const shown = script.replace('>> "$GITHUB_OUTPUT"', '');
  const { stdout } = await promisify(execFile)('sh', ['-c', shown], {
    env: { ...process.env, SITE_URL: '', CONTENT_DIR: '', ...variables },
  });
  expect(stdout).toBe(outputs);
});
