import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { filesIn } from '#test/saving.ts';
import { build } from './run-build.ts';

let folder: string;
let outDir: string;
let published: Record<string, string>;

const contentOf = (repository?: string) =>
  new ContentDraft()
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
  published = await buildTo(outDir, await contentOf());
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

test('a second build, and a clean one with a repository, differ only in the editor', async () => {
  const second = await buildTo(outDir, await contentOf());
  await rm('.generated', { recursive: true, force: true });
  const withRepository = await contentOf('https://github.com/elena/gallery');
  const clean = await buildTo(join(folder, 'clean'), withRepository);
  const files = Object.keys({ ...second, ...clean });
  const changed = files.filter((file) => second[file] !== clean[file]);
  expect(changed.filter((file) => !/^(?:(?:en\/)?add\/|add-works|studio)/.test(file))).toEqual([]);
});
