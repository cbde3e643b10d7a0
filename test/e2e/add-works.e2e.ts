import type { Page } from '@playwright/test';
import { sampleWorks } from '#test/sample-works.ts';
import { accessibilityFindings } from './accessibility.ts';
import { downloadPackage, field, NEXT_ID, photoPart, pickPhoto } from './add-page.ts';
import { isUpright, phonePhoto } from './phone-photo.ts';
import { expect, FULL, test, visit } from './visit.ts';

const WORKS = sampleWorks();

const FOX = WORKS.find(({ words }) => words.ru?.title === 'Лиса переходит поле') ?? WORKS[0];

async function openWorks(page: Page) {
  await page.getByText('Все работы').click();
  await expect(page.getByLabel('Найти по названию или номеру')).toBeVisible();
}

test('it finds a work by its title, and opens it from its picture', async ({ page }) => {
  if (!FOX) throw new Error('The sample has no works');
  const title = FOX.words.ru?.title ?? '';
  await visit(page, '/add');
  await openWorks(page);
  await page.getByLabel('Найти по названию или номеру').fill(title.toLowerCase());
  const tile = page.getByRole('button', { name: title });
  await expect(tile.locator('img')).toHaveJSProperty('complete', true);
  await tile.click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Править' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Правка работы ${FOX.entry.id}`);
  await expect(page).toHaveURL(`/add?work=${FOX.entry.id}`);
});

test(
  'it leads through many works by arrows, and closes a work by Escape',
  FULL,
  async ({ page }) => {
    await visit(page, '/add');
    await openWorks(page);
    const tiles = page.locator('details li > button');
    await expect(tiles).toHaveCount(48);
    await page.getByLabel('Найти по названию или номеру').press('ArrowDown');
    await expect(tiles.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const columns = await tiles.evaluateAll((all) => {
      const tops = all.map((tile) => (tile as HTMLElement).offsetTop);
      return tops.filter((top) => top === tops[0]).length;
    });
    await expect(tiles.nth(1 + columns)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(tiles.nth(1 + columns)).toBeFocused();
    await page.getByRole('button', { name: `Показать ещё ${WORKS.length - 48}` }).click();
    await expect(tiles).toHaveCount(WORKS.length);
  },
);

test(
  'it opens the work of its address, once, and says when there is none',
  FULL,
  async ({ page }) => {
    await visit(page, '/add?work=12');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Правка работы 12');
    await field(page, 'Дата и/или место').fill('Минск');
    await expect(page.getByText('Черновик сохранён')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Дата и/или место')).toHaveValue('Минск');
    await page.getByRole('button', { name: 'Ещё одна работа' }).click();
    await expect(page).toHaveURL('/add');
    await expect(page.getByText('Черновики: 1')).toBeVisible();
    await visit(page, '/add?work=9999');
    await expect(page.getByText('Работы 9999 нет.')).toBeVisible();
  },
);

test('it turns what cannot be saved here into a package, and says what cannot', async ({
  page,
}) => {
  await visit(page, '/add');
  await openWorks(page);
  await page.locator('details li > button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Удалять работы и менять их порядок можно только там');
  await expect(page.getByRole('button', { name: /Удалить работу|Изменить порядок/ })).toHaveCount(
    0,
  );
  await dialog.getByRole('button', { name: 'Скрыть из галереи' }).click();
  await expect(page.getByLabel('Показывать в галерее')).not.toBeChecked();
  const { work } = await downloadPackage(page);
  expect(work).toMatchObject({ replaces: true, entry: { active: 'false' } });
});

test('it lets unknown words be translated where they are met', FULL, async ({ page }) => {
  await visit(page, '/add');
  await field(page, 'Название').fill('Озеро');
  await field(page, 'Дата и/или место').fill('Бобруйщина, май 2025');
  await field(page, 'Дата и/или место').blur();
  const date = field(page, 'Дата и/или место');
  await expect(date).toHaveAccessibleDescription(/Словарь этого не\sзнает/);
  await field(page, 'Бобруйщина (английский)').fill('Bobruisk country');
  await expect(date).not.toHaveAccessibleDescription(/Словарь этого не\sзнает/);
  await expect(field(page, 'Бобруйщина (английский)')).toHaveValue('Bobruisk country');
  const { work } = await downloadPackage(page);
  expect(work.vocabulary).toEqual({ en: { Бобруйщина: 'Bobruisk country' } });
});

test(
  'it says of a draft when it was handed over, and that it was changed since',
  FULL,
  async ({ page }) => {
    await visit(page, '/add');
    await field(page, 'Название').fill('Озеро');
    const { name } = await downloadPackage(page);
    const drafts = page.getByRole('region', { name: 'Черновики' });
    await expect(drafts).toContainText(`файлом ${name}`);
    await expect(drafts).not.toContainText('С тех пор изменён');
    await expect(drafts).toContainText('Черновик сохранён');
    await page.reload();
    await expect(drafts).toContainText(`файлом ${name}`);
    await field(page, 'Название').fill('Озеро в тумане');
    await expect(drafts).toContainText('С тех пор изменён');
    await page.getByRole('button', { name: 'Ещё одна работа' }).click();
    await page.getByText('Черновики: 1').click();
    await expect(drafts.getByRole('listitem')).toContainText(/отдан .* с\sтех пор изменён/);
  },
);

test(
  'it passes the package on by the sharing of the phone, where that takes files',
  FULL,
  async ({ page }) => {
    await visit(page, '/add');
    await expect(page.getByRole('button', { name: 'Отправить файл' })).toHaveCount(0);
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.[0]?.type === 'application/zip',
        share: async ({ files }: ShareData) => {
          if (shared.push(files?.[0]?.name ?? '') === 1) throw new DOMException('', 'AbortError');
          if (shared.length === 2) throw new DOMException('', 'NotAllowedError');
        },
      });
    });
    await page.reload();
    await field(page, 'Название').fill('Озеро');
    const drafts = page.getByRole('region', { name: 'Черновики' });
    const share = page.getByRole('button', { name: 'Отправить файл' });
    const sharedNames = () => page.evaluate(() => (window as never as { shared: string[] }).shared);
    await share.click();
    await expect.poll(async () => (await sharedNames()).length).toBe(1);
    await share.click();
    await expect(page.getByText('Отправить не получилось. Скачайте .zip.')).toBeVisible();
    await expect(drafts).not.toContainText('Отдан');
    await share.click();
    await expect(drafts).toContainText(/Отдан .* файлом ozero-.*\.zip/);
    await expect(page.getByText('Отправить не получилось')).toHaveCount(0);
  },
);

test(
  'it does not ask the browser with every letter whether packages can be shared',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => {
      const questions = { asked: 0 };
      Object.assign(window, { questions });
      Object.assign(navigator, {
        canShare: () => {
          questions.asked += 1;
          return true;
        },
      });
    });
    await visit(page, '/add');
    await expect(page.getByRole('button', { name: 'Отправить файл' })).toBeVisible();
    await field(page, 'Название').pressSequentially('Озеро');
    await expect(field(page, 'Название')).toHaveValue('Озеро');
    expect(await page.evaluate(() => Reflect.get(window, 'questions').asked)).toBe(1);
  },
);

test(
  'it turns a photo that lies on its side, and says when one is small',
  FULL,
  async ({ page }) => {
    await visit(page, '/add');
    await field(page, 'Название').fill('Озеро');
    await pickPhoto(page, await phonePhoto({ width: 300, height: 400 }));
    const part = photoPart(page);
    await expect(part.getByText('300×400')).toBeVisible();
    await expect(part.getByText('Фото маленькое')).toBeVisible();
    await part.getByRole('button', { name: /^Повернуть/ }).click();
    await expect(part.getByText('400×300')).toBeVisible();
    for (let turn = 0; turn < 3; turn += 1) {
      await part.getByRole('button', { name: /^Повернуть/ }).click();
    }
    await expect(part.getByText('300×400')).toBeVisible();
    const { files } = await downloadPackage(page);
    const picture = Object.entries(files).find(([path]) => path.endsWith('.jpg'))?.[1];
    expect(await isUpright(picture ?? new Uint8Array())).toBe(true);
    await pickPhoto(page, await phonePhoto({ width: 1200, height: 900 }));
    await expect(part.getByText('1200×900')).toBeVisible();
    await expect(part.getByText('Фото маленькое')).toHaveCount(0);
  },
);

test('it is accessible with the works open, and with one of them', FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/en/add');
  await page.getByText('All works').click();
  await expect(page.locator('details li > button').first()).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.locator('details li > button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await accessibilityFindings(page, 'dialog[open]')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('it takes a plain work in both languages in at most 12 taps', async ({ page }) => {
    await visit(page, '/add');
    let taps = 0;
    const tap = async (name: string | RegExp) => {
      taps += 1;
      await page.getByRole('button', { name, exact: true }).tap();
    };
    const type = async (label: string, text: string) => {
      taps += 1;
      await field(page, label).tap();
      await page.keyboard.type(text);
    };
    // The button, and the photo in the gallery of the phone.
    taps += 2;
    await pickPhoto(page, await phonePhoto({ width: 1200, height: 1600 }));
    await type('Название', 'Тихое озеро');
    await type('Название по-английски', 'Quiet lake');
    // The list, and the category in it.
    taps += 2;
    await field(page, 'Категория').selectOption('landscape');
    await tap('холст');
    await tap('масло');
    await type('Ширина, см', '60');
    await type('Высота, см', '80');
    // The month that it is.
    await tap(/^\p{L}+ 20\d\d$/u);
    await expect(photoPart(page).getByRole('img', { name: 'Готовое фото' })).toBeVisible();
    taps += 1;
    const { work } = await downloadPackage(page);
    expect(work.entry).toMatchObject({
      id: NEXT_ID,
      category: 'landscape',
      details: { date: expect.stringMatching(/20\d\d$/), desc: 'холст, масло, 60х80 см' },
    });
    expect(work.words).toEqual({ ru: { title: 'Тихое озеро' }, en: { title: 'Quiet lake' } });
    expect(taps).toBeLessThanOrEqual(12);
  });
});
