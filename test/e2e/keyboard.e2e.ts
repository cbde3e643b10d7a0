import type { Locator, Page } from '@playwright/test';
import { listedWorks, russianTitle } from './sample.ts';
import { expect, scriptStarted, test, visit } from './visit.ts';

const STOPS = 150;

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

  const work = listedWorks('landscape').find(({ id }) => id === 164);
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

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} cannot be reached by keyboard`);
}

async function follow(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await scriptStarted(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#content"]')).toBeFocused();
}

async function expectFocusSeen(page: Page): Promise<void> {
  // A page that scrolls to its focus does so smoothly.
  await expect.poll(() => page.evaluate(findFocusFault)).toBe('');
}

function findFocusFault(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  if (focused instanceof HTMLIFrameElement) return '';
  const name = `${focused.localName} “${focused.textContent?.trim()}”`;
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(focused);
  const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  if (!hasRing || outlineColor.endsWith(', 0)')) return `${name} has no ring`;
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const box = focused.getBoundingClientRect();
  const isInside =
    box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom + ring <= innerHeight;
  const isLarger = box.height > innerHeight && box.top < innerHeight && box.bottom > 0;
  if (!isInside && !isLarger) return `${name} is outside of the window`;
  const x = (box.left + box.right) / 2;
  for (const y of [box.top + 1, (box.top + box.bottom) / 2, box.bottom - 1]) {
    const top = document.elementFromPoint(x, y);
    const isCovered = top && !focused.contains(top) && !top.contains(focused);
    if (isCovered && !isLarger) return `${name} is covered by ${top.outerHTML.slice(0, 60)}`;
  }
  let each = focused.parentElement;
  for (; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const clip = each.getBoundingClientRect();
    const isCutAside =
      overflowX !== 'visible' && (box.left - ring < clip.left || box.right + ring > clip.right);
    const isCutAbove =
      overflowY !== 'visible' && (box.top - ring < clip.top || box.bottom + ring > clip.bottom);
    if (isCutAside || isCutAbove) return `the ring of ${name} is cut by ${each.className}`;
  }
  return '';
}
