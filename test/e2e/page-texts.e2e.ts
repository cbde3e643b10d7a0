import { isListed } from '#catalogue/works/artwork.ts';
import { CATEGORIES, FILTERS } from '#catalogue/works/categories.ts';
import { readShippedWords } from '#pipeline/content/shipped-words.ts';
import { english, russianTitle, WORKS, worksOf } from './sample.ts';
import { asStored, expect, FULL, test, visit } from './visit.ts';

const SHIPPED_WORDS = readShippedWords();

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

test('it keeps unlisted works out of the lists, and opens them by their address', async ({
  page,
}) => {
  await visit(page, '/gallery/quick-portrait');
  await expect(page.locator('a[href$="/51"]')).toHaveCount(0);
  await visit(page, '/gallery/quick-portrait/51');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('it tells an English reader what is in Russian: a title, a story, a list, a post', async ({
  page,
}) => {
  await visit(page, english('/gallery/portrait/15'));
  await expect.soft(page.getByRole('heading', { level: 1 }).locator('[lang="ru"]')).toBeVisible();
  // Just above the first paragraph that is Russian, not above an English one.
  await visit(page, english('/gallery/portrait/1'));
  const story = page
    .getByRole('article')
    .locator('p', { hasText: /thirty years|In\sRussian|Уголь/ });
  await expect.soft(story).toHaveText([/^For\sthirty years/, 'In Russian', /^Уголь/]);
  // In the list, above three posts; of one of the others the text is.
  for (const [path, count] of [
    ['/news', 3],
    ['/news/4', 1],
    ['/news/1', 1],
  ] as const) {
    await visit(page, english(path));
    await expect.soft(page.getByRole('main').getByText('In Russian')).toHaveCount(count);
    await visit(page, path);
    await expect.soft(page.getByRole('main').getByText(/In\sRussian|На\sрусском/)).toHaveCount(0);
  }
});

test('it keeps the lines of a poem', async ({ page }) => {
  await visit(page, '/gallery/animals/161');
  const poem = page.getByRole('article').locator('[data-classes~="pre-line"]').first();
  const lines = (await poem.innerText()).split('\n').filter((line) => line.trim());
  expect(lines.length).toBeGreaterThan(3);
});

test('it sets inline paragraphs as sentences of one', FULL, async ({ page }) => {
  await visit(page, '/gallery/animals/156');
  await expect(page.getByRole('article')).toContainText('минут. Время согласия');
});

test('it marks the link to the page that is shown, the home page of both languages too', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/', 'Главная'],
    [english('/'), 'Home'],
    [english('/news/5'), 'News'],
  ] as const) {
    await visit(page, path);
    const current = page.getByRole('banner').locator('[aria-current="page"]');
    await expect(current).toHaveText([name]);
  }
});

test('it says where in the gallery a work is, and leads to its neighbours', async ({ page }) => {
  const [first, second, third] = worksOf('dzen');
  await visit(page, `/gallery/dzen/${second?.id}`);
  const steps = page.getByRole('navigation', { name: 'Путь' }).getByRole('listitem');
  const title = second && russianTitle(second);
  await expect(steps).toHaveText(['Галерея', 'Дзен', title ?? 'Без названия']);
  await page.getByRole('link', { name: 'Следующая работа' }).click();
  await expect(page).toHaveURL(`/gallery/dzen/${third?.id}`);
  await visit(page, `/gallery/dzen/${first?.id}`);
  await expect(page.getByRole('link', { name: 'Предыдущая работа' })).toHaveCount(0);
});

for (const [
  path,
  {
    filter: { all },
    category,
  },
] of [
  ['/gallery', SHIPPED_WORDS.ru],
  ['/en/gallery', SHIPPED_WORDS.en],
] as const) {
  const tag = path === '/gallery' ? {} : FULL;
  test(
    `it counts the works of every filter, and calls categories by their words, at ${path}`,
    tag,
    async ({ page }) => {
      const labels = FILTERS.map((each) => (each === 'all' ? all : category[each]) ?? '');
      const counts = FILTERS.map((each) =>
        each === 'all' ? WORKS.filter(isListed).length : worksOf(each).length,
      );
      await visit(page, path);
      const filter = page.getByRole('main').getByRole('navigation').first().getByRole('link');
      const names = asStored(await filter.allInnerTexts());
      expect(names).toEqual(labels.map((label, index) => `${label} ${counts[index]}`));
      const sections = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(sections.first()).toBeVisible();
      expect(asStored(await sections.allTextContents()).toSorted()).toEqual(
        labels.slice(1).toSorted(),
      );
      await visit(page, path.replace('/gallery', '') || '/');
      const tiles = page.getByRole('main').getByRole('navigation').getByRole('link');
      expect(asStored(await tiles.allTextContents()).toSorted()).toEqual(
        labels.slice(1).toSorted(),
      );
    },
  );

  test(`it leads by the filters of ${path} to pages of the same words`, FULL, async ({ page }) => {
    await visit(page, path);
    for (const each of CATEGORIES) {
      const label = category[each] ?? '';
      await page.getByRole('main').locator(`nav a[href="${path}/${each}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
      await expect(page).toHaveTitle(new RegExp(`^${label} — `));
    }
  });
}

test(
  'it keeps the words of a work off its painting and its photos, however far it is scrolled',
  FULL,
  async ({ page }) => {
    // A scroll, a panorama and an upright one, with and without photos.
    for (const path of ['/gallery/dzen/162', '/gallery/dzen/100', '/gallery/dzen/46']) {
      await visit(page, path);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 600 });
        const covered = await page.evaluate(async () => {
          const parts = [...document.querySelectorAll('article > div')];
          const found: string[] = [];
          for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
            const boxes = parts.map((part) => part.getBoundingClientRect());
            for (const [index, box] of boxes.entries()) {
              const over = boxes.findIndex(
                (other, at) =>
                  at > index &&
                  Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
                  Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
              );
              if (over > 0) found.push(`${index} and ${over} at ${top}`);
            }
          }
          return found;
        });
        expect.soft(covered, `${path} at ${width}`).toEqual([]);
      }
    }
  },
);
