import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadContent } from '#pipeline/folder/load-content.ts';
import { filesIn, saved } from '#test/saving.ts';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { importFolder } from './import-folder.ts';
import { photoLine } from './import-report.ts';

/** Photos that differ by their colour. */
async function photosAt(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await createTemporaryFolder();
  for (const [file, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? await photo(file, content) : content;
    await writeFiles(folder, { [file]: bytes });
  }
  return folder;
}

function photo(file: string, background: string): Promise<Buffer> {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  return drawn.toFormat(file.endsWith('.png') ? 'png' : 'jpeg').toBuffer();
}

async function linesOf(contentDir: string, folder: string, category?: string): Promise<string[]> {
  const lines: string[] = [];
  const onPhoto = (...[file, outcome]: Parameters<typeof photoLine>) => {
    lines.push(photoLine(file, outcome));
  };
  await importFolder({ contentDir, folder, category, onPhoto });
  return lines;
}

async function errorsIn(contentDir: string) {
  const { problems } = await loadContent(contentDir);
  return problems.filter(({ severity }) => severity === 'error');
}

test('it takes photos into the category that their folder is called like, the first on top', async () => {
  const contentDir = await saved();
  const folder = await photosAt({
    'landscape/01_Утро, холст, масло, 30х40, 2019.jpg': '#123',
    'landscape/02_Вечер.png': '#456',
    'Портрет/2024/IMG_0012.jpg': '#789',
    'Портрет/Thumbs.db': Buffer.from('not shown'),
    'заметки.txt': Buffer.from('text'),
  });
  expect(await linesOf(contentDir, folder)).toMatchInlineSnapshot(`
    [
      "landscape/02_Вечер.png → art-3, landscape: Вечер, 40×30; missing: ground and medium, size, date, pixels (less than 1200 on the longer side)",
      "landscape/01_Утро, холст, масло, 30х40, 2019.jpg → art-4, landscape: Утро, холст, масло, 40х30 см, 2019, 40×30; missing: pixels (less than 1200 on the longer side)",
      "Портрет/2024/IMG_0012.jpg → art-5, portrait: untitled, 40×30; missing: title, ground and medium, size, date, pixels (less than 1200 on the longer side)",
      "заметки.txt: left out: this is no photo",
    ]
  `);
  expect(await errorsIn(contentDir)).toEqual([]);
  const { gallery, ru } = await textsOf(contentDir);
  expect(gallery.map(({ title }) => title)).toEqual(['art-5', 'art-4', 'art-3', 'art-2', 'art-1']);
  expect(ru.landscape).toHaveProperty('art-4.title', 'Утро');
});

async function textsOf(contentDir: string) {
  const read = async (file: string) => JSON.parse(await readFile(join(contentDir, file), 'utf8'));
  const gallery: readonly { title: string }[] = await read('gallery.json');
  return { gallery, ru: await read('locales/ru/gallery.json') };
}

test('it knows photos that are there, by an earlier run or put there by hand', async () => {
  const contentDir = await saved();
  const folder = await photosAt({ 'landscape/a.jpg': '#123', 'landscape/b.jpg': '#456' });
  // All photos of the fixture are the same.
  await copyFile(join(contentDir, 'images/gallery/cat.jpg'), join(folder, 'landscape/c.jpg'));
  await linesOf(contentDir, folder);
  const before = await filesIn(contentDir);
  expect(await linesOf(contentDir, folder)).toEqual([
    'landscape/c.jpg: is there already as art-1',
    'landscape/b.jpg: is there already as art-3',
    'landscape/a.jpg: is there already as art-4',
  ]);
  expect(await filesIn(contentDir)).toEqual(before);
});

test('it leaves out what has no category, or takes the one that is named', async () => {
  const contentDir = await saved();
  const folder = await photosAt({ '2019/a.jpg': '#123' });
  expect(await linesOf(contentDir, folder)).toEqual([
    '2019/a.jpg: left out: it lies in no folder that is called like a category',
  ]);
  expect(await linesOf(contentDir, folder, 'Дзен')).toHaveLength(1);
  expect((await textsOf(contentDir)).ru.dzen).toHaveProperty('art-3.title', 'A');
  await expect(linesOf(contentDir, folder, 'sea')).rejects.toThrow("There is no category 'sea'");
});

test('it leaves out a broken photo and takes in the others', async () => {
  const contentDir = await saved();
  const whole = await photo('a.jpg', '#123');
  const folder = await photosAt({
    'animals/cut.jpg': whole.subarray(0, whole.length - 60),
    'animals/fox.heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'animals/owl.jpg': '#456',
  });
  const [owl, fox, cut] = await linesOf(contentDir, folder);
  expect(owl).toContain('animals/owl.jpg → art-3');
  expect(fox).toContain('left out: this is a HEIC photo');
  expect(cut).toContain('left out: the photo is damaged');
  expect(await errorsIn(contentDir)).toEqual([]);
});
