import { generate } from './add-form.ts';
import { listedWorks } from './sample.ts';
import { expect, expectNotFound, expectRedirects, test, visit } from './visit.ts';

test('an unknown category shows the not-found page where it is', async ({ page }) => {
  for (const category of ['nope', 'Landscape', 'constructor']) {
    await expectNotFound(page, `/gallery/${category}`);
  }
});

for (const [title, folder, ids] of [
  [
    'an unknown work redirects to /404',
    '/gallery/landscape',
    ['9999', '0', '-1', '0164', '164.0', '164a'],
  ],
  ['an unknown post redirects to /404', '/news', ['9999', '0', '-1', '05', '5.0', '5a']],
] as const) {
  test(title, async ({ page }) => {
    const paths = ids.map((id) => `${folder}/${id}`);
    await expectRedirects(page, paths, '/404');
  });
}

test('an unknown English work or post redirects to /en/404', ({ page }) =>
  expectRedirects(page, ['/en/gallery/landscape/9999', '/en/news/9999'], '/en/404'));

test('a work under another category leads to its own page', ({ page }) =>
  expectRedirects(page, ['/gallery/portrait/164'], '/gallery/landscape/164'));

test.describe('the id of the lightbox', () => {
  const { length: count } = listedWorks('dzen');

  for (const id of [1, 2, count, count + 1, 9999]) {
    const position = Math.min(id, count);
    test(`${id} opens work ${position} of ${count}`, async ({ page }) => {
      await visit(page, `/gallery/dzen?id=${id}`);
      const lightbox = page.getByRole('dialog').filter({ visible: true });
      await expect(lightbox.getByText(`${position}/${count}`, { exact: true })).toBeVisible();
    });
  }
});

test.describe('the generator form performs no validation', () => {
  test('the id is parsed as an integer', async ({ page }) => {
    for (const [typed, id] of [
      ['7.9', 7],
      ['12 or so', 12],
      ['007', 7],
      ['-5', -5],
      ['164', 164],
    ] as const) {
      const { entry } = await generate(page, { id: typed });
      expect.soft(entry, typed).toMatchObject({ id, title: `art-${id}` });
    }
  });

  test('empty lines are dropped', async ({ page }) => {
    const vk = 'https://vk.com/video_ext.php?oid=-12&id=345&hd=2';
    const youtube = 'https://www.youtube-nocookie.com/embed/aB3-dE5_gH7';
    const { entry, texts } = await generate(page, {
      images: '\na.jpg\n\n  \nb.jpg\n',
      text: '\nПервый.\n\n  \nВторой.\n',
      vkVideos: `\n${vk}\n\n`,
      ytVideos: `\n${youtube}\n\n`,
    });
    expect.soft(entry.details).toMatchObject({
      images: ['a.jpg', 'b.jpg'],
      text: [{ content: '{{1}}' }, { content: '{{2}}' }],
      vk_videos: [vk],
      yt_videos: [youtube],
    });
    const [story] = Object.values(texts.flowers_birds ?? {});
    expect.soft(story?.text).toEqual({ 1: 'Первый.', 2: 'Второй.' });
  });

  test('a line that is no video stays as it was typed', async ({ page }) => {
    const lines = ['ролик', 'https://example.org/film'];
    const text = lines.join('\n');
    const { entry } = await generate(page, { vkVideos: text, ytVideos: text });
    expect.soft(entry.details.vk_videos).toEqual(lines);
    expect.soft(entry.details.yt_videos).toEqual(lines);
  });

  test('an empty form generates too', async ({ page }) => {
    const { entry, texts } = await generate(page, {});
    expect.soft(entry).toMatchObject({
      category: 'flowers_birds',
      details: { date: '', desc: '', images: [], text: [], vk_videos: [], yt_videos: [] },
    });
    expect.soft(texts).toEqual({ flowers_birds: { [entry.title]: { title: '', text: {} } } });
  });
});
