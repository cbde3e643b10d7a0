import { expectFocusSeen, follow, tabTo } from './keyboard.ts';
import { russianTitle, worksOf } from './sample.ts';
import { expect, test, visit } from './visit.ts';

const NAVIGATION = ['Главная', 'О художнике', 'Новости', 'Галерея', 'Контакты'];

test('it leads from the first key to a letter about a painting', async ({ page }) => {
  test.setTimeout(120_000);
  const header = page.getByRole('banner');
  const main = page.getByRole('main');

  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await expectFocusSeen(page);
  for (const name of NAVIGATION) {
    await page.keyboard.press('Tab');
    await expect(header.getByRole('link', { name })).toBeFocused();
    await expectFocusSeen(page);
  }

  await tabTo(page, header.getByRole('link', { name: 'EN' }));
  await follow(page, '/en');
  await tabTo(page, header.getByRole('link', { name: 'RU' }));
  await follow(page, '/');

  await tabTo(page, main.getByRole('button', { name: 'Остановить' }));
  await page.keyboard.press('Space');
  await expect(main.getByRole('button', { name: 'Остановить', pressed: true })).toBeFocused();

  await tabTo(page, main.getByRole('link', { name: 'Вниз' }));
  await page.keyboard.press('Enter');
  const tiles = main.getByRole('navigation', { name: 'Галерея' }).getByRole('link');
  await expect(tiles.first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(tiles.first()).toBeFocused();
  await expectFocusSeen(page);

  await tabTo(page, tiles.filter({ hasText: 'Пейзаж' }));
  await follow(page, '/gallery/landscape');

  const work = worksOf('landscape').find(({ id }) => id === 164);
  const title = (work && russianTitle(work)) ?? '';
  // The last link of that name: before it, the picture may open something else.
  await tabTo(page, main.getByRole('link', { name: title }).last());
  await follow(page, '/gallery/landscape/164');

  await tabTo(page, main.getByRole('link', { name: 'Купить' }));
  await follow(page, '/contact?work=164');

  const letter = main.getByRole('textbox');
  await tabTo(page, letter);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Анна');
  await expect(letter).toHaveValue(/ Анна$/);
  await tabTo(page, main.getByRole('link', { name: 'Отправить по почте' }));
});
