import { copyFile, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import exifReader from 'exifreader';
import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import { loadContent } from '#pipeline/folder/check-content.ts';
import { filesIn, json, newFolder } from '#test/saving.ts';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { importFolder } from './import-folder.ts';

/** A text is the colour of a photo that is made for the test. */
async function photosAt(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await createTemporaryFolder();
  for (const [file, content] of Object.entries(files)) {
    const isColour = typeof content === 'string';
    const bytes = isColour ? await plain(content).jpeg().toBuffer() : content;
    await writeFiles(folder, { [file]: bytes });
  }
  return folder;
}

function plain(background: string): Sharp {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } });
}

async function linesOf(contentDir: string, folder: string, fallback?: string): Promise<string[]> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  log.mockClear();
  await importFolder({ contentDir, folder, fallback });
  return log.mock.calls.map(([line]) => line.replace(/^\[\d+\/\d+\] /, ''));
}

test('puts photos into the category of their folder, the first on top, and reports all', async () => {
  const contentDir = await newFolder();
  const exif = { IFD0: {}, IFD2: { DateTimeOriginal: '2019:13:01 00:00:00' } };
  const sold = plain('#123').withExif(exif).jpeg();
  const folder = await photosAt({
    'animals/ПРОДАНО Кот, 32x24 in, 500 $.jpg': await sold.toBuffer(),
    'landscape/1_Утро, холст, масло, 30х40х2, 2019.jpg': '#123',
    'landscape/10_Вечер.png': await plain('#456').png().toBuffer(),
    'Портрет/2024/IMG_0012.jpg': '#789',
    'Портрет/Thumbs.db': Buffer.from('junk'),
    '__MACOSX/._a.jpg': Buffer.from('junk'),
    'заметки.txt': Buffer.from('text'),
  });
  expect(await linesOf(contentDir, folder)).toMatchInlineSnapshot(`
    [
      "заметки.txt: left out: this is a text file, not a photo
        → replace it with the photo",
      "Портрет/2024/IMG_0012.jpg: art-3, portrait: 40×30; missing: title, ground and medium, size, date, pixels (less than 1200 on the longer side)",
      "animals/ПРОДАНО Кот, 32x24 in, 500 $.jpg: art-4, animals: Кот, 81х61 см, sold, 40×30; missing: ground and medium, date, pixels (less than 1200 on the longer side); converted from '32x24 in', check the size; the price '500 $' is left out, because the site shows no prices; the date '2019:13:01 00:00:00' inside the photo is impossible and was ignored",
      "landscape/1_Утро, холст, масло, 30х40х2, 2019.jpg: art-5, landscape: Утро, холст, масло, 40х30х2 см, 2019, 40×30; missing: pixels (less than 1200 on the longer side)",
      "landscape/10_Вечер.png: art-6, landscape: Вечер, 40×30; missing: ground and medium, size, date, pixels (less than 1200 on the longer side)",
    ]
  `);
  expect(await loadContent(contentDir)).toHaveProperty('content');
  const gallery: readonly { id: number }[] = await json(contentDir, 'gallery.json');
  expect(gallery.map(({ id }) => id)).toEqual([3, 4, 5, 6, 2, 1]);
  expect(gallery[1]).toHaveProperty('availability', 'sold');
  const texts = await json(contentDir, 'locales/ru/gallery.json');
  expect(texts.landscape).toHaveProperty('art-5.title', 'Утро');
});

test('recognizes photos of an earlier run, and photos copied by hand', async () => {
  const contentDir = await newFolder();
  const folder = await photosAt({ 'landscape/a.jpg': '#123', 'landscape/b.jpg': '#456' });
  // All photos of the fixture are the same.
  await copyFile(join(contentDir, 'images/gallery/cat.jpg'), join(folder, 'landscape/c.jpg'));
  await linesOf(contentDir, folder);
  const before = await filesIn(contentDir);
  expect(await linesOf(contentDir, folder)).toEqual([
    'landscape/a.jpg: already there as art-3',
    'landscape/b.jpg: already there as art-4',
    'landscape/c.jpg: already there as art-1',
  ]);
  expect(await filesIn(contentDir)).toEqual(before);
});

test('leaves out photos without a category, or takes the chosen one', async () => {
  const contentDir = await newFolder();
  const folder = await photosAt({ '2019/a.jpg': '#123' });
  expect(await linesOf(contentDir, folder)).toEqual([
    expect.stringContaining('2019/a.jpg: left out: its folder does not have the name'),
  ]);
  expect(await linesOf(contentDir, folder, 'Дзен')).toHaveLength(1);
  const texts = await json(contentDir, 'locales/ru/gallery.json');
  expect(texts.dzen).toHaveProperty('art-3.title', 'A');
  await expect(linesOf(contentDir, folder, 'sea')).rejects.toThrow("There is no category 'sea'");
});

test('names what it cannot read, and imports the others', async () => {
  const contentDir = await newFolder();
  const whole = await plain('#123').jpeg().toBuffer();
  const folder = await photosAt({
    'animals/cut.jpg': whole.subarray(0, whole.length - 60),
    'animals/film.mp4': Buffer.from('\0\0\0\x18ftypisom'),
    'animals/owl.jpg': '#456',
  });
  await symlink('nowhere.jpg', join(folder, 'animals/lost.jpg'));
  await symlink('.', join(folder, 'animals/more'));
  const lines = (await linesOf(contentDir, folder)).map((line) => line.split(/[,\n(]/)[0]);
  expect(lines).toMatchInlineSnapshot(`
    [
      "animals/cut.jpg: left out: the photo is damaged",
      "animals/film.mp4: left out: this is a video",
      "animals/lost.jpg: left out: the file cannot be opened ",
      "animals/more: left out: this is a link to a folder",
      "animals/owl.jpg: art-3",
    ]
  `);
  expect(await loadContent(contentDir)).toHaveProperty('content');
});

test('recognizes photos by content, follows links, and stores colours but nothing else', async () => {
  const contentDir = await newFolder();
  const camera = { IFD0: { Make: 'Canon' }, IFD3: { GPSLatitudeRef: 'N' } };
  const deep = plain('#f00').toColourspace('rgb16').withIccProfile('srgb').withExif(camera);
  const outside = await photosAt({ 'c.tif': await deep.tiff().toBuffer() });
  const folder = await photosAt({ 'animals/a.jfif': '#123', 'animals/b': '#456' });
  await symlink(join(outside, 'c.tif'), join(folder, 'animals/c.tif'));
  await linesOf(contentDir, folder);
  const sources = [{ src: 'a-3.jpg' }, { src: 'b-4.jpg' }, { src: 'c-5.jpg' }];
  const gallery: readonly object[] = await json(contentDir, 'gallery.json');
  expect(gallery.slice(0, 3)).toMatchObject(sources);
  const stored = await readFile(join(contentDir, 'images/gallery/c-5.jpg'));
  const { channels } = await sharp(stored).stats();
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([254, 0, 0]);
  expect(Object.keys(exifReader.load(stored, { expanded: true }))).toEqual(['file']);
});
