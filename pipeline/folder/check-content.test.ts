import sharp from 'sharp';
import { expect, test } from 'vitest';
import { samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { saved } from '#test/saving.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { type CheckedContent, checkContent } from './check-content.ts';

async function check(draft: ContentDraft): Promise<CheckedContent> {
  const cacheDir = await createTemporaryFolder();
  return checkContent(await saved(draft), { cacheDir, quality: 'working' });
}

test('reports a faulty photo once, with every entry that uses it, beside wrong texts', async () => {
  const draft = new ContentDraft()
    .write('images/categories/tile.jpg', '')
    .unset('site.json', ['name']);
  const { status, problems } = await check(draft);
  expect(status).toBe('faulty');
  expect(problems.map(({ file }) => file)).toEqual(['images/categories/tile.jpg', 'site.json']);
  expect(problems[0]?.place).toMatch(
    /^used by site.json: categories.flowers_birds; .*categories.dzen$/,
  );
});

test('reports a URL that cannot be reached where it is written, and names it', async () => {
  // Port 9 of this machine discards what is sent and answers nothing; usually nobody listens at all.
  const url = 'http://127.0.0.1:9/river.jpg';
  const draft = new ContentDraft().set('gallery.json', [0, 'details', 'images', 1], url);
  const { problems } = await check(draft);
  expect(problems).toMatchObject([
    {
      file: 'gallery.json',
      place: 'art-2, details.images #2',
      message: expect.stringContaining(url),
    },
  ]);
});

test.each([
  ['the portrait whole where it is narrow', [90, 160], [90, 160]],
  ['the middle of a portrait that is too wide', [120, 120], [80, 120]],
] as const)('fills narrow windows with %s', async (_, [width, height], tall) => {
  const photo = await samplePhoto({ width, height }).png().toBuffer();
  const draft = new ContentDraft()
    .write('images/hero/one-portrait.jpg', photo)
    .set('site.json', ['hero', 0], { picture: 'one.jpg', portrait: 'one-portrait.jpg' });
  const checked = await check(draft);
  if (checked.status !== 'sound') throw new Error('the content is faulty');
  const { photoOf } = checked;
  const size = { width: tall[0], height: tall[1] };
  expect(photoOf('hero/tall', 'one-portrait.jpg')).toMatchObject(size);
  expect(photoOf('hero', 'one.jpg')).toMatchObject({ width: 8, height: 6 });
  // Nothing is made that no page shows.
  expect(() => photoOf('hero/tall', 'one.jpg')).toThrow("no photo 'one.jpg' for hero/tall");
});

test('notes proportions that contradict the size', async () => {
  const draft = new ContentDraft();
  const { status, problems } = await check(
    draft.set('gallery.json', [0, 'details', 'desc'], 'холст, масло, 60х80 см'),
  );
  expect(status).toBe('sound');
  expect(problems).toEqual([
    {
      severity: 'notice',
      file: 'gallery.json',
      place: 'art-2, details.desc',
      path: [0, 'details', 'desc'],
      message: "the photo's proportions are 8×6, those of the size 60×80",
      remedy: 'write the width first, measure the work again, or crop the photo to it',
    },
  ]);
});

/** Three pictures in one file. */
async function severalPages(): Promise<Buffer> {
  const pages = [];
  for (const colour of ['#b04030', '#30b040', '#3040b0']) {
    pages.push(await samplePhoto({ width: 80, height: 60, colour }).png().toBuffer());
  }
  return sharp(pages, { join: { animated: true } })
    .tiff()
    .toBuffer();
}

test('notes a file of several pictures', async () => {
  const file = 'images/gallery/river.tiff';
  const draft = new ContentDraft()
    .remove('images/gallery/river.jpg')
    .write(file, await severalPages())
    .set('gallery.json', [0, 'src'], 'river.tiff');
  const { status, problems } = await check(draft);
  expect(status).toBe('sound');
  expect(problems).toEqual([
    {
      severity: 'notice',
      file,
      place: 'used by art-2, src',
      path: [],
      message: 'the file holds 3 pictures, and the site shows only the first',
      remedy: 'save the others as files of their own if they shall be seen',
    },
  ]);
});
