import type { Page } from '@playwright/test';
import { downloadPhoto, field, NEXT_ID, pickPhoto } from './add-page.ts';
import { isUpright, phonePhoto } from './phone-photo.ts';
import { expect, FULL, test, visit } from './visit.ts';

const SAVED = 'Черновик сохранён на этом устройстве.';

/** How much the browser's database holds. */
function countStored(page: Page, database: string, store: string): Promise<number> {
  return page.evaluate(
    ([name, part]) =>
      new Promise<number>((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          const request = result.transaction(part).objectStore(part).count();
          request.onsuccess = () => resolve(request.result);
        };
      }),
    [database, store] as const,
  );
}

test('it restores the draft and its photo after a crash', async ({ page, context }) => {
  await visit(page, '/add');
  await field(page, 'Название').fill('Туман');
  await pickPhoto(page, await phonePhoto({ width: 300, height: 400 }));
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByText('300×400')).toBeVisible();
  await expect(page.getByText(SAVED)).toBeVisible();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // It never answers: the page is gone.
  devtools.send('Page.crash').catch(() => {});
  await crashed;

  const again = await context.newPage();
  await visit(again, '/add');
  await expect(field(again, 'Название')).toHaveValue('Туман');
  await expect(again.getByText('300×400')).toBeVisible();
  const { name, photo } = await downloadPhoto(again);
  expect(name).toBe(`tuman-${NEXT_ID}.jpg`);
  expect(await isUpright(photo)).toBe(true);
});

test('it keeps several drafts, and erases one only when that is meant', async ({ page }) => {
  await visit(page, '/add');
  const heading = page.getByRole('heading', { level: 1 });
  await field(page, 'Название').fill('Первая');
  await page.getByRole('button', { name: 'Ещё одна работа' }).click();
  await expect(field(page, 'Название')).toHaveValue('');
  await expect(heading).toBeFocused();
  await field(page, 'Название').fill('Вторая');
  await page.getByRole('button', { name: 'Начать заново' }).click();
  await expect(page.getByRole('button', { name: 'Нет, оставить' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Начать заново' })).toBeFocused();
  await expect(field(page, 'Название')).toHaveValue('Вторая');
  await page.getByRole('button', { name: 'Начать заново' }).click();
  await page.getByRole('button', { name: 'Да, стереть' }).click();
  await expect(field(page, 'Название')).toHaveValue('');
  await expect(heading).toBeFocused();
  await page.getByText('Черновики: 1').click();
  await page.getByRole('button', { name: `${NEXT_ID}. Первая` }).click();
  await expect(field(page, 'Название')).toHaveValue('Первая');
  await expect(heading).toBeFocused();
});

test('it saves again once storage has room', FULL, async ({ page, context, baseURL: origin }) => {
  if (!origin) throw new Error('The site has no address');
  const devtools = await context.newCDPSession(page);
  // The words still find room, the photo does not.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  await visit(page, '/add');
  await field(page, 'Название').fill('Туман');
  const photo = await phonePhoto({ width: 300, height: 400 });
  await pickPhoto(page, Buffer.concat([photo, Buffer.alloc(1_000_000)]));
  const drafts = page.getByRole('region', { name: 'Черновики' });
  await expect(drafts.getByText('кончилось место')).toBeVisible();
  await expect(page.getByText('300×400')).toBeVisible();
  await expect(field(page, 'Название')).toHaveValue('Туман');
  expect((await downloadPhoto(page)).name).toBe(`tuman-${NEXT_ID}.jpg`);

  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await field(page, 'Название').fill('Туман над рекой');
  await expect(page.getByText(SAVED)).toBeVisible();
  await visit(page, '/add');
  await expect(page.getByText('300×400')).toBeVisible();
});

test('it loses no letter when it is reloaded in the middle of a word', FULL, async ({ page }) => {
  await visit(page, '/add');
  await field(page, 'Название').fill('Туман');
  await expect(page.getByText(SAVED)).toBeVisible();
  await field(page, 'Описание (по абзацу на строке)').pressSequentially('Утром над рек');
  await visit(page, '/add');
  await expect(field(page, 'Описание (по абзацу на строке)')).toHaveValue('Утром над рек');
  await expect(page.getByText('Черновики:')).toHaveCount(0);
});

test('it shows the draft of one tab in another', FULL, async ({ page, context }) => {
  await visit(page, '/add');
  await field(page, 'Название').fill('Туман');
  await expect(page.getByText(SAVED)).toBeVisible();
  const second = await context.newPage();
  await visit(second, '/add');
  await field(page, 'Название').pressSequentially(' над рекой');
  await expect(field(second, 'Название')).toHaveValue('Туман над рекой');
  await expect(second.getByText('правят и в другой вкладке')).toBeVisible();
  await field(second, 'Дата и/или место').pressSequentially('Нарочь');
  await expect(field(page, 'Дата и/или место')).toHaveValue('Нарочь');

  await page.getByRole('button', { name: 'Начать заново' }).click();
  await page.getByRole('button', { name: 'Да, стереть' }).click();
  await expect(field(second, 'Название')).toHaveValue('');
  await expect(second.getByText('стёрли или уже сохранили')).toBeVisible();
  await expect.poll(() => countStored(page, 'add-drafts', 'drafts')).toBe(0);
});
