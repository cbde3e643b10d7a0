import { isListed } from '#catalogue/works/catalogue.ts';
import { english, russianTitle, WORKS, worksOf } from './sample.ts';
import { expect, test, visit } from './visit.ts';

test.use({ reuseContext: true });

test('it tells an English reader what is in Russian', async ({ page }) => {
  await visit(page, english('/gallery/portrait/15'));
  await expect.soft(page.getByRole('heading', { level: 1 }).locator('[lang="ru"]')).toBeVisible();
  // Just above the first paragraph that is Russian, not above an English one.
  await visit(page, english('/gallery/portrait/1'));
  const story = page
    .getByRole('article')
    .locator('p', { hasText: /thirty years|In\sRussian|Уголь/ });
  await expect.soft(story).toHaveText([/^For\sthirty years/, 'In Russian', /^Уголь/]);
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

test('it counts the works of every filter', async ({ page }) => {
  await visit(page, '/gallery');
  const filter = page.getByRole('main').getByRole('navigation').first().getByRole('link');
  for (const link of await filter.all()) {
    const category = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    const works = category === 'all' ? WORKS.filter(isListed) : worksOf(category);
    expect.soft(await link.innerText()).toMatch(new RegExp(` ${works.length}$`));
  }
});
