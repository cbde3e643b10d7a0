import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { portOf } from '#test/free-port.ts';
import { newFolder } from '#test/saving.ts';
import { runCommand } from './run-build.ts';

async function run(command: string, draft: ContentDraft, PORT: string) {
  return runCommand([command], { CONTENT_DIR: await newFolder(draft), PORT });
}

test.each(['start', 'dev'])('npm run %s says at once that the port is in use', async (command) => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const port = String(await portOf(server, 'localhost'));
  expect(await run(command, new ContentDraft(), port)).toEqual({
    code: 1,
    output: `Port ${port} is in use; close what uses it, or set PORT to another\n`,
  });
});

test('npm run dev reports the errors of the folder and leaves no server behind', async () => {
  const faulty = new ContentDraft().set('gallery.json', [0, 'category'], 'nowhere');
  const { code, output } = await run('dev', faulty, '0');
  expect(code).toBe(1);
  expect(output).toContain('nowhere');
  expect(output).toContain('Nothing was built');
});

test('npm start shows the site before its pictures, and ends when one cannot be made', async () => {
  const CONTENT_DIR = await newFolder();
  const strip = { width: 2, height: 70_000, channels: 3, background: '#333' } as const;
  await sharp({ create: strip }).png().toFile(join(CONTENT_DIR, 'images/gallery/river.jpg'));
  const { code, output } = await runCommand(['start'], { CONTENT_DIR, PORT: '0' });
  expect(code).toBe(1);
  expect(output).toMatch(/The site: http[\s\S]*river\.jpg/);
  expect(await readdir('build')).toEqual([]);
});
