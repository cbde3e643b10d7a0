import { builtPage, mainText, plain, sizeOf, textOf } from './built-site.ts';
import { dialogOf, expectPosition, nextOf, openPicture, picturesOf } from './lightbox.ts';
import { POSTS } from './sample.ts';
import { expect, expectRedirects, test } from './visit.ts';

const FIRST = POSTS.find(({ id }) => id === 5);
const PATH = '/news/5';

const listOf = (path: string) => builtPage(path).querySelectorAll('main li:has(a[href*="/news/"])');

test.describe('list', () => {
  test('each post shows image, title, short description and date', () => {
    for (const post of POSTS) {
      const item = listOf('/news').find((each) => each.querySelector(`a[href="/news/${post.id}"]`));
      expect.soft(item?.querySelector('img')?.getAttribute('src')).toMatch(/\.jpg$/);
      for (const text of [post.title, post.shortDesc, post.date]) {
        expect.soft(textOf(item), `post ${post.id}`).toContain(text);
      }
    }
  });

  test('each post links to its detail page', async ({ page }) => {
    await page.goto('/news');
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: POSTS[1]?.title ?? '-' })
      .click();
    await expect(page).toHaveURL(`/news/${POSTS[1]?.id}`);
  });

  test('the list order is posts 5, 4, 1, 2, 3', () => {
    for (const language of ['', '/en']) {
      const links = listOf(`${language}/news`).map((item) =>
        item.querySelector('a')?.getAttribute('href'),
      );
      expect.soft(links).toEqual([5, 4, 1, 2, 3].map((id) => `${language}/news/${id}`));
    }
  });
});

test.describe('detail', () => {
  test('the header image lags behind the page', async ({ page }) => {
    await page.goto(PATH);
    const image = page.getByRole('main').locator('img').first();
    const topOf = () => image.evaluate((each) => each.getBoundingClientRect().top);
    const before = await topOf();
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await expect.poll(topOf).toBeGreaterThan(before - 200);
    expect(await topOf()).toBeLessThan(before);
  });

  test('the header image is blurred', async ({ look }) => {
    const image = (await look(PATH)).getByRole('main').locator('img').first();
    await expect(image).toHaveCSS('filter', /blur\([1-9][\d.]*px\)/);
  });

  test('the header shows title and date over the image', async ({ look }) => {
    const main = (await look(PATH)).getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    const [image, ...texts] = await Promise.all([
      main.locator('img').first().boundingBox(),
      title.boundingBox(),
      main.getByText(FIRST?.date ?? '', { exact: true }).boundingBox(),
    ]);
    await expect(title).toHaveText(FIRST?.title ?? '');
    for (const text of texts) {
      expect.soft(text?.y).toBeGreaterThan(image?.y ?? Number.NaN);
      expect.soft(text?.y).toBeLessThan((image?.y ?? 0) + (image?.height ?? 0));
    }
  });

  test('the paragraphs of text are shown in their order', () => {
    for (const { id, content } of POSTS) {
      const text = mainText(`/news/${id}`);
      const places = content.text.map((paragraph) => text.indexOf(plain(paragraph)));
      expect.soft(places, `post ${id}`).not.toContain(-1);
      expect.soft(places).toEqual(places.toSorted((first, second) => first - second));
    }
  });

  test('image thumbnails open a lightbox', async ({ page }) => {
    await openPicture(page, PATH, 2);
    const file = await picturesOf(page).nth(1).getByRole('img').getAttribute('src');
    const src = file?.replace(/-\d+\.jpg$/, '');
    await expect(dialogOf(page).getByRole('img')).toHaveAttribute('src', new RegExp(`^${src}`));
    await expect(dialogOf(page).getByRole('heading')).toContainText(FIRST?.title ?? '');
    await expectPosition(page, '2/3');
    await nextOf(page).click();
    await expectPosition(page, '3/3');
  });

  test('VK video frames are shown', () => {
    for (const { id, content } of POSTS) {
      const frames = builtPage(`/news/${id}`).querySelectorAll('main iframe');
      const sizes = frames.map(sizeOf);
      const videos = (content.vk_videos ?? []).filter(Boolean);
      expect.soft(sizes, `post ${id}`).toEqual(videos.map(() => ['300', '200']));
    }
  });

  test('an unknown id redirects to /404', async ({ page }) => {
    const paths = ['6', '05', '5.0', 'last'].map((id) => `/news/${id}`);
    await expectRedirects(page, paths, '/404');
  });

  test('text wraps at 620 px', async ({ look }) => {
    for (const [width, expected] of [
      [1280, 620],
      [621, 620],
      [620, 620],
      [619, 619],
    ] as const) {
      const page = await look(PATH, { width, height: 700 });
      const paragraph = page.getByText(plain(FIRST?.content.text[0] ?? '').slice(0, 30));
      // The widest box around a paragraph that the wrap still allows.
      const found = await paragraph.evaluate((element) => {
        let column = element;
        const widthOf = (each: Element) => each.getBoundingClientRect().width;
        while (column.parentElement && widthOf(column.parentElement) <= 620) {
          column = column.parentElement;
        }
        return widthOf(column);
      });
      expect.soft(found, `in a window of ${width}`).toBe(expected);
    }
  });
});
