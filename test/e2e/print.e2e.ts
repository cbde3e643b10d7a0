import { lightboxOf, openWork } from './lightbox.ts';
import { CONTACTS, listedWorks, russianTitle, WORKS } from './sample.ts';
import { expect, test, visit } from './visit.ts';

test.use({ reuseContext: true });

test('it prints picture, title, details and text of a work', async ({ page }) => {
  const work = WORKS.find(({ id }) => id === 164);
  if (!work) throw new Error('the sample has lost its newest work');
  await visit(page, '/gallery/landscape/164');
  const story = await page.getByRole('article').locator('[data-classes], p').allInnerTexts();
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'navigation', 'button', 'dialog'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.locator('iframe').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('img').filter({ visible: true })).toHaveCount(1);
  const words = await page.locator('body').innerText();
  expect(words.split('\n').filter(Boolean)).toEqual([
    russianTitle(work),
    ...story.filter((text) => words.includes(text)).flatMap((text) => text.split('\n')),
    `Алеся Верасень · ${CONTACTS.email}`,
  ]);
});

test('it prints the works of a category whole, or the open one alone', async ({ page }) => {
  await visit(page, '/gallery/dzen');
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(listedWorks('dzen').length);
  for (const entry of await entries.all()) await expect(entry).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('contentinfo')).toContainText(CONTACTS.email);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(entries.first()).toContainText('рисовая бумага, тушь', { timeout: 100 });
  }).toPass();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(entries.first()).not.toContainText('рисовая бумага');

  await page.emulateMedia({ media: 'screen' });
  await openWork(page, 2);
  const title = await lightboxOf(page).getByRole('heading').innerText();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('img').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading').filter({ visible: true })).toHaveText([title]);
  await expect(lightboxOf(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  const sheets = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('it prints a selection without its tools, or nothing but labels', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await visit(page, '/selection?works=126,116');
  const main = page.getByRole('main');
  await expect(main.locator('ol > li')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('ol > li')).toHaveText([/^Во.двор/, /^Мост.над/]);
  await expect(main.getByText('Новые работы')).toBeHidden();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Написать' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Этикетки на всех языках' }).click();
  await expect(page.locator('[data-sheets] li')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading')).toHaveText([
    'Во двор',
    'Into the Courtyard',
    'Мост над Свислочью',
    'The Bridge over the Svislach',
  ]);
  await expect(main).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
