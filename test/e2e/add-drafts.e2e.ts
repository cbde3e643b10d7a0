import type { Page } from '@playwright/test';
import { downloadPackage, field, NEXT_ID, pickPhoto } from './add-page.ts';
import { isUpright, phonePhoto } from './phone-photo.ts';
import { expect, FULL, scriptStarted, test, visit } from './visit.ts';

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

/**
 * Lets no page of the browser write a draft before it is told to: what is typed meanwhile is typed at the same time,
 * however slowly the machine types.
 *
 * @returns what tells it
 */
async function holdDrafts(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('add-drafts').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          const drafts = result.transaction('drafts', 'readwrite').objectStore('drafts');
          // A transaction lasts as long as something is asked of it.
          const hold = () => {
            if (!Reflect.has(window, 'mayWrite')) drafts.count().onsuccess = hold;
            resolve();
          };
          drafts.count().onsuccess = hold;
        };
      }),
  );
  return () => page.evaluate(() => void Reflect.set(window, 'mayWrite', true));
}

test('it takes no word before it can keep it', FULL, async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/add-[^/]+\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/add', { waitUntil: 'commit' });
  const title = field(page, 'Название');
  const typeInto = async () => {
    const { x, y } = (await title.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 10, y + 10);
    await page.keyboard.type('Туман');
  };
  await title.scrollIntoViewIfNeeded();
  await typeInto();
  await expect(title).toHaveValue('');
  script.resolve();
  await scriptStarted(page);
  await typeInto();
  await expect(title).toHaveValue('Туман');
  await expect(page.getByText(SAVED)).toBeVisible();
  await visit(page, '/add');
  await expect(title).toHaveValue('Туман');
});

test('it has the draft again, photo included, after the tab has crashed', async ({
  page,
  context,
}) => {
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
  await again.getByRole('button', { name: 'Сгенерировать' }).click();
  const { files } = await downloadPackage(again);
  const picture = files[`images/gallery/tuman-${NEXT_ID}.jpg`];
  expect(await isUpright(picture ?? new Uint8Array())).toBe(true);
});

test('it has a photo again that was cropped after it had been saved', FULL, async ({ page }) => {
  await visit(page, '/add');
  await pickPhoto(page, await phonePhoto({ width: 400, height: 400 }));
  await expect(page.getByText('400×400')).toBeVisible();
  await expect(page.getByText(SAVED)).toBeVisible();
  const corner = page.getByRole('button', { name: 'Угол слева вверху' });
  for (let press = 0; press < 4; press += 1) await corner.press('Shift+ArrowRight');
  await expect(page.getByText('360×404')).toBeVisible();
  await expect.poll(() => countStored(page, 'add-photos', 'photos')).toBe(2);
  await expect(page.getByText(SAVED)).toBeVisible();

  await visit(page, '/add');
  await expect(page.getByText('360×404')).toBeVisible();
  await page.getByRole('button', { name: 'Убрать фото' }).click();
  await expect.poll(() => countStored(page, 'add-photos', 'photos')).toBe(0);
});

test('it keeps several drafts, and erases one only when that is meant', async ({ page }) => {
  await visit(page, '/add');
  const heading = page.getByRole('heading', { level: 1 });
  await field(page, 'Название').fill('Первая');
  await field(page, 'Ширина, см').fill('60');
  await field(page, 'Высота, см').fill('80');
  await expect(field(page, 'Характеристики')).toHaveValue('60х80 см');
  await page.getByRole('button', { name: 'Ещё одна работа' }).click();
  for (const label of ['Название', 'Ширина, см', 'Высота, см']) {
    await expect(field(page, label)).toHaveValue('');
  }
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
  await expect(field(page, 'Высота, см')).toHaveValue('80');
  await expect(heading).toBeFocused();
});

test('it saves what was typed last before another work was begun', FULL, async ({ page }) => {
  await visit(page, '/add');
  await field(page, 'Название').fill('Недописанная');
  await page.getByRole('button', { name: 'Ещё одна работа' }).click();
  await expect.poll(() => countStored(page, 'add-drafts', 'drafts')).toBe(1);
  await visit(page, '/add');
  await expect(field(page, 'Название')).toHaveValue('Недописанная');
});

test('it goes on without drafts where the browser keeps none', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await visit(page, '/add');
  await expect(page.getByText('не закрывайте вкладку')).toBeVisible();
  await field(page, 'Название').fill('Туман');
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  const { work } = await downloadPackage(page);
  expect(work.words.ru?.title).toBe('Туман');
});

test(
  'it says that the device is full, keeps everything on screen, and saves when there is room',
  FULL,
  async ({ page, context, baseURL: origin }) => {
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
    await page.getByRole('button', { name: 'Сгенерировать' }).click();
    const { files } = await downloadPackage(page);
    expect(Object.keys(files)).toContain(`images/gallery/tuman-${NEXT_ID}.jpg`);

    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await field(page, 'Название').fill('Туман над рекой');
    await expect(page.getByText(SAVED)).toBeVisible();
    await visit(page, '/add');
    await expect(page.getByText('300×400')).toBeVisible();
  },
);

for (const end of ['reloaded', 'closed'] as const) {
  test(
    `it loses no letter when it is ${end} in the middle of a word`,
    FULL,
    async ({ page, context }) => {
      await visit(page, '/add');
      await field(page, 'Название').fill('Туман');
      await expect(page.getByText(SAVED)).toBeVisible();
      await field(page, 'Описание (по абзацу на строке)').pressSequentially('Утром над рек');
      if (end === 'reloaded') await page.reload();
      else await page.close();
      const again = end === 'reloaded' ? page : await context.newPage();
      await visit(again, '/add');
      await expect(field(again, 'Описание (по абзацу на строке)')).toHaveValue('Утром над рек');
      await expect(field(again, 'Название')).toHaveValue('Туман');
      await expect(again.getByText(SAVED)).toBeVisible();
      await expect(again.getByText('Черновики:')).toHaveCount(0);
    },
  );
}

test(
  'it shows in a second tab what is typed in the first, and the other way round',
  FULL,
  async ({ page, context }) => {
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
  },
);

test(
  'it keeps what was typed in two tabs at the same time as two drafts',
  FULL,
  async ({ page, context }) => {
    await visit(page, '/add');
    await field(page, 'Название').fill('Туман');
    await expect(page.getByText(SAVED)).toBeVisible();
    const second = await context.newPage();
    await visit(second, '/add');
    await expect(field(second, 'Название')).toHaveValue('Туман');
    const story = 'Описание (по абзацу на строке)';
    const letWrite = await holdDrafts(page);
    await Promise.all([
      field(page, story).pressSequentially('Первая рука пишет'),
      field(second, story).pressSequentially('Вторая рука тоже'),
    ]);
    await letWrite();
    await expect.poll(() => countStored(page, 'add-drafts', 'drafts')).toBe(2);
    await expect(field(page, story)).toHaveValue('Первая рука пишет');
    await expect(field(second, story)).toHaveValue('Вторая рука тоже');
    const countTold = () =>
      Promise.all([page, second].map((tab) => tab.getByText('одновременно').count()));
    await expect.poll(async () => (await countTold()).sort()).toEqual([0, 1]);

    const third = await context.newPage();
    await visit(third, '/add');
    await expect(field(third, 'Название')).toHaveValue('Туман');
    const stories = new Set([await field(third, story).inputValue()]);
    await third.getByText('Черновики: 1').click();
    await third.getByRole('button', { name: `${NEXT_ID}. Туман` }).click();
    stories.add(await field(third, story).inputValue());
    expect(stories).toEqual(new Set(['Первая рука пишет', 'Вторая рука тоже']));
  },
);
