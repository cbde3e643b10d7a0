import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '#test/file-steps.ts';
import { saved } from '#test/saving.ts';
import { packWork, plainPhoto, type WorkChange, workPackage } from '#test/work-package.fixture.ts';

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly before: Record<string, string>;
  readonly after: Record<string, string>;
}

/** Runs `npm run add -- work.zip` for a package over the content fixture. */
async function add(change: WorkChange, packages = ['work.zip']): Promise<Run> {
  const folder = await saved();
  const photos = { 'images/gallery/ozero-3.jpg': await plainPhoto() };
  const files = packages.map((name) => (name.startsWith('--') ? name : join(folder, name)));
  await writeFile(join(folder, 'work.zip'), packWork(workPackage(change), photos));
  const before = await filesIn(folder);
  const child = spawn('node', [resolve('pipeline/commands/add.ts'), ...files], {
    env: { ...process.env, CONTENT_DIR: folder },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((settle) => child.on('close', settle));
  return {
    code,
    output: output.replaceAll(`${folder}/`, ''),
    before,
    after: await filesIn(folder),
  };
}

test('it says what it wrote and where the work now is', async () => {
  const { code, output, after } = await add({});
  expect({ code, output }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "output": "work.zip is saved as art-3:
      wrote images/gallery/ozero-3.jpg
      wrote gallery.json
      wrote locales/ru/gallery.json
      wrote locales/en/gallery.json
    Its page is /gallery/landscape/3; see it with npm run dev
    ",
    }
  `);
  expect(after).toHaveProperty(['images/gallery/ozero-3.jpg']);
});

test.each<[string, string[], string]>([
  ['without a package', [], 'Say which package or folder of photos: npm run add -- work.zip'],
  ['for an option that there is not', ['--categry=sea', 'work.zip'], 'Say which package'],
  ['for a package that is not there', ['other.zip'], "There is no file or folder 'other.zip'"],
  ['for what is no package', ['gallery.json'], 'this is not a package of /add'],
])('it fails %s', async (_, packages, message) => {
  const { code, output, before, after } = await add({}, packages);
  expect(output).toContain(message);
  expect(code).toBe(1);
  expect(after).toEqual(before);
});
