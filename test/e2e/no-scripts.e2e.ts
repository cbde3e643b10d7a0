import { english, POSTS, ROUTES_BY_LEVEL, russianTitle, SITE, worksOf } from './sample.ts';
import { asStored, expect, FULL, test } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

test.use({ javaScriptEnabled: false });

for (const { paths, tag } of ROUTES_BY_LEVEL) {
  test(`it reads and leads on on ${paths[0]} and others`, tag, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const links = page.getByRole('banner').getByRole('link');
      await expect.soft(links, path).toHaveCount(['/', english('/')].includes(path) ? 7 : 8);
      await expect.soft(page.locator('main'), path).not.toBeEmpty();
      await expect.soft(page.getByText('Loading ...'), path).toHaveCount(0);
    }
  });
}

test('it shows the category in order of priority', async ({ page }) => {
  await page.goto('/gallery/landscape');
  const titles = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ hasNot: page.getByRole('img') })
    .allInnerTexts();
  const expected = worksOf('landscape').map((work) => russianTitle(work) ?? 'Без названия');
  const read = asStored(titles).slice(-expected.length);
  expect(read.map((text) => text.split('\n')[0])).toEqual(expected);
});

test('it lists the posts in the given order', FULL, async ({ page }) => {
  await page.goto('/news');
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(POSTS.map(({ id }) => id)).toEqual([5, 4, 1, 2, 3]);
  expect(addresses).toEqual(POSTS.map(({ id }) => `/news/${id}`));
});

test('it says above the form of /add what it needs', FULL, async ({ page }) => {
  await page.goto('/add');
  await expect(page.getByText('Чтобы заполнить форму, включите JavaScript')).toBeVisible();
});

test(
  'it keeps the header of the home page readable over all that is scrolled below it',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', 'rgb(246, 242, 234)');
    await expect(header).not.toHaveCSS('color', 'rgb(253, 251, 247)');
    await page.mouse.wheel(0, 2000);
    await expect(header.getByText(SITE.name)).toBeVisible();
  },
);

test('it opens and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click();
  const panel = page.locator('#menu');
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: 'Закрыть' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click();
  await panel.getByRole('link', { name: 'Галерея' }).click();
  await expect(page).toHaveURL('/gallery');
});

test('it changes the language', async ({ page }) => {
  await page.goto('/gallery/dzen');
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL('/en/gallery/dzen');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Language' }).click();
  await page.locator('#language').getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/gallery/dzen');
});

test('it says how to reach the artist', FULL, async ({ page }) => {
  await page.goto('/contact');
  for (const address of [SITE.contacts.vk, SITE.contacts.instagram, SITE.contacts.telegram]) {
    await expect(page.locator(`a[href="${address}"][target="_blank"]`)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: SITE.contacts.email })).toHaveAttribute(
    'href',
    `mailto:${SITE.contacts.email}`,
  );
});

test(
  'it asks a player for something only when its link is followed',
  FULL,
  async ({ page, faults }) => {
    await page.route(/youtube/, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'player' }),
    );
    await page.goto('/gallery/landscape/164');
    const frame = page.locator('iframe').first();
    await expect(frame).toHaveAttribute('width', '560');
    await expect(frame).toHaveAttribute('height', '315');
    expect(faults).toEqual([]);
    await frame.contentFrame().getByRole('link').click();
    await expect(frame.contentFrame().getByText('player')).toBeVisible();
    expect(faults.splice(0)).toEqual([
      expect.stringContaining('https://www.youtube-nocookie.com/embed/'),
    ]);
  },
);
