import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { filesIn } from '#test/saving.ts';
import { build, startBuild } from './run-build.ts';

const KILL_MOMENTS = Array.from({ length: 3 }, (_, third) => (third + Math.random()) / 3);

let folder: string;
let outDir: string;
let content: string;
let nextContent: string;
let published: Record<string, string>;
let next: Record<string, string>;
let wholeMs: number;

const contentOf = (name: string, repository?: string) =>
  new ContentDraft()
    .set('site.json', ['name'], name)
    .set('site.json', ['repository'], repository)
    .set('news.json', [0, 'title'], 'Қазақ көрмесі')
    .save(folder);

async function buildTo(dir: string, contentDir: string): Promise<Record<string, string>> {
  const { code, output } = await build({ CONTENT_DIR: contentDir, OUT_DIR: dir });
  expect(code, output).toBe(0);
  return filesIn(dir);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  outDir = join(folder, 'site');
  content = await contentOf('Первая Версия');
  nextContent = await contentOf('Вторая Версия');
  next = await buildTo(join(folder, 'next'), nextContent);
  const startedAt = performance.now();
  published = await buildTo(outDir, content);
  wholeMs = performance.now() - startedAt;
  expect(published).not.toEqual(next);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('letters that only this artist needs come in fonts of their own', () => {
  const fonts = Object.keys(published).filter((file) => /-further-.*\.woff2$/.test(file));
  expect(fonts).toHaveLength(2);
  expect(published['index.html']).toMatch(/unicode-range:[^}]*U\+49A/i);
});

test('a build lists the errors of the folder and leaves the published site', async () => {
  const faulty = await new ContentDraft()
    .set('gallery.json', [0, 'category'], 'landscapes')
    .remove('images/gallery/cat.jpg')
    .save(folder);
  const { code, output } = await build({ CONTENT_DIR: faulty, OUT_DIR: outDir });
  expect(code).toBe(1);
  expect(output).toContain("did you mean 'landscape'");
  expect(output).toContain('cat.jpg');
  expect(await filesIn(outDir)).toEqual(published);
});

test.each(KILL_MOMENTS)('a build killed after %d of its time leaves one whole site', async (at) => {
  const { process: child, ended } = startBuild({ CONTENT_DIR: nextContent, OUT_DIR: outDir });
  const timer = setTimeout(() => {
    // The build may have ended in this moment.
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  }, wholeMs * at);
  await ended;
  clearTimeout(timer);
  const found = await filesIn(outDir);
  // The build may have published just before.
  const isNext = JSON.stringify(found) === JSON.stringify(next);
  expect(found).toEqual(isNext ? next : published);
  if (isNext) await buildTo(outDir, content);
});

test('a clean build with a repository makes the bytes of one after kills, but for the editor', async () => {
  const afterKills = await buildTo(outDir, content);
  await rm('.generated', { recursive: true, force: true });
  const withRepository = await contentOf('Первая Версия', 'https://github.com/elena/gallery');
  const clean = await buildTo(join(folder, 'clean'), withRepository);
  const files = Object.keys({ ...afterKills, ...clean });
  const changed = files.filter((file) => afterKills[file] !== clean[file]);
  expect(changed.filter((file) => !/^(?:(?:en\/)?add\/|add-works|studio)/.test(file))).toEqual([]);
});
